import memoize from 'lodash/memoize';

import type {Limits} from './fields';
import type {RateLimit} from './models';
import type {TextId, Translate} from './texts';

/** Creating a formatter takes much longer than using it. */
const numberFormat = memoize((iso: string) => new Intl.NumberFormat(iso));

/** A lower bound, unless it is trivial. */
function lowerBound(min: number | undefined, max: number | undefined): number | undefined {
  return min === 0 || (min === 1 && max === undefined) ? undefined : min;
}

/** The strings for a value with two bounds. */
interface RangeTexts {
  both: TextId;
  min?: TextId;
  max: TextId;
  exact?: TextId;
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
    t(id, Object.fromEntries(Object.entries(values).map(([name, value]) => [name, format.format(value)])));
  const range = (min: number | undefined, max: number | undefined, texts: RangeTexts): string[] => {
    if (min !== undefined && max !== undefined) {
      return min === max && texts.exact ? [phrase(texts.exact, {length: min})] : [phrase(texts.both, {min, max})];
    }
    if (max !== undefined) {
      return [phrase(texts.max, {max})];
    }
    return min !== undefined && texts.min ? [phrase(texts.min, {min})] : [];
  };
  const {maxLength, minimum, maximum, maxItems, maxProperties, exclusiveMinimum, exclusiveMaximum, multipleOf} = limits;
  return [
    ...range(lowerBound(limits.minLength, maxLength), maxLength, {
      both: 'api.limit.length',
      min: 'api.limit.minLength',
      max: 'api.limit.maxLength',
      exact: 'api.limit.exactLength',
    }),
    ...range(minimum, maximum, {both: 'api.limit.range', min: 'api.limit.minimum', max: 'api.limit.maximum'}),
    ...(exclusiveMinimum === undefined ? [] : [phrase('api.limit.moreThan', {min: exclusiveMinimum})]),
    ...(exclusiveMaximum === undefined ? [] : [phrase('api.limit.lessThan', {max: exclusiveMaximum})]),
    ...(multipleOf === undefined ? [] : [phrase('api.limit.multipleOf', {step: multipleOf})]),
    ...range(lowerBound(limits.minItems, maxItems), maxItems, {
      both: 'api.limit.items',
      min: 'api.limit.minItems',
      max: 'api.limit.maxItems',
    }),
    ...(limits.uniqueItems === true ? [phrase('api.limit.unique')] : []),
    ...(maxProperties === undefined ? [] : [phrase('api.limit.maxProperties', {max: maxProperties})]),
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
