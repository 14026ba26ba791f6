/**
 * Verifies the signature of a webhook event step by step, as docs/webhooks/verify-signatures.mdx
 * describes it, and finds common mistakes.
 */
import {limits} from '../../data/limits';

/** The input that a reader pastes. */
export interface Pasted {
  secret: string;
  /** The headers of the request, one per line or as an object. */
  headers: string;
  /** The raw body of the request. */
  body: string;
}

/** A likely mistake. */
export type Hint =
  /** The secret does not begin with `whsec_`. */
  | 'prefix'
  /** There are spaces, quotation marks or a second prefix around the secret. */
  | 'surroundings'
  /** The signed body has more or less whitespace at its end. */
  | 'whiteSpace'
  /** The signed body is the same JSON without whitespace. */
  | 'formatted'
  /** `Content-Length` is not the length of the body. */
  | 'length'
  /** No signature has the supported version. */
  | 'version'
  /** The secret or the body is wrong. */
  | 'mismatch';

/** A signature in the header. */
interface Signature {
  text: string;
  /** `ignored`: of a different version. */
  result: 'match' | 'mismatch' | 'ignored';
}

/** The result of each step; `undefined` if it could not be performed. */
export interface Check {
  /** `incomplete`: something is missing or malformed. `outdated`: valid, but the timestamp is too far from now. */
  result: 'incomplete' | 'invalid' | 'outdated' | 'valid';
  /** The required headers that were not found. */
  missing: readonly string[];
  /** Seconds since the timestamp; `NaN` if that is not a number. */
  age?: number;
  isRecent: boolean;
  /** Whether the key was decoded from the secret. */
  hasKey: boolean;
  content?: string;
  expected?: string;
  signatures: readonly Signature[];
  /** The number of bytes of the body, and the value of the `Content-Length` header if that was pasted. */
  length: {body: number; header?: string};
  hints: readonly Hint[];
}

const requiredHeaders = ['webhook-id', 'webhook-timestamp', 'webhook-signature'] as const;

/** The version of the signatures that Mailwren sends. */
const version = 'v1,';
const prefix = 'whsec_';

/**
 * A header in various notations: a line, optionally as in `curl -v`, or an entry of an object in
 * JSON, JavaScript, Python, Ruby (`HTTP_…`) and the like.
 */
const header =
  /(?<![\w-])(?:http_)?(?<name>webhook[-_](?:id|timestamp|signature)|content[-_]length)["']?\s*[:=]?>?\s*["'[]*(?![a-z][\w-]*["']?:)(?<value>[^\s"':=>][^"'\r\n]*)/giu;

function readHeaders(block: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const {groups: {name = '', value = ''} = {}} of block.matchAll(header)) {
    const key = name.toLowerCase().replace('_', '-');
    found.set(key, found.get(key) ?? value.replace(/[\s,}\]]+$/u, ''));
  }
  return found;
}

/** The Base64 key, without the prefix and anything around the secret. */
function readSecret(pasted: string): {key: string; hints: Hint[]} {
  const key = pasted
    .slice(Math.max(0, pasted.lastIndexOf(prefix)))
    .replace(prefix, '')
    .replace(/^[\s"'`]+|[\s"'`,;]+$/gu, '');
  const hints: Hint[] = pasted.includes(prefix) || key === '' ? [] : ['prefix'];
  return {key, hints: [key, prefix + key].includes(pasted) || key === '' ? hints : [...hints, 'surroundings']};
}

/** Imports a key, or returns nothing if it is not Base64. */
async function importKey(base64: string): Promise<CryptoKey | undefined> {
  if (!/^[A-Za-z0-9+/]+={0,2}$/u.test(base64) || base64.replace(/=+$/u, '').length % 4 === 1) {
    return undefined;
  }
  const bytes = Uint8Array.from(atob(base64.replace(/=+$/u, '')), (character) => character.charCodeAt(0));
  return crypto.subtle.importKey('raw', bytes, {name: 'HMAC', hash: 'SHA-256'}, false, ['sign']);
}

async function sign(key: CryptoKey, content: string): Promise<string> {
  const digest = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(content));
  return version + btoa(String.fromCharCode(...new Uint8Array(digest)));
}

/** The number of bytes of a body. */
const byteLength = (body: string): number => new TextEncoder().encode(body).length;

function withoutFormatting(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body));
  } catch {
    return body;
  }
}

