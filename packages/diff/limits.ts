import {type MergedSchema, type References, isAnnotation, keywords, own} from '@packages/openapi';
import isEqual from 'lodash/isEqual';

import {shapeOf} from './shape';

/** How a set of values changed; `other` means that it is neither a subset nor a superset. */
export type Shift = 'same' | 'narrower' | 'wider' | 'other';

/** Values that are equivalent to omitting the keyword. */
const neutral: Readonly<Record<string, unknown>> = {
  minLength: 0,
  minItems: 0,
  minProperties: 0,
  uniqueItems: false,
  additionalProperties: true,
};

/** How a limit changed. If there is no limit, every value is allowed. */
export function shiftOf(was: unknown, is: unknown, keyword = ''): Shift {
  const [before, after] = [was, is].map((value) => (value === neutral[keyword] ? undefined : value));
  if (isEqual(before, after)) {
    return 'same';
  }
  if (before === undefined || after === undefined) {
    return before === undefined ? 'narrower' : 'wider';
  }
  if (typeof before !== 'number' || typeof after !== 'number') {
    return 'other';
  }
  const isUpper = /^max|Max/u.test(keyword);
  return isUpper || /^min|Min/u.test(keyword) ? (after < before === isUpper ? 'narrower' : 'wider') : 'other';
}

/** The path of the values that a keyword's schema describes. */
export const innerPaths = {
  items: '[]',
  propertyNames: ' names',
  additionalProperties: '.*',
} as const;

/** Keys of a merged schema that are compared elsewhere. */
const compared = new Set<string>([
  ...['types', 'nullable', 'onlyNull', 'never', 'enum', 'const', 'choices', 'required', 'properties'],
  ...['patternProperties', 'name', '$defs'],
  ...['format', ...Object.keys(innerPaths)],
]);

/**
 * The limits of two schemas. Every keyword that isn't compared elsewhere counts as a limit and is compared as a whole,
 * so that changes to unknown keywords are noticed.
 */
export function limitsOf(
  [from, before]: readonly [MergedSchema, References],
  [to, after]: readonly [MergedSchema, References],
): {keyword: string; was: unknown; is: unknown}[] {
  const limitOf = (schema: MergedSchema, keyword: string, references: References): unknown => {
    if (keyword === 'conditions') {
      return schema.conditions.map((it) => shapeOf(it, references)).join(' and ') || undefined;
    }
    const value = own<unknown>(schema, keyword);
    return value !== undefined && keywords[keyword]?.holds ? shapeOf({[keyword]: value}, references) : value;
  };
  return [...new Set([...Object.keys(from), ...Object.keys(to)])]
    .filter((keyword) => !compared.has(keyword) && !isAnnotation(keyword))
    .map((keyword) => ({keyword, was: limitOf(from, keyword, before), is: limitOf(to, keyword, after)}));
}
