// #region setup
import {createHmac, timingSafeEqual} from 'node:crypto';

const api = 'https://api.mailwren.example/v1';
const site = process.env.SITE_URL ?? 'http://localhost:3000';
const subscribers = `/audiences/${process.env.NEWSLETTER_AUDIENCE}/subscribers`;

async function call(method, path, body, idempotencyKey) {
  const response = await fetch(api + path, {
    method,
    headers: {
      Authorization: `Bearer ${process.env.MAILWREN_API_KEY}`,
      'Content-Type': 'application/json',
      ...(idempotencyKey && {'Idempotency-Key': idempotencyKey}),
    },
    body: body && JSON.stringify(body),
    signal: AbortSignal.timeout(10_000),
  });
  const result = await response.json();
  if (!response.ok) {
    throw new Error(`${result.code}: ${result.detail} (${result.request_id})`, {
      cause: result,
    });
  }
  return result.data;
}

const sign = (value) =>
  createHmac('sha256', process.env.CONFIRM_SECRET).update(value).digest('base64url');
// #endregion setup

// #region request
const tenMinutes = 10 * 60 * 1000;
const threeDays = 3 * 24 * 60 * 60 * 1000;

/** Sends the confirmation email. Doesn't add anyone to the audience. */
export async function requestConfirmation(email) {
  // Requests in the same ten minutes build the same email, so only one is sent.
  const expires = Math.floor(Date.now() / tenMinutes) * tenMinutes + threeDays;
  const claim = Buffer.from(JSON.stringify({email, expires})).toString('base64url');
  const signature = sign(claim);
  const link = `${site}/newsletter/confirm?token=${claim}.${signature}`;

  await call(
    'POST',
    '/emails',
    {
      from: 'Acme Shop <news@shop.example>',
      to: [email],
      subject: 'Confirm your subscription',
      text: `Confirm that you want our newsletter:\n${link}\n\nIf you didn't sign up, ignore this email.`,
    },
    `confirm-${signature}`,
  );
  return link;
}
// #endregion request

// #region confirm
/** Subscribes the person who clicked the button. Call it for `POST` requests only. */
export async function confirm(token) {
  const [claim = '', signature = ''] = token.split('.');
  const expected = Buffer.from(sign(claim));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
    return 'invalid';
  }
  const {email, expires} = JSON.parse(Buffer.from(claim, 'base64url'));
  if (Date.now() > expires) return 'expired';

  const changes = {
    status: 'subscribed',
    custom_fields: {confirmed_at: new Date().toISOString()},
  };
  try {
    await call('POST', subscribers, {email, ...changes});
  } catch (error) {
    if (error.cause?.code !== 'already_exists') throw error;
    const query = new URLSearchParams({email});
    const [subscriber] = await call('GET', `${subscribers}?${query}`);
    if (subscriber.status !== 'subscribed') {
      await call('PATCH', `${subscribers}/${subscriber.id}`, changes);
    }
  }
  return 'subscribed';
}
// #endregion confirm
