import type {AddressInfo, Server} from 'node:net';
import path from 'node:path';
import {pathToFileURL} from 'node:url';

/** A route of an Express application. */
interface Route {
  method: string;
  path: string;
}

/** An Express application, as far as it is looked at here. */
interface Application {
  listen: (...args: unknown[]) => Server;
  router: {stack: readonly {route?: {path: string; methods: Readonly<Record<string, boolean>>}}[]};
}

/** The prototype of every application. */
// eslint-disable-next-line @typescript-eslint/no-require-imports
const {application} = require('express') as {application: Application};
const {listen} = application;

/** A server that a program has started, and its routes. */
export interface Started {
  /** Without a slash at the end. */
  origin: string;
  routes: readonly Route[];
}

/**
 * Runs a program that starts an Express server, on a free port whichever it asks for.
 *
 * @throws Error where it starts none
 */
export async function startServer(dir: string, file: string): Promise<Started> {
  const found: {app: Application; server: Server}[] = [];
  application.listen = function listenAnywhere(this: Application) {
    const server = listen.call(this, 0, '127.0.0.1');
    found.push({app: this, server});
    return server;
  };
  await import(pathToFileURL(path.join(dir, file)).href);
  const [started] = found;
  if (!started) {
    throw new Error(`${file} starts no server.`);
  }
  const {app, server} = started;
  if (!server.listening) {
    await new Promise((resolve) => server.once('listening', resolve));
  }
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    routes: app.router.stack.flatMap(({route}) =>
      route ? Object.keys(route.methods).map((method) => ({method: method.toUpperCase(), path: route.path})) : [],
    ),
  };
}
