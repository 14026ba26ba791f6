import assert from 'node:assert/strict';
import {execFile} from 'node:child_process';
import {once} from 'node:events';
import {createServer} from 'node:http';
import {buffer} from 'node:stream/consumers';
import {test} from 'node:test';
import {promisify} from 'node:util';

import {isGenuine} from './verify.mjs';

const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';

const server = createServer(async (request, response) => {
  const genuine = isGenuine(request.headers, await buffer(request), secret);
  response.writeHead(genuine ? 204 : 400).end();
});

/** What the program prints that sends an event, signed with a secret. */
async function send(usedSecret) {
  const address = `http://127.0.0.1:${server.address().port}/mailwren/events`;
  const {stdout} = await promisify(execFile)(
    process.execPath,
    ['send-test-event.mjs', address],
    {env: {...process.env, MAILWREN_SIGNING_SECRET: usedSecret}},
  );
  return stdout.trim();
}

test('sends an event that a receiver takes, and refuses with another secret', async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  assert.equal(await send(secret), '204 The event was accepted.');
  assert.equal(await send('whsec_YW5vdGhlciBzZWNyZXQ='), '400 The event was refused.');
  server.close();
});
