/** Calls the route handlers in a compiled file of Next.js or Nuxt, and prints the response: `node route.mjs <file>`. */
import {createRequire} from 'node:module';
import path from 'node:path';
import process from 'node:process';
import {pathToFileURL} from 'node:url';

const requireSample = createRequire(`${process.cwd()}/`);
const {createApp, createError, defineEventHandler, toWebHandler} = requireSample('h3');

// Nuxt provides these functions, some of them from its server, h3.
Object.assign(globalThis, {createError, defineEventHandler, $fetch: requireSample('ofetch').$fetch});
const {default: nuxt, ...next} = await import(pathToFileURL(path.resolve(process.argv[2])).href);
const onError = (error) => {
  throw error;
};
// Next.js route handlers convert a standard request to a standard response, so they don't need Next.js itself.
const handlers = nuxt ? {GET: toWebHandler(createApp({onError}).use(nuxt))} : next;
for (const [method, handler] of Object.entries(handlers)) {
  const response = await handler(new Request('http://localhost/', {method}));
  (response.ok ? process.stdout : process.stderr).write(await response.text());
  process.exitCode = response.ok ? 0 : 1;
}
