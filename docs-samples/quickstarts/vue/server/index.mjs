// server/index.mjs: handles the form, receives events and serves the built pages.
import express from 'express';

import {sendEmail} from './mailwren.mjs';
import {verify} from './verify.mjs';

const app = express();
const seen = new Set(); // In production, use a unique column in your database.

app.post('/api/contact', express.json({limit: '50kb'}), async (request, response) => {
  const {email = '', message = '', id = ''} = request.body ?? {};
  if (
    !/^[^\s@]+@[^\s@]+$/.test(email) ||
    !String(message).trim() ||
    !/^[\w-]{36}$/.test(id)
  ) {
    return response
      .status(400)
      .json({error: 'Enter your email address and a message.'});
  }
  // The server decides where the email goes. A visitor must never choose it.
  await sendEmail(
    {
      from: 'Acme Shop <website@shop.example>',
      to: ['you@shop.example'],
      reply_to: email,
      subject: 'A message from the website',
      text: String(message),
    },
    `contact-${id}`,
  );
  return response.status(202).json({sent: true});
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

app.use(express.static('dist'));

// Log the details; don't show them to visitors.
app.use((error, request, response, next) => {
  if (response.headersSent) return next(error);
  console.error(error.message);
  const status = error.status ?? (error.retryable ? 503 : 500);
  return response.status(status).json({error: 'The message was not sent.'});
});

app.listen(process.env.PORT ?? 3000);
