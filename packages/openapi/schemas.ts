import isEqual from 'lodash/isEqual';
import mapValues from 'lodash/mapValues';
import pick from 'lodash/pick';
import pickBy from 'lodash/pickBy';

import {intersect} from './intersection';
import {type References, refName} from './references';
import type {Schema} from './types';

/** A choice between schemas: `oneOf` (`one`) or `anyOf` (`any`). */
export interface MergedChoice {
  rule: 'one' | 'any';
  members: Schema[];
}

/** `if` with its `then` and `else`, or a schema that applies if an object has a field. */
export interface Condition {
  if: Schema;
  then?: Schema;
  else?: Schema;
}

/** The keywords of a merged schema that differ from those of a schema. */
type Normalized = {
  /** The types except `null`, which {@link nullable} covers; empty if every type is allowed. */
  types: string[];
  nullable: boolean;
  /** Whether only `null` is allowed. */
  onlyNull: boolean;
  /** Whether no value is allowed. */
  never: boolean;
  items?: Schema;
  prefixItems: Schema[];
  properties: Record<string, Schema>;
  patternProperties: Record<string, Schema>;
  propertyNames?: Schema;
  required: string[];
  choices: MergedChoice[];
  conditions: Condition[];
  /** The name of the component, such as `Email`. */
  name?: string;
};

/** A schema with its references resolved, its `allOf` merged, and no boolean schemas. */
export type MergedSchema = Normalized &
  Omit<
    Schema,
    keyof Normalized | '$ref' | 'allOf' | 'oneOf' | 'anyOf' | 'if' | 'then' | 'else' | 'dependentSchemas' | 'type'
  >;

/** The error for a schema that contains itself without a property or an item in between. */
export class RecursionError extends Error {
  override name = 'RecursionError';

  /** @param trail the references that lead back to the schema */
  constructor(
    schema: string,
    readonly trail: readonly string[] = [],
  ) {
    super(
      `The ${schema} schema contains itself without a property or an item in between. Add one, or remove the reference.`,
    );
  }
}

/** A schema without references and `allOf`, and any number of choices and conditions. */
interface Parts {
  schema: Schema;
  choices: (MergedChoice & {followed: readonly string[]})[];
  conditions: Condition[];
  name?: string;
}

/** A boolean schema as an object. */
export function asSchema(schema: Schema | boolean): Schema {
  return typeof schema === 'object' ? schema : schema ? {} : {not: {}};
}

/** Formats a value: a string without quotes, anything else as JSON. */
export function asText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

const joined = (a: Parts, b: Parts): Parts => ({
  schema: intersect(a.schema, b.schema),
  choices: [...a.choices, ...b.choices],
  conditions: [...a.conditions, ...b.conditions],
  name: b.name ?? a.name,
});

function partsOf(schema: Schema | boolean, references: References, followed: readonly string[] = []): Parts {
  const {
    $ref,
    allOf = [],
    oneOf,
    anyOf,
    if: condition,
    then,
    else: otherwise,
    dependentSchemas = {},
    ...rest
  } = asSchema(schema);
  const targetParts = (reference: string): Parts => {
    const trail = [...followed, reference];
    if (followed.includes(reference)) {
      throw new RecursionError(reference, trail);
    }
    const target = references.target(reference) as Schema | boolean;
    return {...partsOf(target, references, trail), name: refName({$ref: reference})};
  };
  const choice = (rule: MergedChoice['rule'], members: Schema[] | undefined): Parts['choices'] =>
    members ? [{rule, members: members.map(asSchema), followed}] : [];
  const conditions: Condition[] = [
    ...(condition === undefined ? [] : [{if: condition, then, else: otherwise}]),
    ...Object.entries(dependentSchemas).map(([name, dependent]) => ({if: {required: [name]}, then: dependent})),
  ].map((it) =>
    mapValues(pickBy(it, (part) => part !== undefined) as Record<keyof Condition, Schema | boolean>, asSchema),
  );
  return [
    ...($ref === undefined ? [] : [targetParts($ref)]),
    ...allOf.map((member) => partsOf(member, references, followed)),
    {schema: rest, choices: [...choice('one', oneOf), ...choice('any', anyOf)], conditions},
  ].reduce(joined);
}

