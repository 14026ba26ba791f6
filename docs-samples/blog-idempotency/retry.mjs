// #region send
import {setTimeout} from 'node:timers/promises';

const MAX_ATTEMPTS = 4;
const MAX_WAIT_SECONDS = 30;

async function post(email, key) {
  const response = await fetch('https://api.mailwren.example/v1/emails', {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${process.env.MAILWREN_API_KEY}`,
      'Content-Type': 'application/json',
      'Idempotency-Key': key,
    },
    body: JSON.stringify(email),
    signal: AbortSignal.timeout(10_000),
  });
  if (response.ok) return (await response.json()).data;

  const body = await response.text();
  throw Object.assign(new Error(`${response.status}: ${body}`), {
    retryable: response.status === 429 || response.status >= 500,
    retryAfter: Number(response.headers.get('retry-after')),
  });
}

/** Sends one email, no matter how many attempts it takes. */
export async function send(email, key) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await post(email, key);
    } catch (error) {
      // Timeouts and lost connections have no `retryable`: the email may have been sent.
      const wait = error.retryAfter || 2 ** (attempt - 1) + Math.random();
      if (
        error.retryable === false ||
        attempt === MAX_ATTEMPTS ||
        wait > MAX_WAIT_SECONDS
      ) {
        throw error;
      }
      await setTimeout(wait * 1000);
    }
  }
}
// #endregion send
