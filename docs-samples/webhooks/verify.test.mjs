import assert from 'node:assert/strict';
import {createHmac} from 'node:crypto';
import {test} from 'node:test';

import {verify} from './verify.mjs';

const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const body = '{"type":"email.delivered"}';

/** Returns the headers of a signed event that was sent a few seconds ago. */
function sign({age = 0, usedSecret = secret} = {}) {
  const id = 'evt_6Rk2Wd9TzQ4LmXb8VcN3';
  const timestamp = Math.floor(Date.now() / 1000) - age;
  const key = Buffer.from(usedSecret.slice('whsec_'.length), 'base64');
  const digest = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`);
  return new Headers({
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': `v1,${digest.digest('base64')}`,
  });
}

test('accepts a valid event', async () => {
  assert.deepEqual(await verify(body, sign(), secret), {type: 'email.delivered'});
});

test('rejects a changed body', async () => {
  await assert.rejects(verify(body.replace('delivered', 'bounced'), sign(), secret));
});

test('rejects an old event', async () => {
  await assert.rejects(verify(body, sign({age: 301}), secret), /timestamp/);
});

test('accepts multiple signatures, one of which is valid', async () => {
  const headers = sign();
  const valid = headers.get('webhook-signature');
  headers.set('webhook-signature', `v1,bm90IHRoaXMgb25l ${valid}`);
  assert.ok(await verify(body, headers, secret));
});

test('rejects every event if the secret is empty', async () => {
  const forged = sign({usedSecret: 'whsec_'});
  await assert.rejects(verify(body, forged, ''));
  await assert.rejects(verify(body, forged, 'whsec_'));
});
