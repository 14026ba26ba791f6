import {type IncomingMessage, type Server, type ServerResponse, createServer} from 'node:http';
import {buffer} from 'node:stream/consumers';

import {listen} from '@packages/files';
import mapValues from 'lodash/mapValues';

import type {MockApi} from './mockApi';

/** The maximum size of a body, in bytes: more than the largest message as JSON. */
export const maxBodyBytes = 32 * 1024 * 1024;

async function respond(api: MockApi, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const {method = 'GET', url = '/'} = request;
  // One value per header; Node.js returns headers that may be repeated as lists.
  const received = mapValues(request.headers, (value) => [value].flat().join(', '));
  const content = await buffer(request);
  const sent = content.length > maxBodyBytes ? {bodyIsTooLarge: true} : {body: content.toString()};
  const {status, headers, body} = api.respond({method, url, headers: received, ...sent});
  if (body === undefined) {
    response.writeHead(status, headers).end();
    return;
  }
  const text = JSON.stringify(body);
  response.writeHead(status, {...headers, 'Content-Length': Buffer.byteLength(text)}).end(text);
}

/** Handles a request to an API. */
export function handleRequest(api: MockApi, request: IncomingMessage, response: ServerResponse): void {
  respond(api, request, response).catch((error: unknown) => {
    // A client that disconnects while sending is not an error of the server.
    if (request.destroyed && !request.complete) {
      return;
    }
    console.error(error);
    response.writeHead(500, {'Content-Type': 'text/plain'}).end('The mock server failed. See its terminal output.\n');
  });
}

/**
 * Starts the mock server on this machine. Its API can be replaced while it runs.
 *
 * @param port 0 for any free port
 * @param command what starts it, for the message if the port is taken
 * @returns the server and the URL of the API, including its path
 * @throws UserError if the port is taken
 */
export async function serveMock(
  currentApi: () => MockApi,
  port: number,
  command: string,
): Promise<{server: Server; url: string}> {
  const server = createServer((request, response) => handleRequest(currentApi(), request, response));
  const actual = await listen(server, port, command);
  return {server, url: `http://127.0.0.1:${actual}${currentApi().basePath}`};
}
