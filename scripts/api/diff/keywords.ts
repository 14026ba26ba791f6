import isEqual from 'lodash/isEqual';

import {isAnnotation, keywords} from '../../../src/openapi/keywords';
import type {Pair} from './pair';
import {shapeOf} from './shape';

/** How the set of values that a keyword allows changed; `other` means neither a subset nor a superset. */
type Shift = 'same' | 'narrower' | 'wider' | 'other';

type Comparison = (before: unknown, after: unknown) => Shift;

const imposed: Comparison = (before, after) => {
  if (isEqual(before, after)) {
    return 'same';
  }
  return before === undefined ? 'narrower' : after === undefined ? 'wider' : 'other';
};

/** A missing limit allows everything. */
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
/** 0 is equivalent to omitting the keyword. */
const lowerFromZero: Comparison = (before, after) => lower(before ?? 0, after ?? 0);
const flag: Comparison = (before, after) =>
  imposed(before === true ? true : undefined, after === true ? true : undefined);

/** For example, every multiple of 10 is a multiple of 5. */
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

/** Keywords that define the format of a string, which clients treat as a separate type. */
export const formKeywords = ['format', 'contentEncoding', 'contentMediaType'] as const;

/** Keywords of a merged schema that have their own comparison rules. */
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
 * The limits that differ between two schemas. Keywords without a specific comparison are treated as
 * limits and compared as a whole, so that an unknown keyword cannot change unnoticed.
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
