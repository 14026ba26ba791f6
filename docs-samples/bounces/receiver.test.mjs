import assert from 'node:assert/strict';
import {spawn} from 'node:child_process';
import {createHmac} from 'node:crypto';
import {once} from 'node:events';
import {createServer} from 'node:net';
import {test} from 'node:test';

const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';

async function freePort() {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const {port} = server.address();
  server.close();
  return String(port);
}

const start = (env) =>
  spawn(process.execPath, ['receiver.mjs'], {env: {...process.env, ...env}});

/** Sends an event, signed before `change` is done to it; tries until the receiver is there. */
async function send(port, id, event, change = (body) => body) {
  const body = JSON.stringify(event);
  const timestamp = String(Math.floor(Date.now() / 1000));
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const signature = createHmac('sha256', key)
    .update(`${id}.${timestamp}.${body}`)
    .digest('base64');
  const headers = {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
  };
  for (;;) {
    try {
      const options = {method: 'POST', headers, body: change(body)};
      return (await fetch(`http://127.0.0.1:${port}/`, options)).status;
    } catch {
      await new Promise((done) => setTimeout(done, 50));
    }
  }
}

test('marks who bounced and who complained, once, and refuses what is tampered', async () => {
  const port = await freePort();
  const receiver = start({PORT: port, MAILWREN_SIGNING_SECRET: secret});
  let printed = '';
  receiver.stdout.on('data', (text) => (printed += text));
  const bounced = {
    type: 'email.bounced',
    data: {
      recipient: 'ada@customer.example',
      reason: 'unknown_address',
      suppression_id: 'sup_1',
    },
  };
  const complained = {
    type: 'email.complained',
    data: {recipient: 'ben@customer.example'},
  };
  assert.equal(await send(port, 'evt_1', bounced), 204);
  assert.equal(await send(port, 'evt_1', bounced), 204);
  assert.equal(await send(port, 'evt_2', complained), 204);
  assert.equal(
    await send(port, 'evt_3', complained, (body) => body.replace('ben', 'eve')),
    401,
  );
  receiver.kill();
  await once(receiver, 'close');
  assert.deepEqual(printed.trim().split('\n'), [
    'ada@customer.example: undeliverable (unknown_address)',
    'ben@customer.example: no marketing (email.complained)',
  ]);
});

test('does not start with an empty secret', async () => {
  const [code] = await once(start({MAILWREN_SIGNING_SECRET: 'whsec_'}), 'close');
  assert.equal(code, 2);
});
