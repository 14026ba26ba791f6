import {bundleDescription} from '../reference/checkDescription';
import {type SampleApi, serveSampleApi} from './api';

let api: SampleApi;
beforeAll(async () => {
  api = await serveSampleApi(await bundleDescription());
});
afterAll(() => api.close());

const list = (id: string, key = api.key): Promise<Response> =>
  fetch(`${api.originOf(id)}/v1/emails?limit=1`, {headers: {Authorization: `Bearer ${key}`}});

const send = (id: string): Promise<Response> =>
  fetch(`${api.originOf(id)}/v1/emails`, {
    method: 'POST',
    headers: {Authorization: `Bearer ${api.key}`, 'Content-Type': 'application/json'},
    body: JSON.stringify({from: 'a@shop.example', to: ['b@customer.example'], subject: 'Hello', text: 'Hello'}),
  });

const seen = (id: string): unknown[] =>
  api.requestsOf(id).map(({path, operation, status}) => [path, operation, status]);

test('requests are told apart by program, and by part of a program', async () => {
  await list('one');
  await list('two', 'wrong');
  await list('two', `${api.key}.part`);
  expect(seen('one')).toEqual([['/v1/emails?limit=1', 'listEmails', 200]]);
  expect(seen('two')).toEqual([['/v1/emails?limit=1', 'listEmails', 401]]);
  expect(seen('two.part')).toEqual([['/v1/emails?limit=1', 'listEmails', 200]]);
  expect(seen('three')).toEqual([]);
});

test('responses are those that are expected, in order', async () => {
  api.expect('fails', ['code=429, example=daily_limit_exceeded', 'html', 'drop']);
  const limited = await send('fails');
  expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '40210']);
  expect(await (await list('fails')).text()).toContain('<h1>');
  await expect(list('fails')).rejects.toThrow('fetch failed');
  expect((await list('fails')).status).toBe(200);
  expect(api.requestsOf('fails').map(({status}) => status)).toEqual([429, 502, undefined, 200]);
  api.expect('fails', []);
  expect(seen('fails')).toEqual([]);
});

test('a request that no operation takes is recorded by method and path', async () => {
  await fetch(`${api.originOf('lost')}/v1/birds`);
  expect(seen('lost')).toEqual([['/v1/birds', 'GET /v1/birds', 404]]);
});
