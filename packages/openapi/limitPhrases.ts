import mapValues from 'lodash/mapValues';
import memoize from 'lodash/memoize';

import type {RateLimit} from '../../src/reference/models/models';
import {type TextId, type Translate, fill} from '../../src/reference/models/texts';
import type {Schema} from './types';
import type {Limits} from '../../src/reference/models/values';

/** Creating a formatter takes much longer than using it. */
const numberFormat = memoize((iso: string) => new Intl.NumberFormat(iso, {maximumFractionDigits: 20}));

/** The strings for a value with two bounds. A plural is chosen by the last number, its forms separated by `|`. */
interface RangeTexts {
  both: TextId;
  min?: TextId;
  max: TextId;
  exact?: TextId;
}

const pluralRules = memoize((iso: string) => new Intl.PluralRules(iso));

/** The plural form of a string for a number, in the order that Docusaurus uses. */
function pluralForm(text: string, count: number, iso: string): string {
  const forms = text.split('|');
  const {pluralCategories} = pluralRules(iso).resolvedOptions();
  const order = ['zero', 'one', 'two', 'few', 'many', 'other'].filter((it) =>
    (pluralCategories as string[]).includes(it),
  );
  return forms[Math.min(order.indexOf(pluralRules(iso).select(count)), forms.length - 1)] ?? text;
}

/**
 * The limits of a field as short phrases in the page's language. Patterns and
 * formats are shown as code elsewhere.
 *
 * @param iso the BCP 47 language tag
 */
export function limitPhrases(limits: Limits, t: Translate, iso: string): string[] {
  const format = numberFormat(iso);
  const phrase = (id: TextId, values: Readonly<Record<string, number>> = {}): string =>
    pluralForm(
      t(
        id,
        mapValues(values, (value) => format.format(value)),
      ),
      Object.values(values).at(-1) ?? 0,
      iso,
    );
  const range = (min: number | undefined, max: number | undefined, texts: RangeTexts): string[] => {
    if (min !== undefined && max !== undefined) {
      return min === max && texts.exact ? [phrase(texts.exact, {length: min})] : [phrase(texts.both, {min, max})];
    }
    if (max !== undefined) {
      return [phrase(texts.max, {max})];
    }
    return min !== undefined && texts.min ? [phrase(texts.min, {min})] : [];
  };
  const positive = (min: number | undefined): number | undefined => (min === 0 ? undefined : min);
  const {minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf} = limits;
  return [
    ...range(positive(limits.minLength), limits.maxLength, {
      both: 'api.limit.length',
      min: 'api.limit.minLength',
      max: 'api.limit.maxLength',
      exact: 'api.limit.exactLength',
    }),
    ...range(minimum, maximum, {both: 'api.limit.range', min: 'api.limit.minimum', max: 'api.limit.maximum'}),
    ...(exclusiveMinimum === undefined ? [] : [phrase('api.limit.moreThan', {min: exclusiveMinimum})]),
    ...(exclusiveMaximum === undefined ? [] : [phrase('api.limit.lessThan', {max: exclusiveMaximum})]),
    ...(multipleOf === undefined ? [] : [phrase('api.limit.multipleOf', {step: multipleOf})]),
    ...range(positive(limits.minItems), limits.maxItems, {
      both: 'api.limit.items',
      min: 'api.limit.minItems',
      max: 'api.limit.maxItems',
      exact: 'api.limit.exactItems',
    }),
    ...(limits.uniqueItems === true ? [phrase('api.limit.unique')] : []),
    ...range(positive(limits.minProperties), limits.maxProperties, {
      both: 'api.limit.properties',
      min: 'api.limit.minProperties',
      max: 'api.limit.maxProperties',
    }),
  ];
}

const articles: Readonly<Record<string, string>> = {
  array: 'a list',
  integer: 'a whole number',
  object: 'an object',
  null: 'null',
};

/** Formats values as a list for the API's messages. */
export const listed = (values: readonly unknown[]): string =>
  values.map((value) => (typeof value === 'string' ? value : JSON.stringify(value))).join(', ');

/**
 * The API's errors about JSON Schema keywords: their codes and messages, which have plural forms if they contain a
 * number. They are in English, like everything that the API returns.
 */
