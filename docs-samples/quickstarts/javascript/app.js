// app.js: the server, a function that takes a Request and returns a Response.
import {sendEmail} from './mailwren.js';
import {verify} from './verify.mjs';

const seen = new Set(); // In production, use a unique column in your database.

async function contact(request, {apiKey}) {
  const form = await request.formData().catch(() => new FormData());
  const sender = String(form.get('email') ?? '');
  const message = String(form.get('message') ?? '').trim();
  const id = String(form.get('id') ?? '');
  if (
    !/^[^\s@]+@[^\s@]+$/.test(sender) ||
    !message ||
    message.length > 5000 ||
    !/^[\w-]{36}$/.test(id)
  ) {
    return Response.json(
      {error: 'Enter your email address and a message.'},
      {status: 400},
    );
  }
  try {
    // The server decides where the email goes. A visitor must never choose it.
    await sendEmail(
      {
        from: 'Acme Shop <website@shop.example>',
        to: ['you@shop.example'],
        reply_to: sender,
        subject: 'A message from the website',
        text: message,
      },
      {apiKey, idempotencyKey: `contact-${id}`},
    );
    return Response.json({sent: true}, {status: 202});
  } catch (error) {
    console.error(error.message);
    return Response.json(
      {error: 'The message was not sent.'},
      {status: error.retryable ? 503 : 500},
    );
  }
}

async function webhook(request, {signingSecret}) {
  let event;
  try {
    event = await verify(await request.text(), request.headers, signingSecret);
  } catch (error) {
    console.error('Rejected:', error.message);
    return new Response(null, {status: 401});
  }

  // The same event can arrive more than once. Process it once, then respond.
  const id = request.headers.get('webhook-id');
  if (!seen.has(id)) {
    seen.add(id);
    console.log(event.type, event.data.id);
  }
  return new Response(null, {status: 204});
}

/** Handles a request. The settings are {apiKey, signingSecret}. */
export async function handle(request, settings) {
  const {pathname} = new URL(request.url);
  if (request.method === 'POST' && pathname === '/api/contact')
    return contact(request, settings);
  if (request.method === 'POST' && pathname === '/webhooks/mailwren')
    return webhook(request, settings);
  return new Response('Not found', {status: 404});
}
