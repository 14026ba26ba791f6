import assert from 'node:assert/strict';
import {beforeEach, mock, test} from 'node:test';

process.env.CONFIRM_SECRET = 'a-secret-of-the-test';
process.env.NEWSLETTER_AUDIENCE = 'aud_7Qm4ZtK9xRb2WcV6nLp8';
const {confirm, requestConfirmation} = await import('./newsletter.mjs');

const signedUp = Date.parse('2026-03-02T09:00:00Z');
const minutes = 60_000;
let requests = [];
let respond;

mock.method(globalThis, 'fetch', async (url, {method = 'GET', headers, body}) => {
  const request = {
    method,
    path: url.replace(/^.*\/(?=subscribers)/, ''),
    key: headers['Idempotency-Key'],
    body: body && JSON.parse(body),
  };
  requests.push(request);
  const {status = 200, ...content} = respond(request);
  return Response.json(content, {status});
});

beforeEach(() => {
  requests = [];
  respond = () => ({data: {}});
  mock.timers.reset();
  mock.timers.enable({apis: ['Date'], now: signedUp});
});

const tokenFrom = (link) => new URL(link).searchParams.get('token');

test('sends one email for repeated requests, and another one after ten minutes', async () => {
  await requestConfirmation('ada@customer.example');
  mock.timers.tick(5 * minutes);
  await requestConfirmation('ada@customer.example');
  mock.timers.tick(10 * minutes);
  await requestConfirmation('ada@customer.example');
  const [first, repeated, resent] = requests;
  assert.deepEqual(repeated, first);
  assert.notEqual(resent.key, first.key);
});

test('reports an email that was not sent', async () => {
  respond = () => ({status: 400, code: 'idempotency_key_reused', detail: 'Reused.'});
  await assert.rejects(requestConfirmation('ada@customer.example'), /key_reused/);
});

test('stores the time of the click', async () => {
  const token = tokenFrom(await requestConfirmation('ada@customer.example'));
  mock.timers.tick(60 * minutes);
  assert.equal(await confirm(token), 'subscribed');
  const {confirmed_at} = requests[1].body.custom_fields;
  assert.equal(confirmed_at, '2026-03-02T10:00:00.000Z');
});

test('resubscribes a person who had unsubscribed', async () => {
  const token = tokenFrom(await requestConfirmation('ada@customer.example'));
  respond = ({method}) =>
    ({
      POST: {status: 400, code: 'already_exists', detail: 'Exists.'},
      GET: {data: [{id: 'sub_1', status: 'unsubscribed'}]},
      PATCH: {data: {}},
    })[method];
  assert.equal(await confirm(token), 'subscribed');
  const {method, path, body} = requests.at(-1);
  assert.equal(`${method} ${path}`, 'PATCH subscribers/sub_1');
  assert.equal(body.status, 'subscribed');
});

test('rejects a changed or expired token', async () => {
  const token = tokenFrom(await requestConfirmation('ada@customer.example'));
  assert.equal(
    await confirm(token.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))),
    'invalid',
  );
  mock.timers.tick(3 * 24 * 60 * minutes + 1);
  assert.equal(await confirm(token), 'expired');
  assert.equal(requests.length, 1);
});
