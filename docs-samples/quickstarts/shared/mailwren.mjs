// mailwren.mjs: sends an email and retries when that is safe.
import {setTimeout as sleep} from 'node:timers/promises';

const API = 'https://api.mailwren.example/v1';
const MAX_ATTEMPTS = 4;
const MAX_WAIT_SECONDS = 30;

export class MailwrenError extends Error {
  constructor(message, {retryable, retryAfter, problem} = {}) {
    super(message);
    this.name = 'MailwrenError';
    this.retryable = retryable ?? false;
    this.retryAfter = retryAfter; // Seconds, from the Retry-After header.
    this.problem = problem; // The whole response body.
  }
}

async function post(email, idempotencyKey) {
  let response;
  let body;
  try {
    response = await fetch(`${API}/emails`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${process.env.MAILWREN_API_KEY}`,
        'Content-Type': 'application/json',
        'Idempotency-Key': idempotencyKey,
      },
      body: JSON.stringify(email),
      signal: AbortSignal.timeout(10_000),
    });
    body = await response.json();
  } catch (error) {
    // The email may have been accepted. The key makes a retry safe.
    const retryable = response === undefined || response.ok || response.status >= 500;
    throw new MailwrenError(`No valid response: ${error.message}`, {retryable});
  }
  if (response.ok) return body.data;

  const {status, code, detail, request_id: requestId} = body;
  throw new MailwrenError(`${status} ${code}: ${detail} (${requestId})`, {
    retryable: body.retryable,
    retryAfter: Number(response.headers.get('Retry-After')) || undefined,
    problem: body,
  });
}

/** Sends one email. All attempts use the same idempotency key. */
export async function sendEmail(email, idempotencyKey) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await post(email, idempotencyKey);
    } catch (error) {
      const wait = error.retryAfter ?? 2 ** (attempt - 1) + Math.random();
      if (!error.retryable || attempt === MAX_ATTEMPTS || wait > MAX_WAIT_SECONDS) {
        throw error;
      }
      await sleep(wait * 1000);
    }
  }
}
