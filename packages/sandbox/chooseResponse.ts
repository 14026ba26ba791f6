import {deepCompareStrict} from '@cfworker/json-schema';
import {type Conventions, type ExampleResponse, dataOf, headerValues, statusCode, valueAt} from '@packages/openapi';
import sortBy from 'lodash/sortBy';

import type {SandboxOperation} from './data';
import type {SandboxRequest} from './request';

/**
 * Parses a `Prefer` header (RFC 7240): `code=429, example=daily_limit_exceeded`. Unknown
 * preferences are ignored, as the RFC requires.
 */
function readPreferences(header = ''): {code?: string; example?: string} {
  const found = header.matchAll(/(?:^|[,;])\s*(code|example)\s*=\s*(?:"([^"]*)"|([^\s,;]*))/giu);
  return Object.fromEntries([...found].map(([, name = '', quoted, plain]) => [name.toLowerCase(), quoted ?? plain]));
}

/** A response to a client. */
export interface SandboxResponse {
  status: number;
  headers: Record<string, string>;
  /** A value to send as JSON; undefined for a response without a body. */
  body: unknown;
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
  const response: ExampleResponse = operation.responses[status] ?? {bodies: {}, headers: {}};
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
 * Chooses the response to a valid request: the response that its `Prefer` header selects, the example with the name of
 * the request example that was sent, the example with an ID from the path, or else the first example. A request with a
 * cursor gets the last page, so that paginating clients terminate.
 *
 * @param body the parsed body
 * @returns a message that lists the available responses if the preferred one does not exist
 */
export function chooseResponse(
  operation: SandboxOperation,
  {url, headers}: SandboxRequest,
  body: unknown,
  conventions: Conventions,
): SandboxResponse | string {
  const {code, example} = readPreferences(headers.prefer);
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
  const [path = '', query] = url.split('?');
  const {envelope, pagination} = conventions;
  const hasCursor = new URLSearchParams(query).has(pagination?.cursor ?? '');
  const isLast = (page: unknown): boolean =>
    valueAt(page, [envelope?.pagination ?? '', pagination?.more ?? '']) !== true;
  const bodies = Object.entries(operation.responses[status]?.bodies ?? {});
  const examples = operation.body?.examples ?? {};
  const ids: readonly unknown[] = path.split('/');
  const [best = chosen.name] =
    bodies.find(([name]) => Object.hasOwn(examples, name) && deepCompareStrict(examples[name], body)) ??
    bodies.find(([, value]) => hasCursor && isLast(value)) ??
    bodies.find(([, value]) => ids.includes(valueAt(dataOf(value, conventions), ['id']))) ??
    [];
  return responseOf(operation, status, example ?? best, conventions, path);
}
