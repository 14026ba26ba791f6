// #region setup
import {createHmac, timingSafeEqual} from 'node:crypto';

const unsubscribed = new Set(); // In production: a table in your database.
const sign = (text) =>
  createHmac('sha256', process.env.UNSUBSCRIBE_SECRET).update(text).digest('base64url');
// #endregion setup

// #region send
export async function sendDigest(address, list, text) {
  if (unsubscribed.has(`${list}:${address}`)) {
    return {skipped: true};
  }
  const claim = Buffer.from(JSON.stringify([address, list])).toString('base64url');
  const link = `https://shop.example/unsubscribe?token=${claim}.${sign(claim)}`;

  const response = await fetch('https://api.mailwren.example/v1/emails', {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${process.env.MAILWREN_API_KEY}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({
      from: 'Acme Shop <digest@shop.example>',
      to: [address],
      subject: 'Your week at Acme',
      text: `${text}\n\nUnsubscribe: ${link}`,
      headers: {
        'List-Unsubscribe': `<${link}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    }),
  });
  const body = await response.json();
  if (!response.ok) {
    throw new Error(`${body.code}: ${body.detail} (${body.request_id})`);
  }
  return {id: body.data.id, link};
}
// #endregion send

// #region handle
/** Handles requests to /unsubscribe. Takes a Fetch API Request and returns a Response. */
export function handleUnsubscribe(request) {
  const [claim = '', signature = ''] = (
    new URL(request.url).searchParams.get('token') ?? ''
  ).split('.');
  const expected = Buffer.from(sign(claim));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
    return new Response('This link is not valid.', {status: 400});
  }
  if (request.method !== 'POST') {
    return new Response('<form method="post"><button>Unsubscribe</button></form>', {
      headers: {'Content-Type': 'text/html'},
    });
  }
  const [address, list] = JSON.parse(Buffer.from(claim, 'base64url').toString());
  unsubscribed.add(`${list}:${address}`);
  return new Response('You are unsubscribed.');
}
// #endregion handle

// #region demo
if (process.argv[2] === '--demo') {
  const address = 'ada@customer.example';
  const {id, link} = await sendDigest(
    address,
    'weekly-digest',
    'Three things happened.',
  );
  console.log(`sent ${id} to ${address}`);

  handleUnsubscribe(new Request(link)); // A mail server opens the link.
  if (unsubscribed.size > 0) throw new Error('A GET request unsubscribed someone.');

  const response = handleUnsubscribe(
    new Request(link, {method: 'POST', body: 'List-Unsubscribe=One-Click'}),
  );
  console.log(
    response.ok ? `unsubscribed ${address} from weekly-digest` : await response.text(),
  );

  const next = await sendDigest(address, 'weekly-digest', 'Four things happened.');
  console.log(next.skipped ? `skipped ${address}` : `sent ${next.id} to ${address}`);
}
// #endregion demo
