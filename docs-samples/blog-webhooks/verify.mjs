import {createHmac, timingSafeEqual} from 'node:crypto';

/** How far the sender's clock may be from ours, in seconds. */
const tolerance = 5 * 60;

/** Whether a request was signed with the secret, and lately. */
export function isGenuine(headers, body, secret, now = Date.now() / 1000) {
  const id = headers['webhook-id'];
  const timestamp = headers['webhook-timestamp'];
  const signatures = headers['webhook-signature'];
  if (!id || !timestamp || !signatures) {
    return false;
  }
  if (!(Math.abs(now - Number(timestamp)) <= tolerance)) {
    return false;
  }
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  if (key.length === 0) {
    return false;
  }
  const expected = createHmac('sha256', key)
    .update(`${id}.${timestamp}.`)
    .update(body)
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
