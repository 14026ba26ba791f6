/** Verifies a webhook signature as described in docs/webhooks/verify-signatures.mdx, and finds common mistakes. */
import {limits} from '../../data/limits';

/** The input that a reader pastes. */
export interface Pasted {
  secret: string;
  /** The headers of the request, one per line or as an object. */
  headers: string;
  /** The raw body of the request. */
  body: string;
}

/** Why a signature does not match: the whitespace at the end of the body, its formatting, or anything else. */
export type Cause = 'whiteSpace' | 'formatted' | 'mismatch';

/** The result of a check. */
export interface Check {
  /** `outdated`: only the timestamp is wrong. */
  result: 'incomplete' | 'invalid' | 'outdated' | 'valid';
  /** Why the signature is invalid. */
  cause?: Cause;
  /** The names of the headers that were not found. */
  missing: readonly string[];
  /** Whether the key was decoded from the secret. */
  hasKey: boolean;
  /** The signed content and its signature; undefined if the input is incomplete. */
  content?: string;
  expected?: string;
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
  /(?<![\w-])(?:http_)?(?<name>webhook[-_](?:id|timestamp|signature))["']?\s*[:=]?>?\s*["'[]*(?![a-z][\w-]*["']?:)(?<value>[^\s"':=>][^"'\r\n]*)/giu;

function readHeaders(block: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const {groups: {name = '', value = ''} = {}} of block.matchAll(header)) {
    const key = name.toLowerCase().replace('_', '-');
    found.set(key, found.get(key) ?? value.replace(/[\s,}\]]+$/u, ''));
  }
  return found;
}

/** Imports the key in a secret, without surrounding characters such as quotes; undefined if the key isn't Base64. */
async function importKey(secret: string): Promise<CryptoKey | undefined> {
  const base64 = secret
    .slice(Math.max(0, secret.lastIndexOf(prefix)))
    .replace(prefix, '')
    .replace(/^[\s"'`]+|[\s"'`,;=]+$/gu, '');
  if (!/^[A-Za-z0-9+/]+$/u.test(base64) || base64.length % 4 === 1) {
    return undefined;
  }
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  return crypto.subtle.importKey('raw', bytes, {name: 'HMAC', hash: 'SHA-256'}, false, ['sign']);
}

async function sign(key: CryptoKey, content: string): Promise<string> {
  const digest = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(content));
  return version + btoa(String.fromCharCode(...new Uint8Array(digest)));
}

function withoutFormatting(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body));
  } catch {
    return body;
  }
}

/** The possible changes to a signed body, each with a function that reverts it. */
const changes: readonly (readonly [Cause, (body: string) => string])[] = [
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
  const [id, timestamp, signature = ''] = requiredHeaders.map((name) => found.get(name));
  const missing = requiredHeaders.filter((name) => !found.has(name));
  const key = await importKey(secret);
  if (!key || missing.length > 0 || body === '') {
    return {result: 'incomplete', missing, hasKey: key !== undefined};
  }
  const signatures = signature.split(/\s+/u);
  const contentOf = (signedBody: string): string => `${id}.${timestamp}.${signedBody}`;
  const content = contentOf(body);
  const expected = await sign(key, content);
  const check = {missing, hasKey: true, content, expected};
  if (signatures.includes(expected)) {
    const isRecent = Math.abs(now - Number(timestamp)) <= limits.webhookToleranceMinutes * 60;
    return {...check, result: isRecent ? 'valid' : 'outdated'};
  }
  for (const [cause, revert] of changes) {
    if (signatures.includes(await sign(key, contentOf(revert(body))))) {
      return {...check, result: 'invalid', cause};
    }
  }
  return {...check, result: 'invalid', cause: 'mismatch'};
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
  const key = await importKey(secret);
  const signature = key && (await sign(key, `${id}.${timestamp}.${body}`));
  const headers = `Content-Type: application/json
webhook-id: ${id}
webhook-timestamp: ${timestamp}
webhook-signature: ${signature}`;
  return {secret, headers, body};
}
