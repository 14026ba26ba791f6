import type {Description} from '../../../src/plugins/api-reference/types';
import {resolve} from '../publish/references';
import type {JsonSchema} from './schemas';

/** A value, or where it stands. */
export type Referable<Value> = Value | {$ref: string};
/** Bodies by media type. */
export type Content = Record<string, {schema?: JsonSchema}>;

/** A header, as far as programs notice it. */
export interface Header {
  required?: boolean;
  schema?: JsonSchema;
}

/** A parameter, as far as programs notice it. */
export interface Parameter extends Header {
  name: string;
  in: string;
  deprecated?: boolean;
  style?: string;
  explode?: boolean;
  allowReserved?: boolean;
}

/** The body of a request. */
export interface Body {
  required?: boolean;
  content?: Content;
}

/** One answer of an operation. */
export interface Response {
  headers?: Record<string, Referable<Header>>;
  content?: Content;
}

/** An operation, as far as programs notice it. */
export interface Operation {
  operationId?: string;
  deprecated?: boolean;
  parameters?: Referable<Parameter>[];
  requestBody?: Referable<Body>;
  responses?: Record<string, Referable<Response>>;
  security?: unknown;
  'x-required-scope'?: string;
}

/** An operation with where it is called. */
export interface Endpoint {
  method: string;
  path: string;
  operation: Operation;
}

const methods = new Set(['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']);

/** The operations below paths or events; those of a path share its parameters. */
export function endpointsOf(description: Description, items: object = {}): Endpoint[] {
  return Object.entries(items).flatMap(([path, reference]) => {
    const item =
      resolve(description, reference as Record<string, unknown> & {parameters?: Referable<Parameter>[]}) ?? {};
    return Object.entries(item)
      .filter(([key]) => methods.has(key))
      .map(([method, value]) => {
        const operation = resolve(description, value as Operation) ?? {};
        const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])];
        return {method, path, operation: {...operation, parameters}};
      });
  });
}

/** How an operation is recognised again: callers do not see what a part of the path is called. */
export const endpointKey = ({method, path}: Endpoint): string => `${method} ${path.replace(/\{[^}]*\}/gu, '{}')}`;

/** An operation as callers know it: `GET /emails`. */
export const shownEndpoint = ({method, path}: Endpoint): string => `${method.toUpperCase()} ${path}`;

/** An operation with the description that it belongs to. */
export interface Side extends Endpoint {
  description: Description;
}
