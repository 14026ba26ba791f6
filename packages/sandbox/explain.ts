import {asText} from '@packages/openapi';

/** Formats values as a list for messages. */
export const listed = (values: readonly unknown[]): string => values.map(asText).join(', ');

const articles: Readonly<Record<string, string>> = {
  array: 'a list',
  integer: 'a whole number',
  object: 'an object',
  null: 'null',
};

/** A number of characters, items, or fields. */
const counted = (limit: unknown, unit: string): string => `${String(limit)} ${unit}${limit === 1 ? '' : 's'}`;

const typesIn = (limit: unknown): string =>
  [limit]
    .flat()
    .map((name) => articles[String(name)] ?? `a ${String(name)}`)
    .join(' or ');

/** The code and message of an error, in English, like everything that the API returns. */
type Explanation = readonly [code: string, message: string];

const unexplained: Explanation = ['invalid_value', 'The value is not allowed.'];

/** The errors by JSON Schema keyword; `limit` is the keyword's value. */
const errors: Readonly<Record<string, (limit: unknown) => Explanation>> = {
  required: () => ['required', 'The value is missing.'],
  dependentRequired: () => ['required', 'The value is missing: another value in the request requires it.'],
  type: (limit) => ['invalid_type', `Expected ${typesIn(limit)}.`],
  enum: (limit) => ['invalid_value', `Expected one of: ${listed([limit].flat())}.`],
  const: (limit) => ['invalid_value', `Expected ${JSON.stringify(limit)}.`],
  format: (limit) => ['invalid_format', `The value is not a valid ${String(limit)}.`],
  pattern: () => ['invalid_format', 'The value is not in the expected format.'],
  propertyNames: () => ['invalid_format', 'This field name is not allowed here.'],
  minLength: (limit) => ['too_short', `Expected at least ${counted(limit, 'character')}.`],
  maxLength: (limit) => ['too_long', `Expected at most ${counted(limit, 'character')}.`],
  minItems: (limit) => ['too_few', `Expected at least ${counted(limit, 'item')}.`],
  maxItems: (limit) => ['too_many', `Expected at most ${counted(limit, 'item')}.`],
  minProperties: (limit) => ['too_few', `Expected at least ${counted(limit, 'field')}.`],
  maxProperties: (limit) => ['too_many', `Expected at most ${counted(limit, 'field')}.`],
  minimum: (limit) => ['out_of_range', `Expected ${String(limit)} or more.`],
  maximum: (limit) => ['out_of_range', `Expected ${String(limit)} or less.`],
  exclusiveMinimum: (limit) => ['out_of_range', `Expected more than ${String(limit)}.`],
  exclusiveMaximum: (limit) => ['out_of_range', `Expected less than ${String(limit)}.`],
  multipleOf: (limit) => ['invalid_value', `Expected a multiple of ${String(limit)}.`],
  uniqueItems: () => ['conflict', 'Expected unique items.'],
  not: (limit) =>
    'required' in Object(limit)
      ? ['conflict', 'The value cannot be combined with another value in the request.']
      : unexplained,
  false: () => ['unknown_field', 'The field is unknown.'],
};

/**
 * The code and message of a failed keyword.
 *
 * @param limit the keyword's value in the schema
 * @param example a valid value, for a value in the wrong format
 */
export function explain(keyword: string, limit: unknown, example?: string): {code: string; message: string} {
  const [code, message]: Explanation =
    example === undefined
      ? (errors[keyword]?.(limit) ?? unexplained)
      : ['invalid_format', `Expected a value such as ${example}.`];
  return {code, message};
}
