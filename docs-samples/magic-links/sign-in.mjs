// #region setup
import {
  createHmac,
  randomBytes,
  randomInt,
  randomUUID,
  timingSafeEqual,
} from 'node:crypto';

const signIns = new Map(); // In production: a table in your database.
const lifetime = 10 * 60_000;
const maxGuesses = 5;
const hash = (text) =>
  createHmac('sha256', process.env.SIGN_IN_SECRET).update(text).digest();

/** Creates a link and a code for one sign-in. Only their hashes are stored. */
export function createSignIn(address) {
  const id = randomUUID();
  const token = randomBytes(32).toString('base64url');
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  signIns.set(id, {
    address,
    token: hash(token),
    code: hash(code),
    expiresAt: Date.now() + lifetime,
    guesses: 0,
  });
  return {id, code, link: `https://shop.example/sign-in?id=${id}&token=${token}`};
}
// #endregion setup

// #region send
export async function sendSignIn(address, {id, code, link}) {
  const response = await fetch('https://api.mailwren.example/v1/emails', {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${process.env.MAILWREN_API_KEY}`,
      'Content-Type': 'application/json',
      'Idempotency-Key': `sign-in-${id}`,
    },
    body: JSON.stringify({
      from: 'Acme Shop <account@shop.example>',
      to: [address],
      subject: 'Sign in to Acme Shop',
      text: `Your code is ${code}.\n\nOr open this link:\n${link}\n\nBoth work once, for 10 minutes.`,
      html: `<p>Your code is <strong>${code}</strong>.</p><p>Or <a href="${link}">sign in with one click</a>.</p><p>Both work once, for 10 minutes.</p>`,
      tracking: {opens: false, clicks: false},
    }),
    signal: AbortSignal.timeout(10_000),
  });
  const body = await response.json();
  if (!response.ok) {
    throw new Error(`${body.code}: ${body.detail} (${body.request_id})`);
  }
  return body.data.id;
}
// #endregion send

// #region finish
/**
 * Returns the email address of the person signing in, or null.
 *
 * @param kind what the person used: `token` for the link, or `code`
 */
export function finishSignIn(id, kind, secret) {
  const signIn = signIns.get(id);
  if (!signIn || signIn.expiresAt < Date.now() || signIn.guesses >= maxGuesses) {
    return null;
  }
  signIn.guesses += 1;
  if (!timingSafeEqual(hash(secret), signIn[kind])) {
    return null;
  }
  signIns.delete(id);
  return signIn.address;
}

/** Handles requests to /sign-in. Takes a Fetch API Request and returns a Response. */
export function handleLink(request) {
  if (request.method !== 'POST') {
    return new Response('<form method="post"><button>Sign in</button></form>', {
      headers: {'Content-Type': 'text/html', 'Referrer-Policy': 'no-referrer'},
    });
  }
  const {searchParams} = new URL(request.url);
  const address = finishSignIn(
    searchParams.get('id'),
    'token',
    searchParams.get('token') ?? '',
  );
  return address
    ? new Response(`Signed in as ${address}.`)
    : new Response('This link has expired or was already used.', {status: 400});
}
// #endregion finish

// #region demo
if (process.argv[2] === '--demo') {
  const address = process.argv[3];
  const first = createSignIn(address);
  console.log(`sent ${await sendSignIn(address, first)}`);

  handleLink(new Request(first.link)); // A mail server opens the link.
  const click = () => handleLink(new Request(first.link, {method: 'POST'})).text();
  console.log(await click());
  console.log(await click());

  const second = createSignIn(address);
  const wrong = second.code === '000000' ? '000001' : '000000';
  console.log(`wrong code: ${finishSignIn(second.id, 'code', wrong)}`);
  console.log(`right code: ${finishSignIn(second.id, 'code', second.code)}`);
}
// #endregion demo
