import {createHmac, timingSafeEqual} from 'node:crypto';

// #region verify
const toleranceSeconds = 5 * 60;

/** Whether an event comes from Mailwren, is unchanged, and is at most five minutes old. */
export function isGenuine(headers, rawBody, signingSecret, now = Date.now() / 1000) {
  const id = headers['webhook-id'];
  const timestamp = headers['webhook-timestamp'];
  const signatures = headers['webhook-signature'];
  if (!id || !timestamp || !signatures) return false;
  if (!(Math.abs(now - Number(timestamp)) <= toleranceSeconds)) return false;

  const key = Buffer.from(signingSecret.replace('whsec_', ''), 'base64');
  if (key.length === 0) return false; // Anybody can sign with an empty secret.
  const expected = createHmac('sha256', key)
    .update(`${id}.${timestamp}.`)
    .update(rawBody)
    .digest();
  return signatures.split(' ').some((signature) => {
    const [version, value = ''] = signature.split(',');
    const given = Buffer.from(value, 'base64');
    return (
      version === 'v1' &&
      given.length === expected.length &&
      timingSafeEqual(given, expected)
    );
  });
}
// #endregion verify
