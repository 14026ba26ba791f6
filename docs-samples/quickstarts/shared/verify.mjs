// verify.mjs: verifies that an event is recent and comes from Mailwren.
import {createHmac, timingSafeEqual} from 'node:crypto';

const TOLERANCE_SECONDS = 5 * 60;

/**
 * Returns the event, or throws an error.
 *
 * @param {Buffer} body the raw request body
 * @param {Record<string, string | undefined>} headers with lowercase names
 * @param {string} secret the signing secret, which starts with whsec_
 */
export function verify(body, headers, secret) {
  const id = headers['webhook-id'];
  const timestamp = headers['webhook-timestamp'];
  const signatures = headers['webhook-signature'];
  if (!id || !timestamp || !signatures) throw new Error('A header is missing');

  const age = Math.abs(Date.now() / 1000 - Number(timestamp));
  if (!(age <= TOLERANCE_SECONDS)) throw new Error('The timestamp is too far from now');

  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  if (key.length === 0) throw new Error('The signing secret is empty');
  const expected = createHmac('sha256', key)
    .update(`${id}.${timestamp}.`)
    .update(body)
    .digest();

  // During a secret rotation, the header contains several signatures.
  const matches = signatures.split(' ').some((entry) => {
    const [version, value = ''] = entry.split(',');
    const given = Buffer.from(value, 'base64');
    return (
      version === 'v1' &&
      given.length === expected.length &&
      timingSafeEqual(given, expected)
    );
  });
  if (!matches) throw new Error('No signature matches');
  return JSON.parse(body);
}
