import mapValues from 'lodash/mapValues';
import memoize from 'lodash/memoize';

import type {Limits} from './values';
import type {RateLimit} from './models';
import type {TextId, Translate} from './texts';

/** Creating a formatter takes much longer than using it. */
const numberFormat = memoize((iso: string) => new Intl.NumberFormat(iso, {maximumFractionDigits: 20}));

/** The strings for a value with two bounds. A plural is chosen by the last number, its forms separated by `|`. */
interface RangeTexts {
  both: TextId;
  min?: TextId;
  max: TextId;
  exact?: TextId;
  /** For a lower bound of 1. */
  notEmpty?: TextId;
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
    if (min === 1 && texts.notEmpty) {
      return [phrase(texts.notEmpty)];
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
      notEmpty: 'api.limit.notEmpty',
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
      notEmpty: 'api.limit.notEmpty',
    }),
    ...(limits.uniqueItems === true ? [phrase('api.limit.unique')] : []),
    ...range(positive(limits.minProperties), limits.maxProperties, {
      both: 'api.limit.properties',
      min: 'api.limit.minProperties',
      max: 'api.limit.maxProperties',
    }),
  ];
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