/** The possible changes to a signed body, each with a function that reverts it. */
const changes: readonly (readonly [Hint, (body: string) => string])[] = [
  ['whiteSpace', (body) => body.trimEnd()],
  ['whiteSpace', (body) => `${body}\n`],
  ['formatted', withoutFormatting],
];

/**
 * Verifies a pasted request.
 *
 * @param now the current time in Unix seconds
 */
export async function checkSignature({secret, headers, body}: Pasted, now: number): Promise<Check> {
  const found = readHeaders(headers);
  const [id, timestamp, signature] = requiredHeaders.map((name) => found.get(name));
  const age = timestamp === undefined ? undefined : /^\d+$/u.test(timestamp) ? now - Number(timestamp) : NaN;
  const isRecent = age !== undefined && Math.abs(age) <= limits.webhookToleranceMinutes * 60;
  const {key: base64, hints} = readSecret(secret);
  const key = await importKey(base64);
  const hasContent = id !== undefined && timestamp !== undefined && body !== '';
  const contentOf = (signedBody: string): string => `${id}.${timestamp}.${signedBody}`;
  const expected = key && hasContent ? await sign(key, contentOf(body)) : undefined;
  const texts = expected === undefined ? [] : (signature?.split(/\s+/u) ?? []);
  const check: Check = {
    result: 'incomplete',
    missing: requiredHeaders.filter((name) => !found.has(name)),
    age,
    isRecent,
    hasKey: key !== undefined,
    content: hasContent ? contentOf(body) : undefined,
    expected,
    signatures: texts.map((text) => ({
      text,
      result: text === expected ? 'match' : text.startsWith(version) ? 'mismatch' : 'ignored',
    })),
    length: {body: byteLength(body), header: found.get('content-length')},
    hints,
  };
  if (!key || texts.length === 0) {
    return check;
  }
  if (check.signatures.some(({result}) => result === 'match')) {
    return {...check, result: isRecent ? 'valid' : 'outdated'};
  }
  let cause: Hint | undefined;
  for (const [hint, revert] of changes) {
    if (texts.includes(await sign(key, contentOf(revert(body))))) {
      cause ??= hint;
    }
  }
  if (check.signatures.every(({result}) => result === 'ignored')) {
    cause = 'version';
  } else if (![undefined, String(check.length.body)].includes(check.length.header)) {
    cause ??= 'length';
  }
  return {...check, result: 'invalid', hints: [...hints, cause ?? 'mismatch']};
}

/** A valid request, signed now with the test secret of the documentation. */
export async function exampleRequest(now: Date): Promise<Pasted> {
  const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
  const id = 'evt_6Rk2Wd9TzQ4LmXb8VcN3';
  const timestamp = Math.floor(now.getTime() / 1000);
  const body = JSON.stringify({
    type: 'email.bounced',
    timestamp: now.toISOString(),
    data: {id: 'em_5fK2mQ9xTz7RbW3cVn8L', object: 'email', status: 'bounced', recipient: 'ada@customer.example'},
  });
  const key = await importKey(secret.replace(prefix, ''));
  const signature = key && (await sign(key, `${id}.${timestamp}.${body}`));
  const headers = `Content-Type: application/json
Content-Length: ${byteLength(body)}
webhook-id: ${id}
webhook-timestamp: ${timestamp}
webhook-signature: ${signature}`;
  return {secret, headers, body};
}
