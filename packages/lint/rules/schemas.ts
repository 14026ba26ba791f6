import {type References, type Schema, isObject, keywords, pathOfPointer, subschemas} from '@packages/openapi';

import {nameOf, pointerTo} from './files';
import type {Location} from './types';

/** A schema with the file that it is in. */
export interface Part {
  schema: Schema;
  file: string;
}

/** The schema at a location. */
export const partAt = (location: Location): Part => ({
  schema: {$ref: pointerTo(location)},
  file: nameOf(location),
});

/** All schemas that can apply to the same value: targets of references, members, alternatives, and conditions. */
export function partsOf(parts: readonly Part[], references: References, known = new Set<Schema>()): Part[] {
  return parts.flatMap(({schema, file}) => {
    if (!isObject(schema) || known.has(schema)) {
      return [];
    }
    known.add(schema);
    const members = subschemas(schema).filter(({keyword}) => keywords[keyword]?.sameValue);
    const inside = members.map((member) => ({schema: member.schema as Schema, file}));
    const {$ref} = schema;
    const target =
      $ref === undefined ? [] : [{schema: references.target($ref) as Schema, file: pathOfPointer($ref)[0] ?? file}];
    return [{schema, file}, ...partsOf([...target, ...inside], references, known)];
  });
}

/** The schemas of a field: in `properties`, `patternProperties`, or `additionalProperties`. */
export function fieldsNamed(parts: readonly Part[], name: string): Part[] {
  const own = parts.flatMap(({schema: {properties = {}, patternProperties = {}}, file}) =>
    [
      ...(Object.hasOwn(properties, name) ? [properties[name]] : []),
      ...Object.entries(patternProperties).flatMap(([pattern, field]) => (matches(pattern, name) ? [field] : [])),
    ].map((schema) => ({schema: schema as Schema, file})),
  );
  const others = parts.flatMap(({schema: {additionalProperties}, file}) =>
    additionalProperties ? [{schema: additionalProperties as Schema, file}] : [],
  );
  return own.length > 0 ? own : others;
}

function matches(pattern: string, name: string): boolean {
  try {
    return new RegExp(pattern, 'u').test(name);
  } catch {
    return true; // The `patterns` rule reports it.
  }
}

/** The schemas of a list item. */
export function itemsAt(parts: readonly Part[], index: number): Part[] {
  return parts.flatMap(({schema: {prefixItems = [], items}, file}) => {
    const item = prefixItems[index] ?? items;
    return item === undefined ? [] : [{schema: item as Schema, file}];
  });
}

/** The schemas of the value that a JSON Pointer leads to; empty if there is none. */
export const partsAt = (parts: readonly Part[], steps: readonly string[], references: References): Part[] =>
  steps.reduce<readonly Part[]>((around, step) => {
    const all = partsOf(around, references);
    return [...(/^\d+$/u.test(step) ? itemsAt(all, Number(step)) : []), ...fieldsNamed(all, step)];
  }, parts) as Part[];

/** Whether a schema is part of a condition. Properties in conditions are described elsewhere. */
export const isInCondition = ({pointer}: Location): boolean =>
  /\/(?:if|then|else|not|dependentSchemas)(?:\/|$)/u.test(pointer);
