/** Runs the samples of a JavaScript framework one after the other; see inHost. Arguments: the target and the list. */
import {readFileSync, writeFileSync} from 'node:fs';
import type {AddressInfo, Server} from 'node:net';
import path from 'node:path';
import {format} from 'node:util';

import {requireSamplePackage} from '../../packages';
import {importSource, useComponent} from './compile';

const {$fetch} = requireSamplePackage('ofetch') as {$fetch: unknown};

const {createApp, createError, createRouter, defineEventHandler, toWebHandler} = requireSamplePackage('h3') as {
  createError: unknown;
  defineEventHandler: unknown;
  createApp: (options: {onError: (error: Error) => never}) => {use: (router: unknown) => unknown};
  createRouter: () => {add: (path: string, handler: unknown, method: string) => unknown};
  toWebHandler: (app: unknown) => (request: Request) => Promise<Response>;
};

/** Simulates a visitor, prints the result, and throws if it fails. */
type Visit = (dir: string, files: readonly string[], print: (text: string) => void) => Promise<void>;

/** The parts of an Express app that are used here. */
interface ExpressApp {
  listen: (...args: unknown[]) => Server;
  router: {stack: readonly {route?: {path: string; methods: Readonly<Record<string, boolean>>}}[]};
}

async function textOf(response: Response): Promise<string> {
  const text = await response.text();
  if (!response.ok) {
    throw new Error(`The route responded with ${response.status}: ${text}`);
  }
  return text;
}

/** Runs a program that starts an Express server, on a free port regardless of the port it specifies. */
async function startServer(file: string): Promise<{app: ExpressApp; origin: string}> {
  // The program requires the same instance.
  const {application} = requireSamplePackage('express') as {application: ExpressApp};
  const {listen} = application;
  const started = new Promise<{app: ExpressApp; server: Server}>((resolve) => {
    application.listen = function listenAnywhere(this: ExpressApp) {
      const server = listen.call(this, 0, '127.0.0.1', () => resolve({app: this, server}));
      return server;
    };
  });
  await import(file).finally(() => (application.listen = listen));
  const {app, server} = await started;
  return {app, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`};
}

const realFetch = globalThis.fetch;

const visits: Readonly<Record<string, Visit>> = {
  /** Route handlers are functions from a standard request to a standard response, which do not need Next.js itself. */
  next: async (dir, [file = ''], print) => {
    const handlers = Object.entries(await importSource(path.join(dir, file)));
    if (handlers.length === 0) {
      throw new Error(`${file} exports no handler.`);
    }
    for (const [method, handler] of handlers) {
      const url = `http://localhost/${file.replace(/^app\/|\/route\.ts$/gu, '')}`;
      print(await textOf(await (handler as (request: Request) => Promise<Response>)(new Request(url, {method}))));
    }
  },
  /** Server routes run on h3, the server of Nuxt; file names contain path and method. */
  nuxt: async (dir, [file = ''], print) => {
    Object.assign(globalThis, {createError, defineEventHandler, $fetch});
    const [, route = '', method = 'get'] =
      /^server(\/api\/.+?)(?:\.(get|post|put|patch|delete))?\.ts$/u.exec(file) ?? [];
    const {default: handler} = await importSource(path.join(dir, file));
    const onError = (error: Error): never => {
      throw error;
    };
    const app = createApp({onError}).use(createRouter().add(route, handler, method));
    const request = new Request(`http://localhost${route}`, {method: method.toUpperCase()});
    print(await textOf(await toWebHandler(app)(request)));
  },
  express: async (dir, [file = ''], print) => {
    const {app, origin} = await startServer(path.join(dir, file));
    for (const {route} of app.router.stack) {
      for (const method of Object.keys(route?.methods ?? {})) {
        print(await textOf(await fetch(origin + (route?.path ?? ''), {method: method.toUpperCase()})));
      }
    }
  },
  vue: async (dir, [file = '', server = ''], print) => {
    const {origin} = await startServer(path.join(dir, server));
    // In a browser, a URL without a host belongs to the page's origin.
    globalThis.fetch = (input, options) =>
      realFetch(typeof input === 'string' && input.startsWith('/') ? origin + input : input, options);
    print(await useComponent(path.join(dir, file)));
  },
};

async function hostPrograms(visit: Visit, list: string): Promise<void> {
  for (const line of readFileSync(list, 'utf8').trim().split('\n')) {
    const [id = '', dir = '', ...files] = line.split('\t');
    const out: string[] = [];
    const err: string[] = [];
    console.log = (...values: unknown[]) => out.push(format(...values));
    console.warn = console.error = (...values: unknown[]) => err.push(format(...values));
    const code = await visit(dir, files, (text) => out.push(text)).then(
      () => 0,
      (error: unknown) => {
        err.push(format(error));
        return 1;
      },
    );
    writeFileSync(path.join(dir, 'stdout'), out.join('\n'));
    writeFileSync(path.join(dir, 'stderr'), err.join('\n'));
    process.stdout.write(`${id} ${code}\n`);
  }
  // Some programs leave servers open.
  process.exit(0);
}

const [, , target = '', list = ''] = process.argv;
const visit = visits[target];
if (!visit) {
  throw new Error(`There is no host for ${target}.`);
}
void hostPrograms(visit, list);
