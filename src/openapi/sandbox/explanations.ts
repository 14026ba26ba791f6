import type {OutputUnit} from '@cfworker/json-schema';

const articles: Record<string, string> = {
  array: 'a list',
  integer: 'a whole number',
  object: 'an object',
  null: 'null',
};

const count = (limit: unknown, what: string): string => `${String(limit)} ${what}${limit === 1 ? '' : 's'}`;

/** Formats values as a list for messages. */
export const listed = (values: readonly unknown[]): string =>
  values.map((value) => (typeof value === 'string' ? value : JSON.stringify(value))).join(', ');

/** The API's messages about the values of a keyword. */
type Explanation = readonly [code: string, explain: (limit: unknown, unit: OutputUnit, example?: string) => string];

/** The code and message of each JSON Schema keyword; `limit` is its value in the schema. */
const explanations: Record<string, Explanation> = {
  required: ['required', () => 'The value is missing.'],
  dependentRequired: ['required', () => 'The value is missing: another value in the request needs it.'],
  type: [
    'invalid_type',
    (type) =>
      `Expected ${[type]
        .flat()
        .map((name) => articles[String(name)] ?? `a ${String(name)}`)
        .join(' or ')}.`,
  ],
  enum: ['invalid_value', (values) => `Expected one of: ${listed(values as unknown[])}.`],
  const: ['invalid_value', (value) => `Expected ${JSON.stringify(value)}.`],
  format: ['invalid_format', (format) => `The value is not a valid ${String(format)}.`],
  pattern: [
    'invalid_format',
    (_pattern, _unit, example) =>
      example === undefined ? 'The value is not in the expected format.' : `Expected a value such as ${example}.`,
  ],
  propertyNames: ['invalid_format', () => 'A field here cannot have this name.'],
  minLength: ['too_short', (limit) => `Expected at least ${count(limit, 'character')}.`],
  maxLength: ['too_long', (limit) => `Expected at most ${count(limit, 'character')}.`],
  minItems: ['too_few', (limit) => `Expected at least ${count(limit, 'item')}.`],
  maxItems: ['too_many', (limit) => `Expected at most ${count(limit, 'item')}.`],
  contains: ['invalid_value', () => 'The list lacks an item that it must contain.'],
  minContains: ['too_few', () => 'The list has too few of the items that it must contain.'],
  maxContains: ['too_many', () => 'The list has too many of the items that it must contain.'],
  minProperties: ['too_few', (limit) => `Expected at least ${count(limit, 'field')}.`],
  maxProperties: ['too_many', (limit) => `Expected at most ${count(limit, 'field')}.`],
  minimum: ['out_of_range', (limit) => `Expected ${String(limit)} or more.`],
  maximum: ['out_of_range', (limit) => `Expected ${String(limit)} or less.`],
  exclusiveMinimum: ['out_of_range', (limit) => `Expected more than ${String(limit)}.`],
  exclusiveMaximum: ['out_of_range', (limit) => `Expected less than ${String(limit)}.`],
  multipleOf: ['invalid_value', (limit) => `Expected a multiple of ${String(limit)}.`],
  uniqueItems: ['conflict', (_limit, {error}) => error],
  not: ['conflict', () => 'The value cannot be combined with another one in the request.'],
  false: ['unknown_field', () => 'No field has this name here.'],
};

const unexplained: Explanation = ['invalid_value', () => 'The value is not allowed.'];

/** Keywords that exclude values, and not combinations of them. */
const valueKeywords = ['type', 'enum', 'const', 'pattern', 'format'];

/** The values that `not` excludes, or else a combination of values. */
function exclusion(limit: unknown): Explanation | undefined {
  const excluded = (typeof limit === 'object' && limit !== null ? limit : {}) as {enum?: unknown[]; const?: unknown};
  const values = excluded.enum ?? ('const' in excluded ? [excluded.const] : []);
  if (values.length > 0) {
    return ['invalid_value', () => `Expected any value except: ${listed(values)}.`];
  }
  return valueKeywords.some((keyword) => keyword in excluded) && !('required' in excluded) ? unexplained : undefined;
}

/**
 * The code and message of a failed keyword.
 *
 * @param example a valid value
 */
export function explain(
  keyword: string,
  limit: unknown,
  unit: OutputUnit,
  example?: string,
): {code: string; message: string} {
  const [code, message] =
    (keyword === 'not' ? exclusion(limit) : undefined) ??
    (keyword === 'propertyNames' && unit.keyword === 'enum'
      ? (['invalid_format', explanations.enum?.[1]] as Explanation)
      : undefined) ??
    explanations[keyword] ??
    unexplained;
  return {code, message: message(limit, unit, example)};
}
