import isEqual from 'lodash/isEqual';

import {isAnnotation, keywords} from '../../../src/openapi/keywords';
import type {Pair} from './pair';
import {shapeOf} from './shape';

/** The change of the values that a keyword allows; `other`: neither a part nor the whole of them. */
type Shift = 'same' | 'narrower' | 'wider' | 'other';

type Comparison = (before: unknown, after: unknown) => Shift;

const imposed: Comparison = (before, after) => {
  if (isEqual(before, after)) {
    return 'same';
  }
  return before === undefined ? 'narrower' : after === undefined ? 'wider' : 'other';
};

/** A limit that is missing allows everything. */
function bound(isTighter: (before: number, after: number) => boolean): Comparison {
  return (before, after) => {
    if (typeof before !== 'number' || typeof after !== 'number') {
      return imposed(before, after);
    }
    return before === after ? 'same' : isTighter(before, after) ? 'narrower' : 'wider';
  };
}

const upper = bound((before, after) => after < before);
const lower = bound((before, after) => after > before);
/** 0 means the same as no keyword. */
const lowerFromZero: Comparison = (before, after) => lower(before ?? 0, after ?? 0);
const flag: Comparison = (before, after) =>
  imposed(before === true ? true : undefined, after === true ? true : undefined);

/** Multiples of 10 are multiples of 5. */
const multiple: Comparison = (before, after) => {
  if (typeof before !== 'number' || typeof after !== 'number' || before === after) {
    return imposed(before, after);
  }
  return Number.isInteger(after / before) ? 'narrower' : Number.isInteger(before / after) ? 'wider' : 'other';
};

const comparisons: Readonly<Record<string, Comparison>> = {
  maxLength: upper,
  maximum: upper,
  exclusiveMaximum: upper,
  maxItems: upper,
  maxContains: upper,
  maxProperties: upper,
  minLength: lowerFromZero,
  minItems: lowerFromZero,
  minContains: lower,
  minProperties: lowerFromZero,
  minimum: lower,
  exclusiveMinimum: lower,
  multipleOf: multiple,
  uniqueItems: flag,
};

/** Keywords that define the kind of a string; for clients, another type. */
export const formKeywords = ['format', 'contentEncoding', 'contentMediaType'] as const;

/** What a merged schema has that is compared by its own rules. */
const compared = new Set<string>([
  'types',
  'nullable',
  'never',
  'enum',
  'const',
  'required',
  'properties',
  'patternProperties',
  'additionalProperties',
  'unevaluatedProperties',
  'propertyNames',
  'dependentRequired',
  'items',
  'prefixItems',
  'choices',
  'conditions',
  'meanings',
  'name',
  '$defs',
  ...formKeywords,
]);

/**
 * The limits that differ between two schemas. A keyword without its own
 * comparison is a limit, whose schemas are compared as a whole: what is not
 * known must not pass unnoticed.
 */
export function limitShifts({from, to, before, after}: Pair): {
  keyword: string;
  shift: Exclude<Shift, 'same'>;
  before: unknown;
  after: unknown;
}[] {
  const [old, present] = [from, to] as unknown as Record<string, unknown>[];
  return [...new Set([...Object.keys(from), ...Object.keys(to)])]
    .filter((keyword) => !compared.has(keyword) && !isAnnotation(keyword))
    .flatMap((keyword) => {
      const holdsSchemas = keywords[keyword]?.holds !== undefined;
      const [a, b] = holdsSchemas
        ? [shapeOf({[keyword]: old?.[keyword]}, before), shapeOf({[keyword]: present?.[keyword]}, after)]
        : [old?.[keyword], present?.[keyword]];
      const [was, is] = holdsSchemas ? [a, b].map((it) => (it === '{}' ? undefined : it)) : [a, b];
      const shift = (comparisons[keyword] ?? imposed)(was, is);
      return shift === 'same' ? [] : [{keyword, shift, before: was, after: is}];
    });
}
