import intersectionWith from 'lodash/intersectionWith';
import isEqual from 'lodash/isEqual';
import union from 'lodash/union';

import {own} from './json';
import type {Schema} from './types';

/**
 * The intersection of two schemas: the values that both allow. The available packages for `allOf` do not work:
 * allof-merge 0.6.8 loses properties next to `patternProperties`, one of two `if` keywords, and
 * everything from draft 2020-12; it also replaces references, and so loses the names of schemas.
 */

type Combine = (a: never, b: never) => unknown;
type Schemas = Readonly<Record<string, Schema | boolean>>;

const either = (a: boolean, b: boolean): boolean => a || b;

const combined = new WeakSet<object>();

/** Whether a schema was created by combining two schemas for the same value, instead of being written in the spec. */
export const isCombined = (schema: object): boolean => combined.has(schema);

/** Combines two schemas into one, which is merged when it is read. */
function both(a: Schema | boolean, b: Schema | boolean): Schema | boolean {
  if (typeof a === 'boolean' || typeof b === 'boolean') {
    return a === true ? b : b === true ? a : false;
  }
  const whole = {allOf: [a, b]};
  combined.add(whole);
  return isEqual(a, b) ? a : whole;
}

/** Schemas by name; if both have a name, values must match both. */
function bothByName(a: Schemas, b: Schemas): Schemas {
  const shared = Object.entries(b).map(([name, schema]) => {
    const before = own(a, name);
    return [name, before === undefined ? schema : both(before, schema)] as const;
  });
  return {...a, ...Object.fromEntries(shared)};
}

/** Every integer is a number. */
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

/** How the values of a keyword are combined. For other keywords, such as a description, the later one wins. */
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
  dependentRequired: (a: Record<string, string[]>, b: Record<string, string[]>) =>
    Object.fromEntries(union(Object.keys(a), Object.keys(b)).map((name) => [name, union(own(a, name), own(b, name))])),
  'x-enumDescriptions': (a: object, b: object) => ({...a, ...b}),
};

/** The rule of a keyword; of two lower limits, the greater one applies, and of two upper limits, the lesser one. */
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
  // Two constants have no value in common.
  return a.const !== undefined && b.const !== undefined && !isEqual(a.const, b.const) ? {...result, enum: []} : result;
}
