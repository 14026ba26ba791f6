import {createHmac} from 'node:crypto';

const secret = process.env.MAILWREN_SIGNING_SECRET.replace('whsec_', '');
const id = 'evt_test';
const timestamp = String(Math.floor(Date.now() / 1000));
const body = JSON.stringify({
  type: 'email.delivered',
  timestamp: new Date().toISOString(),
  data: {},
});
const signature = createHmac('sha256', Buffer.from(secret, 'base64'))
  .update(`${id}.${timestamp}.${body}`)
  .digest('base64');

const genuine = {
  'webhook-id': id,
  'webhook-timestamp': timestamp,
  'webhook-signature': `v1,${signature}`,
};
const forged = {...genuine, 'webhook-id': 'evt_other'};
const outdated = {...genuine, 'webhook-timestamp': '1'};

for (const headers of [genuine, forged, outdated]) {
  const {status} = await fetch('http://localhost:8080', {
    method: 'POST',
    body,
    headers,
  });
  console.log(status);
}
