import {type IncomingMessage, type Server, type ServerResponse, createServer} from 'node:http';
import {buffer} from 'node:stream/consumers';

import {listen} from '@packages/files';
import mapValues from 'lodash/mapValues';

import {bounds} from '../bounds';
import type {MockApi} from './mockApi';

/** CORS headers that let pages on any origin call the mock, which is for development. */
const shared = {'Access-Control-Allow-Origin': '*', 'Access-Control-Expose-Headers': '*'};

async function respond(api: MockApi, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const {method = 'GET', url = '/'} = request;
  // Joins the values of headers that can occur more than once. Node.js returns these values as lists.
  const received = mapValues(request.headers, (value) => [value].flat().join(', '));
  const content = await buffer(request);
  if (method === 'OPTIONS') {
    const allowed = {
      'Access-Control-Allow-Methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
      'Access-Control-Allow-Headers': received['access-control-request-headers'] ?? '*',
    };
    response.writeHead(204, {...shared, ...allowed}).end();
    return;
  }
  const sent = content.length > bounds.body ? {bodyIsTooLarge: true} : {body: content.toString()};
  // Handled like GET, because Node.js leaves out the body of a response to HEAD.
  const answered = method === 'HEAD' ? 'GET' : method;
  const {status, headers, body} = api.respond({method: answered, url, headers: received, ...sent});
  const text = body === undefined ? undefined : JSON.stringify(body);
  const length = text === undefined ? {} : {'Content-Length': Buffer.byteLength(text)};
  response.writeHead(status, {...shared, ...headers, ...length}).end(text);
}

/** Handles a request to an API. */
export function handleRequest(api: MockApi, request: IncomingMessage, response: ServerResponse): void {
  respond(api, request, response).catch((error: unknown) => {
    // If a client disconnects while sending, this isn't a server error.
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
 * @param command the command that starts the server, for the message if the port is taken
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
