import {importTypeScript} from './compile';
import {hostPrograms, textOf} from './host';

/**
 * Calls route handlers of Next.js: functions from a standard request to a
 * standard response, which need nothing of Next.js itself.
 */
void hostPrograms(async ({dir, files: [file = '']}, print) => {
  const handlers = Object.entries(await importTypeScript(dir, file));
  if (handlers.length === 0) {
    throw new Error(`${file} exports no handler.`);
  }
  for (const [method, handler] of handlers) {
    const address = `http://localhost/${file.replace(/^app\/|\/route\.ts$/gu, '')}`;
    print(await textOf(await (handler as (request: Request) => Promise<Response>)(new Request(address, {method}))));
  }
});
