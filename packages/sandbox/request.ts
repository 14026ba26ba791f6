import {bounds} from './bounds';
import type {SandboxOperation} from './data';
import type {Violation} from './fieldErrors';

/** A received request, with lowercase header names. */
export interface SandboxRequest {
  method: string;
  /** The path with its query, e.g. `/v1/emails?limit=1`. */
  url: string;
  headers: Readonly<Record<string, string | undefined>>;
  /** The body as a string; empty if there is none. */
  body?: string;
  /** Whether the body exceeded the size that the server reads, in which case it is omitted. */
  bodyIsTooLarge?: boolean;
}

/** Whether a body exceeds the bound on its size. */
export const isTooLarge = ({body = '', bodyIsTooLarge = false}: SandboxRequest): boolean =>
  bodyIsTooLarge || body.length > bounds.body;

/** The nesting depth of a value. */
const depthOf = (value: unknown): number =>
  typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0;

/** The value of a body, or why it cannot be validated against its schema. A request without a body has neither. */
export interface ReadBody {
  value?: unknown;
  error?: Violation;
}

/** Whether a content type is the expected one, with any charset. */
const isType = (expected: string, type = ''): boolean =>
  type.split(';')[0]?.trim().toLowerCase() === expected.toLowerCase();

/** Parses the body of a request. */
export function readBody({body: expected}: SandboxOperation, request: SandboxRequest): ReadBody {
  const {headers, body = ''} = request;
  const failed = (code: string, message: string, pointer = '/'): ReadBody => ({
    error: {pointer, code, message, keyword: '', limit: undefined, at: ''},
  });
  if (!expected) {
    return {};
  }
  if (isTooLarge(request)) {
    return failed('too_long', 'The body is too large.');
  }
  if (body === '') {
    return expected.required ? failed('required', 'The request has no body.') : {};
  }
  if (!isType(expected.type, headers['content-type'])) {
    return failed('invalid_value', `Expected ${expected.type}.`, '/header/Content-Type');
  }
  let valueCount = 0;
  try {
    const value: unknown = JSON.parse(body, (name, inner: unknown) => {
      valueCount += 1;
      // A name with an unpaired surrogate can't be URI-encoded, and I-JSON doesn't allow it (RFC 7493).
      if (/\p{Surrogate}/u.test(name)) {
        throw new SyntaxError('A name contains an unpaired surrogate');
      }
      return inner;
    });
    if (valueCount > bounds.values || depthOf(value) > bounds.depth) {
      return failed(
        'too_many',
        `Expected at most ${bounds.values} fields and items, and ${bounds.depth} levels of nesting.`,
      );
    }
    return {value};
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return failed('invalid_format', `The body is not valid JSON: ${reason}.`.slice(0, bounds.message));
  }
}
