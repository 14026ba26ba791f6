import {createHmac, randomUUID} from 'node:crypto';

const address = process.argv[2] ?? 'http://localhost:3000/mailwren/events';
const secret = process.env.MAILWREN_SIGNING_SECRET;
if (!secret?.startsWith('whsec_')) {
  console.error('Set MAILWREN_SIGNING_SECRET to the secret of your receiver: whsec_…');
  process.exit(2);
}

const body = JSON.stringify({
  type: 'email.bounced',
  timestamp: new Date().toISOString(),
  data: {
    id: 'em_5fK2mQ9xTz7RbW3cVn8L',
    object: 'email',
    status: 'bounced',
    recipient: 'ada@customer.example',
    reason: 'unknown_address',
    metadata: {order_id: '48213'},
  },
});

const id = `evt_${randomUUID().replaceAll('-', '').slice(0, 20)}`;
const timestamp = Math.floor(Date.now() / 1000);
const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
const signature = createHmac('sha256', key)
  .update(`${id}.${timestamp}.${body}`)
  .digest('base64');

const response = await fetch(address, {
  method: 'POST',
  headers: {
    'Content-Type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': `v1,${signature}`,
  },
  body,
});
console.log(
  response.status,
  response.ok ? 'The event was accepted.' : 'The event was refused.',
);
