import assert from 'node:assert/strict';
import {execFile, spawn} from 'node:child_process';
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

/** Starts the receiver and waits until it responds. */
async function start() {
  const port = await freePort();
  const env = {...process.env, PORT: port, MAILWREN_SIGNING_SECRET: secret};
  const receiver = spawn(process.execPath, ['receiver.mjs'], {env});
  let output = '';
  receiver.stdout.on('data', (text) => (output += text));
  const url = `http://127.0.0.1:${port}/webhooks/mailwren`;
  for (;;) {
    try {
      await fetch(url);
      break;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  /** Stops the receiver and returns the lines that it printed. */
  const stop = async () => {
    receiver.kill();
    await once(receiver, 'close');
    return output.trim().split('\n');
  };
  return {env, url, stop};
}

async function send(url, id, event) {
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
  return (await fetch(url, {method: 'POST', headers, body})).status;
}

test('prints what the guide promises for the test events', async () => {
  const {env, url, stop} = await start();
  const printed = await new Promise((resolve) =>
    execFile(process.execPath, ['send-test-event.mjs', url], {env}, (_, stdout) =>
      resolve(stdout),
    ),
  );
  assert.match(printed, /^(?:PASS .+\n){4}$/);
  assert.deepEqual(await stop(), [
    'ada@customer.example: undeliverable (unknown_address)',
  ]);
});

test('updates contacts after bounces and complaints', async () => {
  const {url, stop} = await start();
  const bounced = (recipient, suppression_id) => ({
    type: 'email.bounced',
    data: {recipient, reason: 'content', suppression_id},
  });
  const complained = {
    type: 'email.complained',
    data: {recipient: 'ben@customer.example'},
  };
  assert.equal(await send(url, 'evt_1', bounced('ada@customer.example', null)), 204);
  assert.equal(await send(url, 'evt_2', complained), 204);
  assert.equal(await send(url, 'evt_3', {type: 'email.unknown', data: {}}), 204);
  assert.deepEqual(await stop(), [
    'ben@customer.example: do not email (email.complained)',
  ]);
});

test('updates contacts after bounces, complaints and unsubscribes of campaigns', async () => {
  const {url, stop} = await start();
  const suppressed = (email, reason) => ({
    type: 'suppression.created',
    data: {email, reason},
  });
  const updated = (email, status) => ({
    type: 'subscriber.updated',
    data: {email, status, audience_id: 'aud_7Qm4ZtK9xRb2WcV6nLp8'},
  });
  assert.equal(
    await send(url, 'evt_1', suppressed('ada@customer.example', 'hard_bounce')),
    204,
  );
  assert.equal(
    await send(url, 'evt_2', suppressed('ben@customer.example', 'complaint')),
    204,
  );
  assert.equal(
    await send(url, 'evt_3', updated('ben@customer.example', 'complained')),
    204,
  );
  assert.equal(
    await send(url, 'evt_4', updated('cleo@customer.example', 'unsubscribed')),
    204,
  );
  assert.deepEqual(await stop(), [
    'ada@customer.example: undeliverable (hard_bounce)',
    'ben@customer.example: do not email (complaint)',
    'cleo@customer.example: left aud_7Qm4ZtK9xRb2WcV6nLp8',
  ]);
});

test('acknowledges an event only after it is stored', async () => {
  const {url, stop} = await start();
  const complained = {
    type: 'email.complained',
    data: {recipient: 'ben@customer.example'},
  };
  assert.equal(await send(url, 'evt_1', {type: 'email.complained'}), 500);
  assert.equal(await send(url, 'evt_1', complained), 204);
  assert.deepEqual(await stop(), [
    'ben@customer.example: do not email (email.complained)',
  ]);
});

test('does not start with an empty secret', async () => {
  const env = {...process.env, MAILWREN_SIGNING_SECRET: 'whsec_'};
  const [code] = await once(spawn(process.execPath, ['receiver.mjs'], {env}), 'close');
  assert.equal(code, 2);
});
