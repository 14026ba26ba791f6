import {operationsOf} from '../../../src/openapi/operations';
import {type References, resolve} from '../../../src/openapi/references';
import type {OperationObject, PathItem, Spec} from '../../../src/openapi/types';

/** An operation with its method and path. */
export interface Endpoint {
  method: string;
  path: string;
  operation: OperationObject;
}

/** The operations of paths or events; operations inherit the parameters and servers of their path. */
export function endpointsOf(spec: Spec, items: Readonly<Record<string, PathItem>> = {}): Endpoint[] {
  return Object.entries(items).flatMap(([path, reference]) => {
    const item = resolve(spec, reference);
    return operationsOf(item).map(([method, value]) => {
      const operation = resolve(spec, value);
      const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])];
      const {servers = item.servers} = operation;
      return {method, path, operation: {...operation, parameters, ...(servers && {servers})}};
    });
  });
}

/** The identity of an operation. Names of path parameters are ignored, because they are not sent. */
export const endpointKey = ({method, path}: Endpoint): string => `${method} ${path.replace(/\{[^}]*\}/gu, '{}')}`;

/** An operation the way clients know it: `GET /emails`. */
export const shownEndpoint = ({method, path}: Endpoint): string => `${method.toUpperCase()} ${path}`;

/** An operation and the spec that contains it. */
export interface Side extends Endpoint {
  spec: Spec;
  references: References;
}

/** Compares two lists by key: what was removed, what was added, and what is in both. */
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
