import {resolve} from '../../../src/openapi/references';
import type {Spec, OperationObject, PathItem} from '../../../src/openapi/types';
import {operationsOf} from '../../../src/openapi/operations';

/** An operation with where it is called. */
export interface Endpoint {
  method: string;
  path: string;
  operation: OperationObject;
}

/** The operations below paths or events; those of a path share its parameters. */
export function endpointsOf(spec: Spec, items: Readonly<Record<string, PathItem>> = {}): Endpoint[] {
  return Object.entries(items).flatMap(([path, reference]) => {
    const item = resolve(spec, reference);
    return operationsOf(item).map(([method, value]) => {
      const operation = resolve(spec, value);
      const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])];
      return {method, path, operation: {...operation, parameters}};
    });
  });
}

/** How an operation is recognized again: callers do not see what a part of the path is called. */
export const endpointKey = ({method, path}: Endpoint): string => `${method} ${path.replace(/\{[^}]*\}/gu, '{}')}`;

/** An operation as callers know it: `GET /emails`. */
export const shownEndpoint = ({method, path}: Endpoint): string => `${method.toUpperCase()} ${path}`;

/** An operation with the spec that it belongs to. */
export interface Side extends Endpoint {
  spec: Spec;
}

/** Two lists by a common key: what is gone, what is new, what is in both. */
export function match<Value>(
  before: readonly Value[],
  after: readonly Value[],
  keyOfValue: (value: Value) => string,
): {gone: Value[]; added: Value[]; both: [Value, Value][]} {
  const old = new Map(before.map((value) => [keyOfValue(value), value]));
  const present = new Map(after.map((value) => [keyOfValue(value), value]));
  return {
    gone: [...old].filter(([key]) => !present.has(key)).map(([, value]) => value),
    added: [...present].filter(([key]) => !old.has(key)).map(([, value]) => value),
    both: [...old].flatMap(([key, value]) => {
      const partner = present.get(key);
      return partner === undefined ? [] : [[value, partner]];
    }),
  };
}
