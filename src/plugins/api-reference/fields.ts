import type {Parameter, Schema} from './types';

/** The limits of a value that a reader needs to know, by their JSON Schema name. */
export type Limits = Partial<
  Pick<
    Schema,
    | 'minLength'
    | 'maxLength'
    | 'minimum'
    | 'maximum'
    | 'minItems'
    | 'maxItems'
    | 'minProperties'
    | 'maxProperties'
    | 'uniqueItems'
    | 'pattern'
    | 'format'
  >
>;

/** One of the values that a field may have, and what it means. */
export interface EnumValue {
  value: string;
  meaning?: string;
}

/** A field of a body, a parameter or a header, ready to be drawn. */
export interface Field {
  name: string;
  /** The type as code: `string`, `object[]`, `string | null`, `map of string`. */
  type: string;
  required: boolean;
  deprecated: boolean;
  description: string;
  limits: Limits;
  enumValues: EnumValue[];
  /** The default value as JSON, where there is one. */
  defaultValue?: string;
  /** An example as JSON; left out where the fields inside have their own. */
  example?: string;
  /** The fields of an object, or of the objects in an array or a map. */
  children: Field[];
  /** Of these groups of fields inside, exactly one must be given. */
  exclusive: string[][];
  /** Alternative shapes: each has a name and fields. */
  variants: {name: string; fields: Field[]}[];
}

const limitNames = [
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'minItems',
  'maxItems',
  'minProperties',
  'maxProperties',
  'uniqueItems',
  'pattern',
  'format',
] as const satisfies readonly (keyof Limits)[];

/** A schema, or an empty one that carries the name of a recursive schema. */
function resolve(schema: Schema | string | undefined): Schema {
  if (typeof schema === 'string') {
    return {type: /^circular\((.+)\)$/u.exec(schema)?.[1] ?? 'object'};
  }
  return schema ?? {};
}

/** Merges `allOf` into one schema; later members win where they disagree. */
export function mergeAllOf(schema: Schema): Schema {
  const {allOf, ...own} = schema;
  if (!allOf) {
    return schema;
  }
  return [...allOf.map((member) => mergeAllOf(resolve(member))), own].reduce<Schema>(
    (merged, member) => ({
      ...merged,
      ...member,
      properties: {...merged.properties, ...member.properties},
      required: [...(merged.required ?? []), ...(member.required ?? [])],
    }),
    {},
  );
}

function typeNames(schema: Schema): string[] {
  const alternatives = schema.oneOf ?? schema.anyOf;
  if (!schema.type && alternatives) {
    return [...new Set(alternatives.flatMap((member) => typeNames(mergeAllOf(resolve(member)))))];
  }
  const declared = schema.type ?? (schema.properties ? 'object' : schema.enum ? 'string' : 'any');
  return [declared].flat().map((name) => {
    if (name === 'array') {
      const inner = typeNames(mergeAllOf(resolve(schema.items)));
      return inner.length > 1 ? `(${inner.join(' | ')})[]` : `${inner.join('')}[]`;
    }
    if (name === 'object' && !schema.properties && typeof schema.additionalProperties === 'object') {
      return `map of ${typeNames(mergeAllOf(resolve(schema.additionalProperties))).join(' | ')}`;
    }
    return name;
  });
}

/** The schema whose properties a reader sees inside a field, if there is one. */
function innerSchema(schema: Schema): Schema {
  if (schema.items) {
    return innerSchema(mergeAllOf(resolve(schema.items)));
  }
  if (!schema.properties && typeof schema.additionalProperties === 'object') {
    return innerSchema(mergeAllOf(resolve(schema.additionalProperties)));
  }
  return schema;
}

/** Alternatives that have fields of their own. */
function variantsOf(schema: Schema): Field['variants'] {
  return (schema.oneOf ?? schema.anyOf ?? [])
    .map((member) => mergeAllOf(resolve(member)))
    .map((member, index) => ({
      name: member.title ?? String(index + 1),
      fields: member.properties ? schemaFields(member) : [],
    }))
    .filter(({fields}) => fields.length > 0);
}

/** Alternatives that only say which fields belong together. */
export function exclusiveGroups(schema: Schema): string[][] {
  const inner = innerSchema(mergeAllOf(schema));
  const members = (inner.oneOf ?? []).map((member) => mergeAllOf(resolve(member)));
  return members.every(({properties}) => !properties)
    ? members.map(({required}) => required ?? []).filter((group) => group.length > 0)
    : [];
}

function enumValuesOf(schema: Schema): EnumValue[] {
  const values = schema.enum ?? (schema.const === undefined ? undefined : [schema.const]);
  return (values ?? [])
    .filter((value) => value !== null)
    .map((value) => {
      const text = typeof value === 'string' ? value : JSON.stringify(value);
      const meaning = schema['x-enumDescriptions']?.[text];
      return {value: text, ...(meaning === undefined ? {} : {meaning})};
    });
}

function limitsOf(schema: Schema): Limits {
  return Object.fromEntries(
    limitNames.filter((limit) => schema[limit] !== undefined).map((limit) => [limit, schema[limit]]),
  );
}

function exampleOf(schema: Schema): unknown {
  return schema.example ?? schema.examples?.[0];
}

function toField(name: string, unmerged: Schema, required: boolean): Field {
  const schema = mergeAllOf(unmerged);
  const inner = innerSchema(schema);
  const children = inner.properties ? schemaFields(inner) : [];
  const own = enumValuesOf(schema);
  const example = children.length > 0 ? undefined : exampleOf(schema);
  return {
    name,
    type: typeNames(schema).join(' | '),
    required,
    deprecated: schema.deprecated ?? false,
    description: schema.description ?? inner.description ?? '',
    // Listed values say more than their length does.
    limits: own.length > 0 ? {} : limitsOf(schema),
    enumValues: own.length > 0 ? own : enumValuesOf(inner),
    ...(schema.default === undefined ? {} : {defaultValue: JSON.stringify(schema.default)}),
    ...(example === undefined ? {} : {example: JSON.stringify(example)}),
    children,
    exclusive: exclusiveGroups(inner),
    variants: variantsOf(inner),
  };
}

/** The fields of an object schema, nested ones included, in the schema's order. */
export function schemaFields(schema: Schema): Field[] {
  const merged = innerSchema(mergeAllOf(schema));
  return Object.entries(merged.properties ?? {}).map(([name, property]) =>
    toField(name, resolve(property), merged.required?.includes(name) ?? false),
  );
}

/** The alternatives of a schema that is itself a `oneOf` or `anyOf`. */
export function schemaVariants(schema: Schema): Field['variants'] {
  return variantsOf(innerSchema(mergeAllOf(schema)));
}

/** A parameter or a header as a field. */
export function parameterField(parameter: Omit<Parameter, 'in'>): Field {
  const schema = parameter.schema ?? {};
  const field = toField(parameter.name, schema, parameter.required ?? false);
  const example = parameter.example === undefined ? field.example : JSON.stringify(parameter.example);
  return {
    ...field,
    description: parameter.description ?? field.description,
    deprecated: parameter.deprecated ?? field.deprecated,
    ...(example === undefined ? {} : {example}),
  };
}
