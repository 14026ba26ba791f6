import {createServer} from 'node:http';
import {text} from 'node:stream/consumers';

import {verify} from './verify.mjs';

const secret = process.env.MAILWREN_SIGNING_SECRET;
if (!/^whsec_./.test(secret)) {
  console.error('Set MAILWREN_SIGNING_SECRET to the signing secret of your webhook.');
  process.exit(2);
}

const contacts = new Map(); // In production: your customer table.
const optOuts = new Set(); // In production: a table of contacts and audiences.
const processed = new Set(); // In production: a table with a unique event ID.

function setStatus(email, status, reason) {
  contacts.set(email, status);
  console.log(`${email}: ${status} (${reason})`);
}

function processEvent({type, data}) {
  switch (type) {
    case 'email.bounced':
      // Without a suppression, only this message was rejected.
      if (data.suppression_id) setStatus(data.recipient, 'undeliverable', data.reason);
      break;
    case 'email.complained':
    case 'email.unsubscribed':
      setStatus(data.recipient, 'do not email', type);
      break;
    case 'suppression.created': // Also sent for campaigns, which have no email.* events.
      setStatus(
        data.email,
        data.reason === 'hard_bounce' ? 'undeliverable' : 'do not email',
        data.reason,
      );
      break;
    case 'subscriber.updated':
      if (data.status === 'unsubscribed') {
        optOuts.add(`${data.audience_id} ${data.email}`);
        console.log(`${data.email}: left ${data.audience_id}`);
      }
      break;
  }
}

createServer(async (request, response) => {
  let event;
  try {
    event = await verify(await text(request), new Headers(request.headers), secret);
  } catch {
    response.writeHead(401).end();
    return;
  }

  const id = request.headers['webhook-id'];
  try {
    // In production: both writes in one database transaction.
    if (!processed.has(id)) {
      processEvent(event);
      processed.add(id);
    }
    response.writeHead(204).end();
  } catch (error) {
    console.error(error);
    response.writeHead(500).end(); // Mailwren sends the event again.
  }
}).listen(Number(process.env.PORT ?? 3000));
