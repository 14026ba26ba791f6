import {createApp, createError, createRouter, defineEventHandler, toWebHandler, type EventHandler} from 'h3';
import {$fetch} from 'ofetch';

import {importTypeScript} from './compile';
import {hostPrograms, textOf} from './host';

Object.assign(globalThis, {createError, defineEventHandler, $fetch});

/** Serves server routes of Nuxt with h3, the server that Nuxt is built on; their names say path and method. */
void hostPrograms(async ({dir, files: [file = '']}, print) => {
  const [, path = '', method = 'get'] = /^server(\/api\/.+?)(?:\.(get|post|put|patch|delete))?\.ts$/u.exec(file) ?? [];
  const handler = (await importTypeScript(dir, file)).default as EventHandler;
  const app = createApp({
    onError: (error) => {
      throw error;
    },
  }).use(createRouter().add(path, handler, method as 'get'));
  print(await textOf(await toWebHandler(app)(new Request(`http://localhost${path}`, {method: method.toUpperCase()}))));
});
