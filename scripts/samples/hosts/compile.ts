import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {pathToFileURL} from 'node:url';

import {transform} from 'esbuild';

/** Takes the types out of a file, and imports what is left. */
export async function importTypeScript(dir: string, name: string): Promise<Record<string, unknown>> {
  const {code} = await transform(await readFile(path.join(dir, name), 'utf8'), {loader: 'ts', format: 'esm'});
  return importText(path.join(dir, `${name}.mjs`), code);
}

/** Writes a module and imports it. */
export async function importText(file: string, code: string): Promise<Record<string, unknown>> {
  await writeFile(file, code);
  return (await import(pathToFileURL(file).href)) as Record<string, unknown>;
}
