import {createHmac, randomUUID} from 'node:crypto';

const url = process.argv[2] ?? 'http://localhost:3000/webhooks/mailwren';
const secret = process.env.MAILWREN_SIGNING_SECRET;
if (!secret?.startsWith('whsec_')) {
  console.error('Set MAILWREN_SIGNING_SECRET to the secret that your receiver uses.');
  process.exit(2);
}

const id = `evt_${randomUUID().replaceAll('-', '').slice(0, 20)}`;
const now = Math.floor(Date.now() / 1000);
const event = JSON.stringify({
  type: 'email.bounced',
  timestamp: new Date().toISOString(),
  data: {
    id: 'em_5fK2mQ9xTz7RbW3cVn8L',
    object: 'email',
    status: 'bounced',
    recipient: 'ada@customer.example',
    reason: 'unknown_address',
    suppression_id: 'sup_8Bm3Yx6KtR1zPw9LdV4c',
  },
});

async function send(name, isValid, {body = event, timestamp = now} = {}) {
  const signature = createHmac('sha256', Buffer.from(secret.slice(6), 'base64'))
    .update(`${id}.${timestamp}.${event}`)
    .digest('base64');
  const {status} = await fetch(url, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(timestamp),
      'webhook-signature': `v1,${signature}`,
    },
    body,
  });
  const passed = Math.floor(status / 100) === (isValid ? 2 : 4);
  console.log(passed ? 'PASS' : 'FAIL', status, name);
  if (!passed) process.exitCode = 1;
}

await send('valid event', true);
await send('same event again', true);
await send('changed body', false, {body: event.replace('ada@', 'eve@')});
await send('timestamp 10 minutes old', false, {timestamp: now - 600});
