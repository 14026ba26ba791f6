import type {Server} from 'node:http';

import type {SandboxRequest} from '../../src/openapi/sandbox/request';
import type {MockApi} from './mockApi';
import {maxBodyBytes, serveMock} from './server';

const requests: SandboxRequest[] = [];
const apiThatSays = (text: string): MockApi => ({
  respond: (request) => {
    requests.push(request);
    if (request.url === '/v1/broken') {
      throw new Error('broken');
    }
    return {status: 201, headers: {'X-Test': '1'}, body: {text}};
  },
  operationOf: () => undefined,
  basePath: '/v1',
  exampleKey: 'mw_1',
  operations: [],
});

let api = apiThatSays('first');
let server: Server;
let url = '';
beforeAll(async () => {
  ({server, url} = await serveMock(() => api, 0));
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

it('passes requests to the API and returns its responses', async () => {
  const response = await fetch(`${url}/birds?limit=1`, {
    method: 'POST',
    body: '{"é": 1}',
    headers: {Prefer: 'code=201'},
  });
  expect([response.status, response.headers.get('x-test'), await response.json()]).toEqual([201, '1', {text: 'first'}]);
  expect(requests.at(-1)).toMatchObject({
    method: 'POST',
    url: '/v1/birds?limit=1',
    headers: {prefer: 'code=201'},
    body: '{"é": 1}',
  });
});

it('switches to a new API immediately', async () => {
  api = apiThatSays('second');
  expect(await (await fetch(url)).json()).toEqual({text: 'second'});
});

it('discards a body that is larger than any message', async () => {
  const response = await fetch(url, {method: 'POST', body: Buffer.alloc(maxBodyBytes + 1)});
  expect(response.status).toBe(201);
  expect(requests.at(-1)).toMatchObject({bodyIsTooLarge: true});
  expect(requests.at(-1)?.body).toBeUndefined();
});

it('logs an error and continues', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation();
  expect((await fetch(`${url}/broken`)).status).toBe(500);
  expect(error).toHaveBeenCalledWith(expect.objectContaining({message: 'broken'}));
  error.mockRestore();
  expect((await fetch(url)).status).toBe(201);
});

it('suggests another port if the port is taken', async () => {
  const {port} = new URL(url);
  await expect(serveMock(() => api, Number(port))).rejects.toThrow(
    `Port ${port} is taken. Choose another one: npm run api:mock -- --port ${Number(port) + 1}`,
  );
});
