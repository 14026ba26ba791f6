import {deepCompareStrict} from '@cfworker/json-schema';

import {apiConventions} from '../../config/api';
import {valueAt} from '../../lib/json';
import {type ExampleResponse, dataOf, headerValues, statusCode} from '../requests/responses';
import type {SandboxOperation} from './data';

/** The response that a request's `Prefer` header selects. */
export interface Preferences {
  /** The status as a string: a key of the operation's responses. */
  code?: string;
  /** The name of an example. */
  example?: string;
}

/**
 * Parses a `Prefer` header (RFC 7240): `code=429, example=daily_limit_exceeded`. Unknown
 * preferences are ignored, as the RFC requires.
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

/** The response to the client. */
export interface SandboxResponse {
  status: number;
  headers: Record<string, string>;
  /** A value to send as JSON; undefined for a response without a body. */
  body: unknown;
}

/** A preference that the spec cannot satisfy; the message lists what is available. */
export class UnknownPreference extends Error {
  override name = 'UnknownPreference';
}

const noResponse: ExampleResponse = {bodies: {}, headers: {}};

/** The status whose example to return; by default, the success status. */
function chooseStatus({operationId, responses}: SandboxOperation, {code, example}: Preferences): string {
  const statuses = Object.keys(responses).sort((a, b) => statusCode(a) - statusCode(b));
  const first = statuses.find((status) => status.startsWith('2')) ?? statuses[0] ?? '';
  if (code !== undefined) {
    if (!statuses.includes(code)) {
      throw new UnknownPreference(`${operationId} has no response ${code}. It has: ${statuses.join(', ')}.`);
    }
    return code;
  }
  return example === undefined
    ? first
    : (statuses.find((status) => Object.hasOwn(responses[status]?.bodies ?? {}, example)) ?? first);
}

/** The name of the request example that a client sent unchanged. */
function sentExample({body}: SandboxOperation, sent: unknown): string | undefined {
  return Object.entries(body?.examples ?? {}).find(([, value]) => deepCompareStrict(value, sent))?.[0];
}

/** Whether a response says that there are more pages. */
function hasMore(body: unknown): boolean {
  const {envelope, pagination} = apiConventions;
  return valueAt(body, [envelope.pagination, pagination.more]) === true;
}

/** Whether a response of an operation has an example with this name. */
export const hasExample = ({responses}: SandboxOperation, status: string, example: string): boolean =>
  Object.hasOwn(responses[status]?.bodies ?? {}, example);

/**
 * A response from the spec: status, the headers that every such response has, and the named
 * example. An error that the operation does not document has only its code.
 */
export function responseOf(
  operation: SandboxOperation,
  status: string,
  example: string,
  path = operation.path,
): SandboxResponse {
  const response = operation.responses[status] ?? noResponse;
  const isError = statusCode(status) >= 400;
  const {type = isError ? 'application/problem+json' : undefined, bodies} = response;
  const body = bodies[example] ?? (isError ? (Object.values(bodies)[0] ?? {code: example}) : undefined);
  return {
    status: statusCode(status),
    headers: {...headerValues(response, example, {path, body}), ...(type !== undefined && {'Content-Type': type})},
    body,
  };
}

/**
 * Chooses the response to a valid request: the preferred one, or else the example that matches the
 * request example, or the one with an id from the path, or else the first. A request with a cursor
 * gets a last page, so that paginating clients terminate.
 *
 * @param request the parsed body, whether the request has a cursor, and its path
 * @throws UnknownPreference listing what the operation has instead
 */
export function chooseResponse(
  operation: SandboxOperation,
  preferences: Preferences,
  {body, hasCursor = false, path}: {body?: unknown; hasCursor?: boolean; path?: string} = {},
): SandboxResponse {
  const status = chooseStatus(operation, preferences);
  const {bodies} = operation.responses[status] ?? noResponse;
  const names = Object.keys(bodies);
  const requestedExample = preferences.example;
  if (requestedExample !== undefined && !names.includes(requestedExample)) {
    const all = Object.entries(operation.responses)
      .map(([code, response]) => `${code}: ${Object.keys(response.bodies).join(', ')}`)
      .join('; ');
    throw new UnknownPreference(
      preferences.code === undefined
        ? `${operation.operationId} has no example ${requestedExample}. It has ${all}.`
        : `The response ${status} of ${operation.operationId} has no example ${requestedExample}. It has: ${names.join(', ')}.`,
    );
  }
  const repeated = sentExample(operation, body);
  const lastPage = hasCursor ? names.find((name) => !hasMore(bodies[name])) : undefined;
  const ids: readonly unknown[] = path?.split('/') ?? [];
  const ofId = names.find((name) => ids.includes(valueAt(dataOf(bodies[name]), ['id']) ?? ''));
  const example = requestedExample ?? names.find((name) => name === repeated) ?? lastPage ?? ofId ?? names[0] ?? '';
  return responseOf(operation, status, example, path);
}
