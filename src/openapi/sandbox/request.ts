import type {SandboxOperation} from './data';
import type {FieldError} from './fieldErrors';

/** A received request, with lowercase header names. */
export interface SandboxRequest {
  method: string;
  /** The path with its query, e.g. `/v1/emails?limit=1`. */
  url: string;
  headers: Readonly<Record<string, string | undefined>>;
  /** The body as a string; empty if there is none. */
  body?: string;
  /** Whether the body exceeded what the server reads, in which case it is omitted. */
  bodyIsTooLarge?: boolean;
}

/** Whether a content type is the expected one, with any charset. */
const isType = (expected: string, type = ''): boolean =>
  type.split(';')[0]?.trim().toLowerCase() === expected.toLowerCase();

/** The errors in the body that are found before it is validated against its schema. */
export function bodyErrors(
  {body: expected}: SandboxOperation,
  {headers, body = '', bodyIsTooLarge}: SandboxRequest,
): FieldError[] {
  if (!expected) {
    return [];
  }
  if (bodyIsTooLarge) {
    return [{pointer: '/', code: 'too_long', message: 'The body is too large.'}];
  }
  if (body === '') {
    return expected.required ? [{pointer: '/', code: 'required', message: 'The request has no body.'}] : [];
  }
  if (!isType(expected.type, headers['content-type'])) {
    return [{pointer: '/header/Content-Type', code: 'invalid_value', message: `Expected ${expected.type}.`}];
  }
  try {
    JSON.parse(body, (name, value: unknown) => {
      // Such a name cannot be URI-encoded, and I-JSON does not allow it (RFC 7493).
      if (/\p{Surrogate}/u.test(name)) {
        throw new SyntaxError('A name contains half of a surrogate pair.');
      }
      return value;
    });
    return [];
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return [{pointer: '/', code: 'invalid_format', message: `The body is not JSON: ${reason}`.slice(0, 500)}];
  }
}
