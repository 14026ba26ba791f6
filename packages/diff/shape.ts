import {type References, constraintsOf} from '@packages/openapi';
import sortBy from 'lodash/sortBy';

/** Lists whose order doesn't matter. */
const sets = new Set(['enum', 'required', 'type']);

/**
 * The canonical JSON of a schema or other part of a spec, with references resolved and documentation removed: clients
 * can't tell equal shapes apart. A recursive reference stays as it is.
 */
export function shapeOf(value: unknown, references: References): string {
  return value === undefined ? '' : JSON.stringify(resolved(constraintsOf(value), references, []));
}

function resolved(value: unknown, references: References, followed: readonly string[], key = ''): unknown {
  if (Array.isArray(value)) {
    const items = value.map((item) => resolved(item, references, followed));
    return sets.has(key) ? sortBy(items, (item) => JSON.stringify(item)) : items;
  }
  if (typeof value !== 'object' || value === null) {
    return value;
  }
  const {$ref, ...siblings} = value as {$ref?: unknown};
  const inner = Object.fromEntries(
    Object.entries(siblings)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, item]) => [name, resolved(item, references, followed, name)]),
  );
  if (typeof $ref !== 'string') {
    return inner;
  }
  const target = followed.includes($ref)
    ? $ref
    : resolved(constraintsOf(references.target($ref)), references, [...followed, $ref]);
  return Object.keys(inner).length === 0 ? target : [target, inner];
}
