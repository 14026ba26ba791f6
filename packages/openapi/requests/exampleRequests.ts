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

/** The requests of an operation, one per example of its body, with the examples of its parameters. */
export function exampleRequests({
  operationId,
  method,
  path,
  parameters = [],
  requestBody,
}: Operation): ExampleRequest[] {
  const valuesIn = (location: Parameter['in']): Record<string, unknown> =>
    Object.fromEntries(
      parameters
        .filter((parameter) => parameter.in === location && parameter.example !== undefined)
        .map(({name, example}) => [name, example]),
    );
  const [content = {}] = Object.values(requestBody?.content ?? {});
  const bodies = requestBody
    ? Object.entries(content.examples ?? {}).map(([example, {value}]) => ({example, body: value}))
    : [{example: ''}];
  return bodies.map((body) => ({
    operationId,
    method,
    path,
    parameters: {path: valuesIn('path'), query: valuesIn('query'), header: valuesIn('header')},
    ...body,
  }));
}
