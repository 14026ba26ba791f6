import assert from 'node:assert/strict';
import {mock, test} from 'node:test';

import {send} from './retry.mjs';

const email = {from: 'orders@shop.example', to: ['anna@customer.example']};

/** Makes `fetch` return these responses in turn. Returns the requests. */
function respondWith(...responses) {
  const requests = [];
  mock.method(globalThis, 'fetch', async (_url, options) => {
    requests.push(options);
    return responses[requests.length - 1](options);
  });
  return requests;
}

const accepted = () => Response.json({data: {id: 'em_1'}}, {status: 202});
const html = () => new Response('<h1>Bad gateway</h1>', {status: 502});

test('retries a bad gateway with the same key', async () => {
  const requests = respondWith(html, accepted);
  assert.deepEqual(await send(email, 'order-1-receipt'), {id: 'em_1'});
  assert.deepEqual(
    requests.map(({headers}) => headers['Idempotency-Key']),
    ['order-1-receipt', 'order-1-receipt'],
  );
});

test('reports a rejected email without a retry', async () => {
  const problem = {code: 'domain_not_verified'};
  const requests = respondWith(() => Response.json(problem, {status: 403}));
  await assert.rejects(send(email, 'order-1-receipt'), /403.*domain_not_verified/);
  assert.equal(requests.length, 1);
});

test('does not wait for hours', async () => {
  const headers = {'Retry-After': '40210'};
  const requests = respondWith(() => Response.json({}, {status: 429, headers}));
  await assert.rejects(send(email, 'order-1-receipt'), /429/);
  assert.equal(requests.length, 1);
});

test('retries after a timeout', async () => {
  mock.method(AbortSignal, 'timeout', () => AbortSignal.abort());
  const hang = ({signal}) => {
    assert.ok(signal, 'the request has no timeout');
    return new Promise((_, reject) =>
      signal.aborted ? reject(signal.reason) : undefined,
    );
  };
  respondWith(hang, accepted);
  assert.deepEqual(await send(email, 'order-1-receipt'), {id: 'em_1'});
});
