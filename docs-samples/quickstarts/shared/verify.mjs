// verify.mjs: verifies that an event is recent and comes from Mailwren.
const TOLERANCE_SECONDS = 5 * 60;

const decode = (base64) =>
  Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));

/**
 * Resolves to the event, or rejects with an error.
 *
 * @param {string} body the raw request body
 * @param {Headers} headers the request headers
 * @param {string} secret the signing secret, which starts with whsec_
 * @returns {Promise<{type: string, timestamp: string, data: {id: string}}>}
 */
export async function verify(body, headers, secret) {
  const id = headers.get('webhook-id');
  const timestamp = headers.get('webhook-timestamp');
  const signatures = headers.get('webhook-signature');
  if (!id || !timestamp || !signatures) throw new Error('A header is missing');

  const age = Math.abs(Date.now() / 1000 - Number(timestamp));
  if (!(age <= TOLERANCE_SECONDS))
    throw new Error('The timestamp is outside the tolerance');

  // This rejects an empty secret.
  const key = await crypto.subtle.importKey(
    'raw',
    decode(secret.replace(/^whsec_/, '')),
    {name: 'HMAC', hash: 'SHA-256'},
    false,
    ['verify'],
  );
  const signed = new TextEncoder().encode(`${id}.${timestamp}.${body}`);

  // During a secret rotation, the header contains multiple signatures.
  for (const entry of signatures.split(' ')) {
    const [version, value = ''] = entry.split(',');
    // crypto.subtle.verify compares in constant time.
    if (
      version === 'v1' &&
      (await crypto.subtle.verify('HMAC', key, decode(value), signed))
    ) {
      return JSON.parse(body);
    }
  }
  throw new Error('No signature matches');
}
