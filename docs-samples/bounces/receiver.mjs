import {createHmac, timingSafeEqual} from 'node:crypto';
import {createServer} from 'node:http';

const secret = process.env.MAILWREN_SIGNING_SECRET;
const key = Buffer.from(secret?.replace('whsec_', '') ?? '', 'base64');
if (key.length === 0) {
  console.error(
    'Set MAILWREN_SIGNING_SECRET to the signing secret of your webhook: whsec_…',
  );
  process.exit(2);
}
const seen = new Map(); // In production: a table, kept for at least three days.
const contacts = new Map(); // In production: your customers.

function isGenuine(headers, rawBody) {
  const {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures = '',
  } = headers;
  if (!id || !(Math.abs(Date.now() / 1000 - Number(timestamp)) <= 300)) return false;
  const expected = createHmac('sha256', key)
    .update(`${id}.${timestamp}.${rawBody}`)
    .digest();
  return signatures.split(' ').some((signature) => {
    const [version, value = ''] = signature.split(',');
    const given = Buffer.from(value, 'base64');
    return (
      version === 'v1' &&
      given.length === expected.length &&
      timingSafeEqual(given, expected)
    );
  });
}

function mark(address, state, why) {
  contacts.set(address, state);
  console.log(`${address}: ${state}${why ? ` (${why})` : ''}`);
}

function handle({type, data}) {
  switch (type) {
    case 'email.bounced':
      if (data.suppression_id) mark(data.recipient, 'undeliverable', data.reason);
      break;
    case 'email.complained':
    case 'email.unsubscribed':
      mark(data.recipient, 'no marketing', type);
      break;
    case 'subscriber.updated':
      if (data.status !== 'subscribed') mark(data.email, 'no marketing', data.status);
      break;
    default: // Events this program does not know are fine.
  }
}

createServer(async (request, response) => {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  const rawBody = Buffer.concat(chunks).toString('utf8');

  if (request.method !== 'POST' || !isGenuine(request.headers, rawBody)) {
    response.writeHead(401).end();
    return;
  }
  response.writeHead(204).end();

  const id = request.headers['webhook-id'];
  if (!seen.has(id)) {
    seen.set(id, Date.now());
    handle(JSON.parse(rawBody));
  }
}).listen(Number(process.env.PORT ?? 3000));
