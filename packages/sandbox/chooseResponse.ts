import {deepCompareStrict} from '@cfworker/json-schema';
import {type Conventions, type ExampleResponse, dataOf, headerValues, statusCode, valueAt} from '@packages/openapi';
import sortBy from 'lodash/sortBy';

import type {SandboxOperation} from './data';

/** The response that a request's `Prefer` header selects. */
interface Preferences {
  /** The status as a string: a key of the operation's responses. */
  code?: string;
  /** The name of an example. */
  example?: string;
}

/**
 * Parses a `Prefer` header (RFC 7240): `code=429, example=daily_limit_exceeded`. Unknown
 * preferences are ignored, as the RFC requires.
 */
export function readPreferences(header = ''): Preferences {
  const found = header.matchAll(/(?:^|[,;])\s*(code|example)\s*=\s*(?:"([^"]*)"|([^\s,;]*))/giu);
  return Object.fromEntries([...found].map(([, name = '', quoted, plain]) => [name.toLowerCase(), quoted ?? plain]));
}

/** The response to the client. */
export interface SandboxResponse {
  status: number;
  headers: Record<string, string>;
  /** A value to send as JSON; undefined for a response without a body. */
  body: unknown;
}

const noResponse: ExampleResponse = {bodies: {}, headers: {}};

/** The name of the request example that a client sent unchanged. */
function sentExample({body}: SandboxOperation, sent: unknown): string | undefined {
  return Object.entries(body?.examples ?? {}).find(([, value]) => deepCompareStrict(value, sent))?.[0];
}

/** Whether a response indicates that there are more pages. */
function hasMore(body: unknown, {envelope, pagination}: Conventions): boolean {
  return valueAt(body, [envelope?.pagination ?? '', pagination?.more ?? '']) === true;
}

/**
 * A response from the spec: status, the headers that every such response has, and the named
 * example. An error that the operation does not document has only its code.
 */
export function responseOf(
  operation: SandboxOperation,
  status: string,
  example: string,
  conventions: Conventions,
  path = operation.path,
): SandboxResponse {
  const response = operation.responses[status] ?? noResponse;
  const isError = statusCode(status) >= 400;
  const {type = isError ? 'application/problem+json' : undefined, bodies} = response;
  const body =
    bodies[example] ??
    (isError ? (Object.values(bodies)[0] ?? {[conventions.problem?.code ?? 'code']: example}) : undefined);
  return {
    status: statusCode(status),
    headers: {
      ...headerValues(response, example, {path, body}, conventions),
      ...(type !== undefined && {'Content-Type': type}),
    },
    body,
  };
}

/** The possible responses of an operation, by status: the names of the examples, if there are any. */
function available({responses}: SandboxOperation): {status: string; names: string[]}[] {
  return sortBy(Object.keys(responses), statusCode).map((status) => ({
    status,
    names: Object.keys(responses[status]?.bodies ?? {}),
  }));
}

/**
 * Chooses the response to a valid request: the preferred one, or else the example that matches the
 * request example, or the one with an id from the path, or else the first. A request with a cursor
 * gets a last page, so that paginating clients terminate.
 *
 * @param request the parsed body, whether the request has a cursor, and its path
 * @returns a list of the available responses, as a message, if it does not have the preferred response
 */
export function chooseResponse(
  operation: SandboxOperation,
  {code, example}: Preferences,
  {body, hasCursor, path}: {body: unknown; hasCursor: boolean; path: string},
  conventions: Conventions,
): SandboxResponse | string {
  const all = available(operation);
  const preferred = all.filter(
    ({status, names}) => (code === undefined || status === code) && (example === undefined || names.includes(example)),
  );
  const chosen = preferred.find(({status}) => status.startsWith('2')) ?? preferred[0];
  if (!chosen) {
    const wanted = [code, example].filter((part) => part !== undefined).join(' ');
    const list = all.map(({status, names}) => [status, names.join(', ')].filter((part) => part !== '').join(': '));
    return `${operation.operationId} has no response ${wanted}. It has ${list.join('; ')}.`;
  }
  const {status, names} = chosen;
  const {bodies} = operation.responses[status] ?? noResponse;
  const repeated = sentExample(operation, body);
  const ids: readonly unknown[] = path.split('/');
  const name =
    example ??
    names.find((it) => it === repeated) ??
    names.find((it) => hasCursor && !hasMore(bodies[it], conventions)) ??
    names.find((it) => ids.includes(valueAt(dataOf(bodies[it], conventions), ['id']))) ??
    names[0];
  return responseOf(operation, status, name ?? '', conventions, path);
}
