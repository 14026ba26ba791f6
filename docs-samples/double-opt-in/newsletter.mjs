import {createHmac, timingSafeEqual} from 'node:crypto';

const api = 'https://api.mailwren.example/v1';
const audience = process.env.NEWSLETTER_AUDIENCE ?? 'aud_7Qm4ZtK9xRb2WcV6nLp8';
const headers = {
  Authorization: `Bearer ${process.env.MAILWREN_API_KEY}`,
  'Content-Type': 'application/json',
};

const sign = (text) =>
  createHmac('sha256', process.env.CONFIRM_SECRET).update(text).digest('base64url');

// #region request
/** Sends the email that asks for confirmation. Adds nobody. */
export async function requestConfirmation(address) {
  const expires = Date.now() + 3 * 24 * 60 * 60 * 1000;
  const claim = Buffer.from(JSON.stringify({address, expires})).toString('base64url');
  const link = `https://shop.example/newsletter/confirm?token=${claim}.${sign(claim)}`;

  const day = new Date().toISOString().slice(0, 10);
  const response = await fetch(`${api}/emails`, {
    method: 'POST',
    headers: {...headers, 'Idempotency-Key': `confirm-${sign(address)}-${day}`},
    body: JSON.stringify({
      from: 'Acme Shop <news@shop.example>',
      to: [address],
      subject: 'Please confirm your subscription',
      text: `Do you want our newsletter? Then confirm it here:\n${link}\n\nIf not, do nothing.`,
    }),
  });
  const body = await response.json();
  // The same person on the same day: the first email is on its way already.
  if (!response.ok && body.code !== 'idempotency_key_reused') {
    throw new Error(`${body.code}: ${body.detail} (${body.request_id})`);
  }
  return link;
}
// #endregion request

// #region confirm
/** Adds the person whose token it is. Call it for the POST of the button. */
export async function confirm(token) {
  const [claim = '', signature = ''] = token.split('.');
  const expected = Buffer.from(sign(claim));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
    return 'invalid';
  }
  const {address, expires} = JSON.parse(Buffer.from(claim, 'base64url').toString());
  if (Date.now() > expires) {
    return 'expired';
  }

  const response = await fetch(`${api}/audiences/${audience}/subscribers`, {
    method: 'POST',
    headers: {...headers, 'Idempotency-Key': `subscribe-${sign(claim)}`},
    body: JSON.stringify({
      email: address,
      custom_fields: {confirmed_at: new Date(expires).toISOString().slice(0, 10)},
    }),
  });
  const body = await response.json();
  if (response.ok || body.code === 'already_exists') {
    return 'subscribed';
  }
  throw new Error(`${body.code}: ${body.detail} (${body.request_id})`);
}
// #endregion confirm
