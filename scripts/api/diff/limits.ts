import isEqual from 'lodash/isEqual';

import {isAnnotation, keywords} from '../../../src/openapi/keywords';
import type {References} from '../../../src/openapi/references';
import type {MergedSchema} from '../../../src/openapi/schemas';
import {shapeOf} from './shape';

/** How a set of values changed; `other` means that it is neither a subset nor a superset. */
export type Shift = 'same' | 'narrower' | 'wider' | 'other';

type Comparison = (before: unknown, after: unknown) => Shift;

/** The shift of a limit that either applies or does not. */
export const imposed: Comparison = (before, after) => {
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
  uniqueItems: (before, after) => imposed(before === true || undefined, after === true || undefined),
};

/** Keywords that define the format of a string, which clients treat as a separate type. */
export const formatKeywords = ['format', 'contentEncoding', 'contentMediaType'] as const;

/** Keys of a merged schema that are compared elsewhere. */
const compared = new Set<string>([
  ...['types', 'nullable', 'onlyNull', 'never', 'enum', 'const', 'items', 'prefixItems', 'choices', 'conditions'],
  ...['required', 'properties', 'patternProperties', 'additionalProperties', 'unevaluatedProperties', 'propertyNames'],
  ...['dependentRequired', 'meanings', 'name', '$defs'],
  ...formatKeywords,
]);

/**
 * The limits that differ between two schemas. Keywords without a specific comparison are treated as
 * limits and compared as a whole, so that an unknown keyword cannot change unnoticed.
 */
export function limitShifts(
  [from, before]: readonly [MergedSchema, References],
  [to, after]: readonly [MergedSchema, References],
): {keyword: string; shift: Shift; was: unknown; is: unknown}[] {
  const valueOf = (schema: object, keyword: string, references: References): unknown => {
    const value = (schema as Readonly<Record<string, unknown>>)[keyword];
    return value !== undefined && keywords[keyword]?.holds ? shapeOf({[keyword]: value}, references) : value;
  };
  return [...new Set([...Object.keys(from), ...Object.keys(to)])]
    .filter((keyword) => !compared.has(keyword) && !isAnnotation(keyword))
    .map((keyword) => {
      const [was, is] = [valueOf(from, keyword, before), valueOf(to, keyword, after)];
      return {keyword, was, is, shift: (comparisons[keyword] ?? imposed)(was, is)};
    });
}
