import assert from 'node:assert/strict';
import {test} from 'node:test';

import {allowedRecipients} from './recipients.mjs';

const customer = 'Ada <ada@customer.example>';
const colleague = 'Ben <ben@shop.example>';

test('production sends to everyone', () => {
  assert.deepEqual(allowedRecipients([customer, colleague], 'production'), [
    customer,
    colleague,
  ]);
});

test('staging and a server without an environment send only to the team', () => {
  for (const environment of ['staging', '', undefined]) {
    const [first, second] = allowedRecipients([customer, colleague], environment);
    assert.match(first, /^delivered\+[0-9a-f]{12}@test\.mailwren\.example$/);
    assert.equal(second, colleague);
  }
});

test('addresses that only look like the team are replaced', () => {
  for (const address of ['ada@shop.example.customer.example', 'ada@myshop.example']) {
    assert.match(
      allowedRecipients([address], 'staging')[0],
      /@test\.mailwren\.example$/,
    );
  }
});

test('each person has their own test recipient', () => {
  const [first, second, again] = allowedRecipients(
    [customer, 'carla@customer.example', customer],
    'staging',
  );
  assert.notEqual(first, second);
  assert.equal(first, again);
});