const apiErrors: Readonly<Record<string, readonly [code: string, message: string]>> = {
  required: ['required', 'The value is missing.'],
  dependentRequired: ['required', 'The value is missing: another value in the request needs it.'],
  type: ['invalid_type', 'Expected {limit}.'],
  enum: ['invalid_value', 'Expected one of: {limit}.'],
  const: ['invalid_value', 'Expected {limit}.'],
  format: ['invalid_format', 'The value is not a valid {limit}.'],
  pattern: ['invalid_format', 'The value is not in the expected format.'],
  propertyNames: ['invalid_format', 'A field here cannot have this name.'],
  minLength: ['too_short', 'Expected at least {limit} character.|Expected at least {limit} characters.'],
  maxLength: ['too_long', 'Expected at most {limit} character.|Expected at most {limit} characters.'],
  minItems: ['too_few', 'Expected at least {limit} item.|Expected at least {limit} items.'],
  maxItems: ['too_many', 'Expected at most {limit} item.|Expected at most {limit} items.'],
  contains: ['invalid_value', 'The list lacks an item that it must contain.'],
  minContains: ['too_few', 'The list has too few of the items that it must contain.'],
  maxContains: ['too_many', 'The list has too many of the items that it must contain.'],
  minProperties: ['too_few', 'Expected at least {limit} field.|Expected at least {limit} fields.'],
  maxProperties: ['too_many', 'Expected at most {limit} field.|Expected at most {limit} fields.'],
  minimum: ['out_of_range', 'Expected {limit} or more.'],
  maximum: ['out_of_range', 'Expected {limit} or less.'],
  exclusiveMinimum: ['out_of_range', 'Expected more than {limit}.'],
  exclusiveMaximum: ['out_of_range', 'Expected less than {limit}.'],
  multipleOf: ['invalid_value', 'Expected a multiple of {limit}.'],
  uniqueItems: ['conflict', '{cause}'],
  not: ['conflict', 'The value cannot be combined with another one in the request.'],
  false: ['unknown_field', 'No field has this name here.'],
};

const unexplained = ['invalid_value', 'The value is not allowed.'] as const;

/** Keywords with which `not` excludes values, and not combinations of them. */
const valueKeywords = ['type', 'enum', 'const', 'pattern', 'format'];

/** The value of a keyword, as messages show it. */
function shownLimit(keyword: string, limit: unknown): string {
  if (keyword === 'type') {
    return [limit]
      .flat()
      .map((name) => articles[String(name)] ?? `a ${String(name)}`)
      .join(' or ');
  }
  return keyword === 'const' ? JSON.stringify(limit) : listed([limit].flat());
}

/**
 * The code and message of a failed keyword, as the API words them.
 *
 * @param limit the keyword's value in the schema
 * @param cause the validator's error
 * @param example a valid value, for a value in the wrong format
 */
export function explain(
  keyword: string,
  limit: unknown,
  cause: {keyword: string; error: string},
  example?: string,
): {code: string; message: string} {
  const excluded = (keyword === 'not' ? Object(limit) : {}) as Pick<Schema, 'enum' | 'const' | 'required'>;
  const values = excluded.enum ?? ('const' in excluded ? [excluded.const] : undefined);
  const [code, forms] = values
    ? (['invalid_value', 'Expected any value except: {limit}.'] as const)
    : valueKeywords.some((name) => name in excluded) && !excluded.required
      ? unexplained
      : example !== undefined
        ? (['invalid_format', 'Expected a value such as {example}.'] as const)
        : keyword === 'propertyNames' && cause.keyword === 'enum'
          ? (['invalid_format', 'Expected one of: {limit}.'] as const)
          : (apiErrors[keyword] ?? unexplained);
  const shown = {limit: shownLimit(keyword, values ?? limit), cause: cause.error, ...(example && {example})};
  return {code, message: fill(pluralForm(forms, Number(limit), 'en'), shown)};
}

/** Request limits as a phrase: "2 per second, 5,000 per day". */
export function rateLimitPhrase(limits: readonly RateLimit[], t: Translate, iso: string): string {
  const format = numberFormat(iso);
  const texts: Readonly<Record<number, TextId>> = {1: 'api.rateLimit.second', 86_400: 'api.rateLimit.day'};
  return limits
    .map(({quota, window}) =>
      t(texts[window] ?? 'api.rateLimit.other', {count: format.format(quota), seconds: format.format(window)}),
    )
    .join(', ');
}
