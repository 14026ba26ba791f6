// server.mjs: sends a receipt when an order is paid, and receives events.
import express from 'express';

import {sendEmail} from './mailwren.mjs';
import {verify} from './verify.mjs';

const app = express();
// In production, use database tables, with a unique column for event IDs.
const orders = new Map([['1042', {number: '1042', email: 'you@shop.example'}]]);
const seen = new Set();

app.post('/orders/:number/receipt', async (request, response) => {
  const order = orders.get(request.params.number);
  if (!order) return response.sendStatus(404);
  const email = await sendEmail(
    {
      from: 'Acme Shop <orders@shop.example>',
      to: [order.email],
      subject: `Your receipt for order ${order.number}`,
      text: `Thank you. Order ${order.number} is paid.`,
      html: `<p>Thank you. Order ${order.number} is paid.</p>`,
    },
    `receipt-${order.number}`,
  );
  return response.status(202).json({id: email.id, status: email.status});
});

// The signature covers the raw body, so this route must not parse it.
const rawBody = express.raw({type: '*/*', limit: '1mb'});

app.post('/webhooks/mailwren', rawBody, async (request, response) => {
  let event;
  try {
    event = await verify(
      request.body.toString(),
      new Headers(request.headers),
      process.env.MAILWREN_SIGNING_SECRET,
    );
  } catch (error) {
    console.error('Rejected:', error.message);
    return response.sendStatus(401);
  }

  // The same event can arrive more than once. Process it once, then respond.
  const id = request.headers['webhook-id'];
  if (!seen.has(id)) {
    seen.add(id);
    console.log(event.type, event.data.id);
  }
  return response.sendStatus(204);
});

// Log the details; don't show them to visitors.
app.use((error, request, response, next) => {
  if (response.headersSent) return next(error);
  console.error(error.message);
  const status = error.status ?? (error.retryable ? 503 : 500);
  return response.status(status).json({error: 'The request failed.'});
});

app.listen(process.env.PORT ?? 3000);
