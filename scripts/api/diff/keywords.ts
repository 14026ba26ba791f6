import isEqual from 'lodash/isEqual';

/**
 * What a changed keyword of a schema does to the values that the schema allows.
 * Keywords that are compared by their own rules (`type`, `enum`, `required`,
 * `properties`, `items` and so on) are not listed here.
 */

/** What became of the allowed values; `other`: neither a part nor the whole of them. */
export type Shift = 'same' | 'narrower' | 'wider' | 'other';

type Comparison = (before: unknown, after: unknown) => Shift;

/** A limit that is not there allows everything. */
function bound(tighter: (before: number, after: number) => boolean): Comparison {
  return (before, after) => {
    if (typeof before !== 'number' || typeof after !== 'number') {
      return imposed(before, after);
    }
    return before === after ? 'same' : tighter(before, after) ? 'narrower' : 'wider';
  };
}

const imposed: Comparison = (before, after) => {
  if (isEqual(before, after)) {
    return 'same';
  }
  return before === undefined ? 'narrower' : after === undefined ? 'wider' : 'other';
};

const upper = bound((before, after) => after < before);
const lower = bound((before, after) => after > before);
/** 0 says what the keyword's absence says. */
const lowerFromZero: Comparison = (before, after) => lower(before ?? 0, after ?? 0);
const flag: Comparison = (before, after) =>
  imposed(before === true ? true : undefined, after === true ? true : undefined);

const comparisons: Readonly<Record<string, Comparison>> = {
  maxLength: upper,
  maximum: upper,
  exclusiveMaximum: upper,
  maxItems: upper,
  maxProperties: upper,
  minLength: lowerFromZero,
  minItems: lowerFromZero,
  minProperties: lowerFromZero,
  minimum: lower,
  exclusiveMinimum: lower,
  uniqueItems: flag,
};

/** Keywords that say what kind of text a text is: to a reader, another type. */
export const formKeywords = ['format', 'contentEncoding', 'contentMediaType'] as const;

/** Keywords with rules of their own. */
const structural = [
  '$ref',
  'type',
  'enum',
  'const',
  'required',
  'properties',
  'additionalProperties',
  'items',
  'allOf',
  'oneOf',
  'anyOf',
  'propertyNames',
  'default',
  'deprecated',
  ...formKeywords,
];

/** Keywords for readers; values are the same whatever they say. */
const annotations = [
  '$comment',
  'description',
  'discriminator',
  'example',
  'examples',
  'externalDocs',
  'readOnly',
  'title',
  'writeOnly',
  'xml',
];

const skipped = new Set([...structural, ...annotations]);

/**
 * The limits that differ between two schemas. A keyword that is not known is a
 * limit: one that was overlooked must not pass unseen.
 */
export function shiftedLimits(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): {keyword: string; shift: Exclude<Shift, 'same'>}[] {
  const keywords = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return keywords
    .filter((keyword) => !skipped.has(keyword) && !keyword.startsWith('x-'))
    .flatMap((keyword) => {
      const shift = (comparisons[keyword] ?? imposed)(before[keyword], after[keyword]);
      return shift === 'same' ? [] : [{keyword, shift}];
    });
}
