// app/api/contact/route.ts: POST /api/contact
import {MailwrenError, sendEmail} from '../../../lib/mailwren';

export async function POST(request: Request) {
  const {
    email = '',
    message = '',
    id = '',
  } = (await request.json().catch(() => null)) ?? {};
  const complete = /^[^\s@]+@[^\s@]+$/.test(email) && String(message).trim() !== '';
  if (!complete || !/^[\w-]{36}$/.test(id)) {
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
        reply_to: email,
        subject: 'A message from the website',
        text: String(message),
      },
      {
        apiKey: process.env.MAILWREN_API_KEY ?? '',
        idempotencyKey: `contact-${id}`,
      },
    );
    return Response.json({sent: true}, {status: 202});
  } catch (error) {
    // Log the details; don't show them to visitors.
    console.error(String(error));
    const status = error instanceof MailwrenError && error.retryable ? 503 : 500;
    return Response.json({error: 'The message was not sent.'}, {status});
  }
}
