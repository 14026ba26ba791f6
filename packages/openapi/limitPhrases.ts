import mapValues from 'lodash/mapValues';
import memoize from 'lodash/memoize';

import type {LimitName} from './keywords';
import type {Schema} from './types';

/** The limits of a value, by their JSON Schema names. */
export type Limits = Partial<Pick<Schema, LimitName>>;

/** The names of phrases. A limit with one bound has the name of its keyword. */
export type LimitPhrase =
  | ('length' | 'minLength' | 'maxLength' | 'exactLength')
  | ('range' | 'minimum' | 'maximum' | 'moreThan' | 'lessThan' | 'multipleOf')
  | ('items' | 'minItems' | 'maxItems' | 'exactItems' | 'unique')
  | ('properties' | 'minProperties' | 'maxProperties');

/** Returns a phrase, and fills its placeholders: `min`, `max`, `length`, or `step`. `|` separates plural forms. */
export type PhraseOf = (name: LimitPhrase, numbers: Readonly<Record<string, string>>) => string;

/** Cached, because creating a formatter takes much longer than using it. */
const numberFormat = memoize((iso: string) => new Intl.NumberFormat(iso, {maximumFractionDigits: 20}));
const pluralRules = memoize((iso: string) => new Intl.PluralRules(iso));

/** The plural form of a phrase for a number. Like in Docusaurus, the forms are in the order of CLDR's categories. */
function pluralForm(phrase: string, count: number, iso: string): string {
  const forms = phrase.split('|');
  const {pluralCategories} = pluralRules(iso).resolvedOptions();
  const order = ['zero', 'one', 'two', 'few', 'many', 'other'].filter((it) =>
    (pluralCategories as string[]).includes(it),
  );
  return forms[Math.min(order.indexOf(pluralRules(iso).select(count)), forms.length - 1)] ?? phrase;
}

/**
 * The limits of a value as short phrases, except patterns and formats, which are shown as code.
 *
 * @param iso the BCP 47 language tag of the phrases
 * @example
 * limitPhrases({minLength: 1, maxLength: 998}, (name, {min, max}) => `${name} ${min} ${max}`, 'en'); // ['length 1 998']
 */
export function limitPhrases(limits: Limits, phraseOf: PhraseOf, iso: string): string[] {
  const phrase = (name: LimitPhrase, numbers: Readonly<Record<string, number>> = {}): string => {
    const shown = mapValues(numbers, (number) => numberFormat(iso).format(number));
    return pluralForm(phraseOf(name, shown), Object.values(numbers).at(-1) ?? 0, iso);
  };
  const between = (
    both: LimitPhrase,
    [low, high]: readonly [LimitPhrase & LimitName, LimitPhrase & LimitName],
    exact?: LimitPhrase,
  ): string[] => {
    // No length or count is below 0.
    const min = low !== 'minimum' && limits[low] === 0 ? undefined : limits[low];
    const max = limits[high];
    if (min !== undefined && max !== undefined) {
      return [min === max && exact ? phrase(exact, {length: min}) : phrase(both, {min, max})];
    }
    return max !== undefined ? [phrase(high, {max})] : min !== undefined ? [phrase(low, {min})] : [];
  };
  const {exclusiveMinimum: min, exclusiveMaximum: max, multipleOf: step} = limits;
  return [
    ...between('length', ['minLength', 'maxLength'], 'exactLength'),
    ...between('range', ['minimum', 'maximum']),
    ...(min === undefined ? [] : [phrase('moreThan', {min})]),
    ...(max === undefined ? [] : [phrase('lessThan', {max})]),
    ...(step === undefined ? [] : [phrase('multipleOf', {step})]),
    ...between('items', ['minItems', 'maxItems'], 'exactItems'),
    ...(limits.uniqueItems ? [phrase('unique')] : []),
    ...between('properties', ['minProperties', 'maxProperties']),
  ];
}
