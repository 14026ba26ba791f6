import {deepCompareStrict} from '@cfworker/json-schema';

import {headerValues} from '../headers';
import type {MediaType, Operation, Response} from '../types';

/** The response that a request asks for in its `Prefer` header. */
export interface Preferences {
  /** The status, as text: a key of the operation's responses. */
  code?: string;
  /** The name of an example. */
  example?: string;
}

/**
 * Reads a `Prefer` header (RFC 7240): `code=429, example=daily_limit_exceeded`.
 * Unknown preferences are ignored, as the RFC asks.
 */
export function readPreferences(header: string | undefined): Preferences {
  const preferences: Preferences = {};
  for (const part of header?.split(/[,;]/u) ?? []) {
    const [, name = '', quoted, plain] = /^\s*([\w-]+)\s*=\s*(?:"([^"]*)"|(\S*))\s*$/u.exec(part) ?? [];
    const key = name.toLowerCase();
    if (key === 'code' || key === 'example') {
      preferences[key] = quoted ?? plain;
    }
  }
  return preferences;
}

/** What goes back to the client. */
export interface Answer {
  status: number;
  headers: Record<string, string>;
  /** A value to send as JSON. */
  body: unknown;
}

/** A preference that the spec cannot fulfil; the message says what it could. */
export class UnknownPreference extends Error {
  override name = 'UnknownPreference';
}

/** The only content of a response, and its examples by name. */
function contentOf(response: Pick<Response, 'content'> | undefined): {
  type: string;
  examples: NonNullable<MediaType['examples']>;
} {
  const [[type, {examples = {}}] = ['application/json', {}]] = Object.entries(response?.content ?? {});
  return {type, examples};
}

const successFirst = (a: string, b: string): number => Number(a) - Number(b);

/** The status whose examples a request asks for; without a wish, that of the success. */
function chooseStatus({operationId, responses}: Operation, {code, example}: Preferences): string {
  const statuses = Object.keys(responses).sort(successFirst);
  if (code !== undefined) {
    if (!statuses.includes(code)) {
      throw new UnknownPreference(`${operationId} has no response ${code}. It has: ${statuses.join(', ')}.`);
    }
    return code;
  }
  if (example !== undefined) {
    return statuses.find((status) => example in contentOf(responses[status]).examples) ?? statuses[0] ?? '';
  }
  return statuses[0] ?? '';
}

/** The example of a request body that a client has sent as it is. */
function sentExample({requestBody}: Operation, body: unknown): string | undefined {
  return Object.entries(contentOf(requestBody).examples).find(([, {value}]) => deepCompareStrict(value, body))?.[0];
}

/** Whether an answer says that more pages follow. */
const hasMore = (body: unknown): boolean =>
  (body as {pagination?: {has_more?: boolean}} | undefined)?.pagination?.has_more === true;

/** The id of the object that an answer holds. */
const idOf = (body: unknown): string | undefined => (body as {data?: {id?: string}} | undefined)?.data?.id;

/** Whether a response of an operation has an example with this name. */
export const hasExample = ({responses}: Operation, status: string, example: string): boolean =>
  example in contentOf(responses[status]).examples;

/** An answer as the spec shows it: status, the headers that every such answer has, and the named example. */
export function answerWith(operation: Operation, status: string, example: string, path = operation.path): Answer {
  const response = operation.responses[status];
  const {type, examples} = contentOf(response);
  const body = examples[example]?.value;
  return {
    status: Number(status),
    headers: {...headerValues(response ?? {}, example, {path, body}), 'Content-Type': type},
    body,
  };
}

/**
 * Chooses the answer to a valid request: what it prefers, or else the response
 * example that belongs to the request example which it repeats, or the one
 * with an id from the path, or else the first. A request for the page after a
 * cursor gets a last page, so that a program which goes through all pages comes
 * to an end.
 *
 * @param operation with its references resolved
 * @param request the parsed body, whether the request names a cursor, and its path
 * @throws UnknownPreference naming what the operation has instead
 */
export function chooseResponse(
  operation: Operation,
  preferences: Preferences,
  {body, hasCursor = false, path}: {body?: unknown; hasCursor?: boolean; path?: string} = {},
): Answer {
  const status = chooseStatus(operation, preferences);
  const {examples} = contentOf(operation.responses[status]);
  const names = Object.keys(examples);
  const wanted = preferences.example;
  if (wanted !== undefined && !names.includes(wanted)) {
    const all = Object.entries(operation.responses)
      .map(([code, response]) => `${code}: ${Object.keys(contentOf(response).examples).join(', ')}`)
      .join('; ');
    throw new UnknownPreference(
      preferences.code === undefined
        ? `${operation.operationId} has no example ${wanted}. It has ${all}.`
        : `The response ${status} of ${operation.operationId} has no example ${wanted}. It has: ${names.join(', ')}.`,
    );
  }
  const repeated = sentExample(operation, body);
  const lastPage = hasCursor ? names.find((name) => !hasMore(examples[name]?.value)) : undefined;
  const ids = path?.split('/') ?? [];
  const ofId = names.find((name) => ids.includes(idOf(examples[name]?.value) ?? ''));
  const example = wanted ?? names.find((name) => name === repeated) ?? lastPage ?? ofId ?? names[0] ?? '';
  return answerWith(operation, status, example, path);
}
