import assert from 'node:assert/strict';
import {createHmac} from 'node:crypto';
import {test} from 'node:test';

import {isGenuine} from './verify.mjs';

const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const now = 1_772_442_849;
const body = '{"type":"email.delivered"}';

function sign(id, timestamp, text, usedSecret = secret) {
  const key = Buffer.from(usedSecret.slice('whsec_'.length), 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${text}`).digest('base64')}`;
}

const headers = {
  'webhook-id': 'evt_6Rk2Wd9TzQ4LmXb8VcN3',
  'webhook-timestamp': String(now),
  'webhook-signature': sign('evt_6Rk2Wd9TzQ4LmXb8VcN3', now, body),
};

test('accepts a valid event', () => {
  assert.equal(isGenuine(headers, body, secret, now), true);
});

test('rejects a changed body', () => {
  assert.equal(
    isGenuine(headers, body.replace('delivered', 'bounced'), secret, now),
    false,
  );
});

test('rejects an old event', () => {
  assert.equal(isGenuine(headers, body, secret, now + 301), false);
});

test('accepts one valid signature of several', () => {
  const signatures = `v1,bm90IHRoaXMgb25l ${headers['webhook-signature']}`;
  assert.equal(
    isGenuine({...headers, 'webhook-signature': signatures}, body, secret, now),
    true,
  );
});

test('rejects every event if the secret is empty', () => {
  const signature = sign(headers['webhook-id'], now, body, 'whsec_');
  const forged = {...headers, 'webhook-signature': signature};
  assert.equal(isGenuine(forged, body, '', now), false);
  assert.equal(isGenuine(forged, body, 'whsec_', now), false);
});
