// send-password-reset.mjs (Node.js 20 or later)
import {createHmac, randomUUID} from 'node:crypto';
import {setTimeout as sleep} from 'node:timers/promises';

const apiKey = process.env.MAILWREN_API_KEY;
const tokenSecret = process.env.RESET_TOKEN_SECRET;
const maxAttempts = 4;
const maxWaitSeconds = 30;
const requests = new Map(); // In production: a table in your database.

function openResetRequest(userId) {
  const now = Date.now();
  const open = requests.get(userId);
  if (open && !open.usedAt && now - open.createdAt < 60_000) return open;
  const request = {
    id: randomUUID(),
    createdAt: now,
    expiresAt: now + 30 * 60_000,
    usedAt: null,
  };
  requests.set(userId, request);
  return request;
}

function resetLink(request) {
  const signature = createHmac('sha256', tokenSecret)
    .update(request.id)
    .digest('base64url');
  return `https://shop.example/reset-password?token=${request.id}.${signature}`;
}

class ApiError extends Error {
  constructor(response, problem) {
    super(`${problem.code}: ${problem.detail} (${problem.request_id})`);
    this.retryable = response.status === 429 || response.status === 500;
    this.retryAfter = Number(response.headers.get('Retry-After'));
  }
}

async function postEmail(email, idempotencyKey) {
  const response = await fetch('https://api.mailwren.example/v1/emails', {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${apiKey}`,
      'Content-Type': 'application/json',
      'Idempotency-Key': idempotencyKey,
    },
    body: JSON.stringify(email),
    signal: AbortSignal.timeout(10_000),
  });
  const body = await response.json();
  if (!response.ok) throw new ApiError(response, body);
  return body.data;
}

async function sendWithRetry(email, idempotencyKey) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await postEmail(email, idempotencyKey);
    } catch (error) {
      // If there's no readable response, it's safe to retry because the key stays the same.
      const retryable = error instanceof ApiError ? error.retryable : true;
      const waitSeconds = error.retryAfter || 2 ** (attempt - 1) + Math.random();
      if (!retryable || attempt === maxAttempts || waitSeconds > maxWaitSeconds) {
        throw error;
      }
      await sleep(waitSeconds * 1000);
    }
  }
}

async function sendPasswordReset(user) {
  const request = openResetRequest(user.id);
  const link = resetLink(request);
  const email = {
    from: 'account@shop.example',
    to: [user.email],
    subject: 'Reset your password',
    text: `Choose a new password:\n${link}\n\nThe link works once, for 30 minutes.`,
    html: `<p><a href="${link}">Choose a new password</a></p><p>The link works once, for 30 minutes.</p>`,
    tracking: {opens: false, clicks: false},
  };
  return sendWithRetry(email, `password-reset-${request.id}`);
}

const address = process.argv[2];
if (!apiKey || !tokenSecret || !address) {
  console.error(
    'Set MAILWREN_API_KEY and RESET_TOKEN_SECRET, and pass an email address.',
  );
  process.exit(2);
}

try {
  const user = {id: 'user-1', email: address};
  const first = await sendPasswordReset(user);
  const second = await sendPasswordReset(user); // The second click.
  console.log(first.id, first.status);
  console.log(second.id === first.id ? 'One email was sent.' : 'Two emails were sent.');
} catch (error) {
  console.error(`The email was not sent. ${error.message}`);
  process.exitCode = 1;
}
