import type {Operation, Parameter} from '../types';

/** An example request from the spec, ready to be sent. */
export interface ExampleRequest {
  operationId: string;
  /** The name of the body's example; empty if there is no body. */
  example: string;
  method: string;
  /** The path with its placeholders. */
  path: string;
  /** Values of parameters, by location and name. */
  parameters: Record<'path' | 'query' | 'header', Record<string, unknown>>;
  body?: unknown;
}

/** Only one pagination direction can be requested, which a schema cannot express. */
const exclusive = new Set(['before']);

function valuesOf(parameters: readonly Parameter[], location: Parameter['in']): Record<string, unknown> {
  return Object.fromEntries(
    parameters
      .filter(({in: its, name, example}) => its === location && example !== undefined && !exclusive.has(name))
      .map(({name, example}) => [name, example]),
  );
}

/** The requests of an operation, one per example of its body, with the examples of its parameters. */
export function exampleRequests({
  operationId,
  method,
  path,
  parameters = [],
  requestBody,
}: Operation): ExampleRequest[] {
  const [content = {}] = Object.values(requestBody?.content ?? {});
  const bodies = requestBody
    ? Object.entries(content.examples ?? {}).map(([example, {value}]) => ({example, body: value}))
    : [{example: ''}];
  return bodies.map((body) => ({
    operationId,
    method,
    path,
    parameters: {
      path: valuesOf(parameters, 'path'),
      query: valuesOf(parameters, 'query'),
      header: valuesOf(parameters, 'header'),
    },
    ...body,
  }));
}

/** The URL of a request, with its parameters inserted. */
export function addressOf({path, parameters}: ExampleRequest): string {
  const filled = path.replace(/\{(\w+)\}/gu, (_placeholder, name: string) =>
    encodeURIComponent(String(parameters.path[name])),
  );
  const query = new URLSearchParams(Object.entries(parameters.query).map(([name, value]) => [name, String(value)]));
  return query.size > 0 ? `${filled}?${query.toString()}` : filled;
}
