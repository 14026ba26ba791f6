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

/**
 * Chooses the response to a valid request: the preferred one, or else the example that matches the
 * request example, or the one with an ID from the path, or else the first. A request with a cursor
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
  const all = sortBy(Object.keys(operation.responses), statusCode).flatMap((status) => {
    const names = Object.keys(operation.responses[status]?.bodies ?? {});
    return (names.length > 0 ? names : ['']).map((name) => ({status, name}));
  });
  const preferred = all.filter(
    ({status, name}) => (code === undefined || status === code) && (example === undefined || name === example),
  );
  const chosen = preferred.find(({status}) => status.startsWith('2')) ?? preferred[0];
  if (!chosen) {
    const wanted = [code, example].filter((part) => part !== undefined).join(' ');
    const list = all.map(({status, name}) => `${status} ${name}`.trim()).join(', ');
    return `${operation.operationId} has no response ${wanted}. It has ${list}.`;
  }
  const {status} = chosen;
  const bodies = Object.entries(operation.responses[status]?.bodies ?? {}).map(([name, value]) => ({name, value}));
  const examples = operation.body?.examples ?? {};
  const ids: readonly unknown[] = path.split('/');
  const best =
    bodies.find(({name}) => Object.hasOwn(examples, name) && deepCompareStrict(examples[name], body)) ??
    bodies.find(({value}) => hasCursor && !hasMore(value, conventions)) ??
    bodies.find(({value}) => ids.includes(valueAt(dataOf(value, conventions), ['id'])));
  return responseOf(operation, status, example ?? best?.name ?? chosen.name, conventions, path);
}
