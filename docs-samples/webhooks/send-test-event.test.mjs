import assert from 'node:assert/strict';
import {execFile} from 'node:child_process';
import {once} from 'node:events';
import {createServer} from 'node:http';
import {text} from 'node:stream/consumers';
import {test} from 'node:test';

import {verify} from './verify.mjs';

const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';

/** Returns the script's output and exit code for a receiver that accepts the events for which `accepts` returns true. */
async function run(accepts, usedSecret = secret) {
  const server = createServer(async (request, response) => {
    const isValid = await accepts(await text(request), new Headers(request.headers));
    response.writeHead(isValid ? 204 : 401).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${server.address().port}/webhooks/mailwren`;
  const env = {...process.env, MAILWREN_SIGNING_SECRET: usedSecret};
  const result = await new Promise((resolve) =>
    execFile(process.execPath, ['send-test-event.mjs', url], {env}, (error, stdout) =>
      resolve({code: error?.code ?? 0, lines: stdout.trim().split('\n')}),
    ),
  );
  server.close();
  return result;
}

const verifies = (body, headers) =>
  verify(body, headers, secret).then(
    () => true,
    () => false,
  );

test('passes a receiver that verifies signatures', async () => {
  assert.deepEqual(await run(verifies), {
    code: 0,
    lines: [
      'PASS 204 valid event',
      'PASS 204 same event again',
      'PASS 401 changed body',
      'PASS 401 timestamp 10 minutes old',
    ],
  });
});

test('fails a receiver that accepts everything', async () => {
  const {code, lines} = await run(() => true);
  assert.equal(code, 1);
  assert.deepEqual(lines.slice(2), [
    'FAIL 204 changed body',
    'FAIL 204 timestamp 10 minutes old',
  ]);
});

test('fails a receiver that uses a different secret', async () => {
  const {code, lines} = await run(verifies, 'whsec_YW5vdGhlciBzZWNyZXQ=');
  assert.equal(code, 1);
  assert.equal(lines[0], 'FAIL 401 valid event');
});
