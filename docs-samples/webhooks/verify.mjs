// #region verify
import {createHmac, timingSafeEqual} from 'node:crypto';

const toleranceSeconds = 5 * 60;

/** Returns whether Mailwren sent the event, unchanged, within the last five minutes. */
export function isGenuine(headers, rawBody, signingSecret, now = Date.now() / 1000) {
  const id = headers['webhook-id'];
  const timestamp = headers['webhook-timestamp'];
  const signatures = headers['webhook-signature'];
  if (!id || !timestamp || !signatures) return false;
  if (!(Math.abs(now - Number(timestamp)) <= toleranceSeconds)) return false;

  const key = Buffer.from(signingSecret.replace('whsec_', ''), 'base64');
  if (key.length === 0) return false; // Anyone can sign with an empty secret.
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
