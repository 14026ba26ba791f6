import mapValues from 'lodash/mapValues';

import {type References, refName} from './references';
import type {Schema} from './types';

/** A choice between schemas: `oneOf` (`one`) or `anyOf` (`any`). */
export interface MergedChoice {
  rule: 'one' | 'any';
  members: Schema[];
}

/** A schema with its references resolved and its `allOf` merged. */
export type MergedSchema = Omit<Schema, '$ref' | 'allOf' | 'oneOf' | 'anyOf' | 'type' | 'properties'> & {
  /** The types without `null`, which is in {@link nullable}. */
  types: string[];
  nullable: boolean;
  properties: Record<string, Schema>;
  required: string[];
  choices: MergedChoice[];
  /** The name of the component, such as `Email`. */
  name?: string;
};

/**
 * Merges a schema with what it refers to and the members of its `allOf`. Later
 * members win; fields and choices add up, and a field of several members is
 * merged, too. A choice that only adds `null` makes the schema nullable.
 */
export function mergeSchema(schema: Schema, references: References): MergedSchema {
  const name = refName(schema);
  const {allOf = [], oneOf, anyOf, type, properties = {}, required = [], ...own} = references.follow(schema);
  const types = [type ?? []].flat();
  const base: MergedSchema = {
    ...own,
    types: types.filter((it) => it !== 'null'),
    nullable: types.includes('null'),
    properties: Object.fromEntries(
      Object.entries(properties).flatMap(([key, property]) => (typeof property === 'object' ? [[key, property]] : [])),
    ),
    required,
    choices: [],
  };
  const parts = allOf.map((member) => mergeSchema(member, references));
  let merged = [...parts, base].reduce((before, part) => join(before, part));
  for (const [rule, members] of [
    ['one', oneOf],
    ['any', anyOf],
  ] as const) {
    merged = members ? withChoice(merged, {rule, members}, references) : merged;
  }
  return {...merged, name: name ?? merged.name};
}

function join(a: MergedSchema, b: MergedSchema): MergedSchema {
  const earlier = new Map(Object.entries(a.properties));
  const merged = mapValues(b.properties, (property, name): Schema => {
    const before = earlier.get(name);
    return before ? {allOf: [before, property]} : property;
  });
  return {
    ...a,
    ...b,
    types: b.types.length > 0 ? b.types : a.types,
    nullable: a.nullable || b.nullable,
    properties: {...a.properties, ...merged},
    required: [...new Set([...a.required, ...b.required])],
    choices: [...a.choices, ...b.choices],
  };
}

function withChoice(schema: MergedSchema, {rule, members}: MergedChoice, references: References): MergedSchema {
  const isNull = (member: Schema): boolean => references.follow(member).type === 'null';
  const others = members.filter((member) => !isNull(member));
  const nullable = schema.nullable || others.length < members.length;
  const [only] = others;
  return others.length === 1 && only
    ? join(mergeSchema(only, references), {...schema, nullable})
    : {...schema, nullable, choices: [...schema.choices, {rule, members: others}]};
}
