import intersectionWith from 'lodash/intersectionWith';
import isEqual from 'lodash/isEqual';
import mapValues from 'lodash/mapValues';
import union from 'lodash/union';

import {own} from './json';
import type {Schema} from './types';

/**
 * The intersection of two schemas: the values that both allow. allof-merge 0.6.8, a package for this, loses properties
 * next to `patternProperties`, one of two `if` keywords, keywords of draft 2020-12, and the names of schemas.
 */

type Combine = (a: never, b: never) => unknown;
type Schemas = Readonly<Record<string, Schema | boolean>>;

const either = (a: boolean, b: boolean): boolean => a || b;

const combined = new WeakSet<object>();

/** Whether a schema was created by combining two schemas, and isn't in the spec. */
export const isCombined = (schema: object): boolean => combined.has(schema);

/** Combines two schemas, to be merged when the result is read. */
function both(a: Schema | boolean, b: Schema | boolean): Schema | boolean {
  if (typeof a === 'boolean' || typeof b === 'boolean') {
    return a === true ? b : b === true ? a : false;
  }
  const whole = {allOf: [a, b]};
  combined.add(whole);
  return isEqual(a, b) ? a : whole;
}

/** Combines schemas by name. */
const bothByName = (a: Schemas, b: Schemas): Schemas => ({
  ...a,
  ...mapValues(b, (schema, name) => both(own(a, name) ?? true, schema)),
});

/** The types that both lists allow. Every integer is a number. */
function commonTypes(a: string | string[], b: string | string[]): string[] {
  const [first, second] = [[a].flat(), [b].flat()];
  const allows = (types: string[], type: string): boolean =>
    types.includes(type) || (type === 'integer' && types.includes('number'));
  return union(
    first.filter((type) => allows(second, type)),
    second.filter((type) => allows(first, type)),
  );
}

/** The least common multiple of two numbers, which may have decimals. */
function commonMultiple(a: number, b: number): number {
  const scale = [...Array(12).keys()]
    .map((digits) => 10 ** digits)
    .find((it) => Number.isInteger(a * it) && Number.isInteger(b * it));
  const divisor = (x: number, y: number): number => (y === 0 ? x : divisor(y, x % y));
  return scale === undefined ? Math.max(a, b) : (a * b * scale) / divisor(a * scale, b * scale);
}

/** How the values of a keyword are combined. For other keywords, such as `description`, the second value is used. */
const rules: Partial<Record<keyof Schema, Combine>> = {
  type: commonTypes,
  enum: (a: unknown[], b: unknown[]) => intersectionWith(a, b, isEqual),
  required: (a: string[], b: string[]) => union(a, b),
  multipleOf: commonMultiple,
  uniqueItems: either,
  pattern: (a: string, b: string) => (a === b ? a : `^(?=[\\s\\S]*?(?:${a}))(?=[\\s\\S]*?(?:${b}))`),
  deprecated: either,
  readOnly: either,
  writeOnly: either,
  properties: bothByName,
  patternProperties: bothByName,
  additionalProperties: both,
  propertyNames: both,
  items: both,
  prefixItems: (a: (Schema | boolean)[], b: (Schema | boolean)[]) =>
    Array.from({length: Math.max(a.length, b.length)}, (_, index) => both(a[index] ?? true, b[index] ?? true)),
  not: (a: Schema | boolean, b: Schema | boolean) => ({anyOf: [a, b]}),
  dependentRequired: (a: Record<string, string[]>, b: Record<string, string[]>) => ({
    ...a,
    ...mapValues(b, (names, name) => union(own(a, name), names)),
  }),
  'x-enumDescriptions': (a: object, b: object) => ({...a, ...b}),
};

/** The rule of a keyword; the stricter of two limits applies. */
function ruleOf(name: string): ((a: unknown, b: unknown) => unknown) | undefined {
  const bound = /^(?:min|exclusiveMin)/u.test(name)
    ? Math.max
    : /^(?:max|exclusiveMax)/u.test(name)
      ? Math.min
      : undefined;
  return (rules[name as keyof Schema] ?? bound) as ReturnType<typeof ruleOf>;
}

/** The intersection of two schemas without references and choices. */
export function intersect(a: Schema, b: Schema): Schema {
  const result: Record<string, unknown> = {...a};
  for (const [name, value] of Object.entries(b)) {
    const before = result[name];
    const rule = ruleOf(name);
    result[name] = before === undefined || !rule ? value : rule(before, value);
  }
  // Two different constants don't have a value in common.
  return a.const !== undefined && b.const !== undefined && !isEqual(a.const, b.const) ? {...result, enum: []} : result;
}
