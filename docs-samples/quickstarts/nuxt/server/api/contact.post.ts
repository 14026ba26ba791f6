// server/api/contact.post.ts: POST /api/contact
interface Contact {
  email?: string;
  message?: string;
  id?: string;
}

export default defineEventHandler(async (event) => {
  const {email = '', message = '', id = ''} = (await readBody<Contact>(event)) ?? {};
  const complete = /^[^\s@]+@[^\s@]+$/.test(email) && String(message).trim() !== '';
  if (!complete || !/^[\w-]{36}$/.test(id)) {
    throw createError({
      statusCode: 400,
      message: 'Enter your email address and a message.',
    });
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
        apiKey: useRuntimeConfig(event).mailwrenApiKey,
        idempotencyKey: `contact-${id}`,
      },
    );
  } catch (error) {
    // Log the details; don't show them to visitors.
    console.error(String(error));
    const statusCode = error instanceof MailwrenError && error.retryable ? 503 : 500;
    throw createError({statusCode, message: 'The message was not sent.'});
  }
  setResponseStatus(event, 202);
  return {sent: true};
});
