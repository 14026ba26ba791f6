import assert from 'node:assert/strict';
import {mock, test} from 'node:test';

import {createSignIn, finishSignIn} from './sign-in.mjs';

test('a code stops working after five wrong ones', () => {
  const {id, code} = createSignIn('ada@customer.example');
  const wrong = code === '000000' ? '000001' : '000000';
  for (let attempt = 0; attempt < 5; attempt += 1) {
    assert.equal(finishSignIn(id, 'code', wrong), null);
  }
  assert.equal(finishSignIn(id, 'code', code), null);
});

test('a sign-in expires, and a code does not work as a token', () => {
  mock.timers.enable({apis: ['Date']});
  const {id, code, link} = createSignIn('ada@customer.example');
  assert.equal(finishSignIn(id, 'token', code), null);
  mock.timers.tick(10 * 60_000 + 1);
  const token = new URL(link).searchParams.get('token');
  assert.equal(finishSignIn(id, 'token', token), null);
  mock.timers.reset();
});