/** The values that a schema lists in `const` and `enum`. */
export function valuesOf({const: only, enum: listed}: Pick<Schema, 'const' | 'enum'>): unknown[] | undefined {
  return only === undefined ? listed : listed && !listed.some((it) => isEqual(it, only)) ? [] : [only];
}

/** Whether the type and values of a schema allow `null`. */
function allowsNull(schema: Schema): boolean {
  return [schema.type ?? 'null'].flat().includes('null') && valuesOf(schema)?.includes(null) !== false;
}

function isNull({type, const: only}: Schema): boolean {
  return only === null || isEqual([type].flat(), ['null']);
}

/** Converts choices that have only one alternative, besides `null`, to limits. */
function withoutTrivialChoices(parts: Parts, references: References): Parts & {orNull: boolean} {
  let whole: Parts = {...parts, choices: []};
  let orNull = false;
  const open = [...parts.choices];
  for (let choice = open.shift(); choice; choice = open.shift()) {
    const {followed} = choice;
    const all = choice.members.map((member) => ({member, parts: partsOf(member, references, followed)}));
    const others = all.filter(({parts: {schema}}) => !isNull(schema));
    const [only] = others;
    const hasNull = others.length < all.length;
    orNull ||= hasNull && allowsNull(whole.schema);
    if (others.length === 1 && only) {
      const {choices, ...inner} = only.parts;
      open.push(...choices);
      whole = joined({...inner, choices: []}, whole);
    } else {
      whole.choices.push({...choice, members: others.map(({member}) => member)});
    }
  }
  return {...whole, orNull};
}

const cache = new WeakMap<References, WeakMap<Schema, MergedSchema>>();

/**
 * Merges a schema with its references and the members of its `allOf`: see {@link intersect}. The result is shared, so
 * don't change it.
 *
 * @throws RecursionError for a schema that contains itself without a property or an item in between
 */
export function mergeSchema(schema: Schema | boolean, references: References): MergedSchema {
  const key = asSchema(schema);
  const known = cache.get(references) ?? new WeakMap<Schema, MergedSchema>();
  cache.set(references, known);
  const merged = known.get(key) ?? merge(key, references);
  known.set(key, merged);
  return merged;
}

function merge(unmerged: Schema, references: References): MergedSchema {
  const {schema, orNull, choices, conditions, name} = withoutTrivialChoices(partsOf(unmerged, references), references);
  const {type, items, prefixItems = [], properties = {}, patternProperties = {}, propertyNames, ...rest} = schema;
  const values = valuesOf(rest);
  const types = [type ?? []].flat();
  return {
    ...rest,
    types: types.filter((it) => it !== 'null'),
    onlyNull: isOnly(null, values) || isOnly('null', types),
    nullable: orNull || (allowsNull(schema) && (type ?? values) !== undefined),
    never: (type !== undefined && types.length === 0) || values?.length === 0 || isEverything(rest.not),
    ...(items !== undefined && {items: asSchema(items)}),
    ...(propertyNames !== undefined && {propertyNames: asSchema(propertyNames)}),
    prefixItems: prefixItems.map(asSchema),
    properties: mapValues(properties, asSchema),
    patternProperties: mapValues(patternProperties, asSchema),
    required: rest.required ?? [],
    choices: choices.map((choice) => pick(choice, 'rule', 'members')),
    conditions,
    name,
  };
}

function isOnly(item: unknown, list: readonly unknown[] | undefined): boolean {
  return list !== undefined && list.length > 0 && list.every((it) => it === item);
}

function isEverything(schema: Schema | boolean | undefined): boolean {
  return schema === true || isEqual(schema, {});
}
