import {createHmac} from 'node:crypto';

const key = Buffer.from(process.env.MAILWREN_SIGNING_SECRET.slice(6), 'base64');
const id = 'evt_test';
const timestamp = String(Math.floor(Date.now() / 1000));
const body = JSON.stringify({
  type: 'email.delivered',
  timestamp: new Date().toISOString(),
  data: {},
});
const signature = createHmac('sha256', key)
  .update(`${id}.${timestamp}.${body}`)
  .digest('base64');

const send = (headers) =>
  fetch('http://localhost:8080', {method: 'POST', body, headers});
const good = {
  'webhook-id': id,
  'webhook-timestamp': timestamp,
  'webhook-signature': `v1,${signature}`,
};

console.log((await send(good)).status); // 204
console.log((await send({...good, 'webhook-id': 'evt_other'})).status); // 400
console.log((await send({...good, 'webhook-timestamp': '1'})).status); // 400
