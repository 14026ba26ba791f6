import mapValues from 'lodash/mapValues';
import pickBy from 'lodash/pickBy';

import {isObject} from './json';

/** A keyword of JSON Schema 2020-12 or OpenAPI 3.1, for every part of the site and the linter that reads schemas. */
interface Keyword {
  /** The keyword's value is a schema, a list of schemas, or schemas by name. */
  holds?: 'schema' | 'list' | 'map';
  /** The keyword's schemas apply to the same value as the enclosing schema. */
  sameValue?: true;
  /** Restricts a single value, regardless of nested values. */
  limit?: true;
  /** Does not restrict the value. */
  annotation?: true;
  /** What to write instead of a keyword that pages don't show. Boolean values are allowed. */
  instead?: string;
  /** The only type whose values it affects; `number` includes integers. */
  of?: 'string' | 'number' | 'array' | 'object';
}

const table = {
  $ref: {},
  allOf: {holds: 'list', sameValue: true},
  anyOf: {holds: 'list', sameValue: true},
  oneOf: {holds: 'list', sameValue: true},
  not: {holds: 'schema', sameValue: true},
  if: {holds: 'schema', sameValue: true},
  then: {holds: 'schema', sameValue: true},
  else: {holds: 'schema', sameValue: true},
  dependentSchemas: {holds: 'map', sameValue: true, of: 'object'},
  $id: {annotation: true, instead: 'Refer to the schema by its file'},
  $anchor: {annotation: true, instead: 'Refer to the schema by its file'},
  $defs: {holds: 'map', instead: 'Write each schema in its own file'},

  properties: {holds: 'map', of: 'object'},
  patternProperties: {holds: 'map', of: 'object'},
  additionalProperties: {holds: 'schema', of: 'object'},
  unevaluatedProperties: {holds: 'schema', of: 'object', instead: 'Use additionalProperties'},
  propertyNames: {holds: 'schema', of: 'object'},
  items: {holds: 'schema', of: 'array'},
  prefixItems: {holds: 'list', of: 'array'},
  unevaluatedItems: {holds: 'schema', of: 'array', instead: 'Use items'},
  contains: {holds: 'schema', of: 'array', instead: 'State in the description what the list contains'},
  contentSchema: {holds: 'schema', of: 'string', instead: 'State in the description what the encoded content is'},

  type: {},
  enum: {},
  const: {},
  required: {of: 'object'},
  dependentRequired: {of: 'object'},
  minContains: {of: 'array', instead: 'State in the description what the list contains'},
  maxContains: {of: 'array', instead: 'State in the description what the list contains'},

  minLength: {limit: true, of: 'string'},
  maxLength: {limit: true, of: 'string'},
  minimum: {limit: true, of: 'number'},
  maximum: {limit: true, of: 'number'},
  exclusiveMinimum: {limit: true, of: 'number'},
  exclusiveMaximum: {limit: true, of: 'number'},
  multipleOf: {limit: true, of: 'number'},
  minItems: {limit: true, of: 'array'},
  maxItems: {limit: true, of: 'array'},
  minProperties: {limit: true, of: 'object'},
  maxProperties: {limit: true, of: 'object'},
  uniqueItems: {limit: true, of: 'array'},
  pattern: {limit: true, of: 'string'},
  format: {limit: true},
  contentEncoding: {limit: true, annotation: true, of: 'string'},
  contentMediaType: {limit: true, annotation: true, of: 'string'},

  title: {annotation: true},
  description: {annotation: true},
  default: {annotation: true},
  example: {annotation: true},
  examples: {annotation: true},
  deprecated: {annotation: true},
  readOnly: {annotation: true},
  writeOnly: {annotation: true},
  externalDocs: {annotation: true},
  discriminator: {annotation: true},
  xml: {annotation: true, instead: 'Describe only JSON'},
  $comment: {annotation: true, instead: "Use a YAML comment (#), which isn't published"},
} as const satisfies Record<string, Keyword>;

type Name = keyof typeof table;

/** The keywords that restrict a single value. */
export type LimitName = {[Key in Name]: (typeof table)[Key] extends {limit: true} ? Key : never}[Name];

/** The keywords by their names. */
export const keywords: Readonly<Record<string, Keyword>> = table;

/** The names of keywords of one kind. */
export function keywordsWith(matches: (keyword: Keyword) => boolean | undefined): string[] {
  return Object.entries(keywords).flatMap(([name, keyword]) => (matches(keyword) ? [name] : []));
}

/** The keywords that restrict a single value, in the order in which pages show them. */
export const limitNames = keywordsWith(({limit}) => limit) as LimitName[];

/** Whether a keyword does not restrict the value, such as an extension. */
export function isAnnotation(name: string): boolean {
  return name.startsWith('x-') || keywords[name]?.annotation === true;
}

/** The schemas directly inside a schema, with their keywords. */
export function subschemas(schema: object): {keyword: string; schema: unknown}[] {
  return Object.entries(schema).flatMap(([keyword, value]: [string, unknown]) => {
    const {holds} = keywords[keyword] ?? {};
    const inside = holds === 'schema' ? [value] : holds === undefined ? [] : Object.values(Object(value) as object);
    return inside.map((inner: unknown) => ({keyword, schema: inner}));
  });
}

/** A copy of a schema with the schemas directly inside it changed. */
export function mapSubschemas(schema: object, change: (inner: unknown, keyword: string) => unknown): object {
  return mapValues(schema, (value: unknown, keyword) => {
    const {holds} = keywords[keyword] ?? {};
    const inside = (inner: unknown): unknown => change(inner, keyword);
    return holds === 'schema'
      ? inside(value)
      : holds === 'list'
        ? (value as unknown[]).map(inside)
        : holds === 'map'
          ? mapValues(value as object, inside)
          : value;
  });
}

/** A copy of a schema with only the keywords that restrict values, at any depth. */
export function constraintsOf(schema: unknown): unknown {
  return isObject(schema)
    ? mapSubschemas(
        pickBy(schema, (_value, keyword) => !isAnnotation(keyword)),
        constraintsOf,
      )
    : schema;
}
