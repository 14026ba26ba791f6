import {type OperationObject, type PathItem, type Spec, operationsOf, resolve} from '@packages/openapi';

/** An operation or the request of an event, with its method, its path or type, and the spec that contains it. */
export interface Endpoint {
  method: string;
  path: string;
  operation: OperationObject;
  spec: Spec;
}

/** The operations of paths or events; operations inherit the parameters and servers of their path. */
export function endpointsOf(spec: Spec, items: Readonly<Record<string, PathItem>> = {}): Endpoint[] {
  return Object.entries(items).flatMap(([path, reference]) => {
    const item = resolve(spec, reference);
    return operationsOf(item).map(([method, value]) => {
      const operation = resolve(spec, value);
      const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])];
      const {servers = item.servers} = operation;
      return {method, path, spec, operation: {...operation, parameters, ...(servers && {servers})}};
    });
  });
}

/** The identity of an operation. Names of path parameters are ignored, because they are not sent. */
export const endpointKey = ({method, path}: Endpoint): string => `${method} ${path.replace(/\{[^}]*\}/gu, '{}')}`;

/** Compares two lists by key: what was removed, what was added, and what is in both. */
export function match<Value>(
  before: readonly Value[],
  after: readonly Value[],
  keyOfValue: (value: Value) => string = String,
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

/** Reports what was removed from a list and added to it, and returns what is in both. */
export function matchAndReport<Value>(
  before: readonly Value[],
  after: readonly Value[],
  keyOfValue: (value: Value) => string,
  report: (change: 'removed' | 'added', value: Value) => void,
): [Value, Value][] {
  const {gone, added, both} = match(before, after, keyOfValue);
  gone.forEach((value) => report('removed', value));
  added.forEach((value) => report('added', value));
  return both;
}

/** {@link matchAndReport} for the values of two objects, by their keys. */
export const matchKeys = <Value>(
  before: Readonly<Record<string, Value>> = {},
  after: Readonly<Record<string, Value>> = {},
  report: (change: 'removed' | 'added', key: string) => void,
): [[string, Value], [string, Value]][] =>
  matchAndReport(
    Object.entries(before),
    Object.entries(after),
    ([key]) => key,
    (change, [key]) => report(change, key),
  );
