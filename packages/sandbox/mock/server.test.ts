import {bounds} from '../bounds';
import type {SandboxRequest} from '../request';
import type {MockApi} from './mockApi';
import {serveMock} from './server';

const requests: SandboxRequest[] = [];
const respond: MockApi['respond'] = (request) => {
  requests.push(request);
  if (request.url === '/v1/broken') {
    throw new Error('broken');
  }
  return {status: 201, headers: {'X-Test': '1'}, body: {text: 'ok'}};
};

it('passes requests to the current API, and continues after an error', async () => {
  const api = {respond, operationOf: () => undefined, basePath: '/v1', exampleKey: 'bird_1', operations: []};
  let current: MockApi = api;
  const {server, url} = await serveMock(() => current, 0, 'npm run mock');
  const options = {method: 'POST', body: '{"é": 1}', headers: {Prefer: 'code=201'}};
  const response = await fetch(`${url}/birds?limit=1`, options);
  expect([response.status, response.headers.get('x-test'), await response.json()]).toEqual([201, '1', {text: 'ok'}]);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(requests.at(-1)).toMatchObject({...options, url: '/v1/birds?limit=1', headers: {prefer: 'code=201'}});

  await fetch(url, {method: 'POST', body: Buffer.alloc(bounds.body + 1)});
  expect([requests.at(-1)?.bodyIsTooLarge, requests.at(-1)?.body]).toEqual([true, undefined]);

  const head = await fetch(`${url}/birds`, {method: 'HEAD'});
  expect([head.status, requests.at(-1)?.method, await head.text()]).toEqual([201, 'GET', '']);
  expect(head.headers.get('content-length')).toBe('13');
  const asked = {'access-control-request-headers': 'authorization', 'access-control-request-method': 'PATCH'};
  const preflight = await fetch(`${url}/birds`, {method: 'OPTIONS', headers: asked});
  expect([preflight.status, Object.fromEntries(preflight.headers)]).toEqual([
    204,
    expect.objectContaining({
      'access-control-allow-origin': '*',
      'access-control-allow-headers': 'authorization',
      'access-control-allow-methods': expect.stringContaining('PATCH') as string,
    }),
  ]);

  current = {...api, respond: () => ({status: 202, headers: {}, body: {text: 'edited'}})};
  expect((await fetch(url)).status).toBe(202);
  current = api;

  const error = jest.spyOn(console, 'error').mockImplementation();
  expect((await fetch(`${url}/broken`)).status).toBe(500);
  expect(error).toHaveBeenCalledWith(expect.objectContaining({message: 'broken'}));
  error.mockRestore();

  const port = Number(new URL(url).port);
  await expect(serveMock(() => api, port, 'npm run mock')).rejects.toThrow(
    `Port ${port} is taken. Choose a different one: npm run mock -- --port ${port + 1}`,
  );
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});
