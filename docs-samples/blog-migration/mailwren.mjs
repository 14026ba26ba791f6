const address = (value) =>
  typeof value === 'string' ? value : `${value.name} <${value.email}>`;

/** Converts a message for SendGrid's Node.js package to a Mailwren email. */
export function toMailwren({
  from,
  to,
  replyTo,
  subject,
  html,
  text,
  categories,
  customArgs,
  sendAt,
}) {
  return {
    from: address(from),
    to: [to].flat().map(address),
    reply_to: replyTo && address(replyTo),
    subject,
    html,
    text,
    tags: categories && [{name: 'category', value: categories[0]}],
    metadata: customArgs,
    scheduled_at: sendAt && new Date(sendAt * 1000).toISOString(),
  };
}

/** Sends a SendGrid message through Mailwren. Use the same key for each attempt. */
export async function send(message, idempotencyKey) {
  const response = await fetch('https://api.mailwren.example/v1/emails', {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${process.env.MAILWREN_API_KEY}`,
      'Content-Type': 'application/json',
      'Idempotency-Key': idempotencyKey,
    },
    body: JSON.stringify(toMailwren(message)),
    signal: AbortSignal.timeout(10_000),
  });
  const body = await response.json();
  if (!response.ok) throw new Error(`${body.code}: ${body.detail}`);
  return body.data.id;
}
