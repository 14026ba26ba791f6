import type {Locale} from '../../config/locales';
import {type SearchIndex, fieldValues} from './index';
import {stemmerOf, synonymsOf} from './stemming';

/** A section that contains a stem, by its number, and the fields that contain it, as bits. */
type Posting = readonly [section: number, bits: number];

/** The stems of an index. */
export interface Vocabulary {
  /** The number of a stem, if the index contains it. */
  readonly numberOf: (stem: string) => number | undefined;
  readonly postingsOf: (stem: number) => readonly Posting[];
  /** Whether a word helps to find a page, unlike `a` and `for`, which occur in most texts. */
  readonly isSignificant: (word: string) => boolean;
  /** The stems that a word of a query matches, each with the quality of the match, between 0 and 1. */
  readonly matchesOf: (word: string, isOnlyWord: boolean) => ReadonlyMap<number, number>;
}

/** The qualities of matches that are not exact. The longer the typed part of a word, the better a prefix matches. */
const quality = {
  prefix: (typed: number, length: number): number => 0.4 + (0.4 * typed) / length,
  typo: 0.7,
  /** A typo of a word that is also in the index as typed. */
  typoOfKnownWord: 0.2,
  incompleteEnding: 0.5,
  synonym: 0.6,
} as const;

/** The length of the postings in the index, in characters, from which a word occurs in too many texts to help. */
const maxPostingsLength = 1_250;

/** Short words that reverse the meaning: "domain not verified". */
const negations = new Set(['not', 'no', 'non', 'nao', 'pas', 'не']);

/** The maximum number of letters in an incomplete ending. */
const maxIncompleteEnding = 3;

/** Whether two words differ by one letter that is missing, added, replaced or transposed. */
function isOneTypoAway(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) {
    return false;
  }
  let start = 0;
  while (start < a.length && a.charAt(start) === b.charAt(start)) {
    start += 1;
  }
  const [restA, restB] = [a.slice(start), b.slice(start)];
  const swapped = restA.charAt(1) + restA.charAt(0) + restA.slice(2);
  return restA.slice(1) === restB.slice(1) || restA === restB.slice(1) || restA.slice(1) === restB || swapped === restB;
}

/** Decodes the stems of an index when they are first used. */
export function vocabularyOf({stems, postings}: SearchIndex, locale: Locale): Vocabulary {
  const stemOf = stemmerOf(locale);
  const synonyms = synonymsOf(locale);
  const numbers = new Map(stems.map((stem, number) => [stem, number]));
  const decoded = new Map<number, readonly Posting[]>();

  const decode = (stem: number): readonly Posting[] => {
    let section = 0;
    return (postings[stem] ?? '').split(' ').map((code) => {
      const value = parseInt(code, 36);
      section += Math.floor(value / fieldValues);
      return [section, value % fieldValues] as const;
    });
  };

  /** The quality of the match of a word with a stem other than its own; undefined if they do not match. */
  const qualityOf = (
    {word, base, isKnown, canContinue}: {word: string; base: string; isKnown: boolean; canContinue: boolean},
    stem: string,
  ): number | undefined => {
    if (canContinue && stem.startsWith(base)) {
      return quality.prefix(base.length, stem.length);
    }
    if (word.length > 5 && stem.length > 4 && (isOneTypoAway(base, stem) || isOneTypoAway(word, stem))) {
      return isKnown ? quality.typoOfKnownWord : quality.typo;
    }
    // The ending is not complete yet: `sendin`.
    const hasIncompleteEnding =
      !isKnown && stem.length > 2 && base.length - stem.length <= maxIncompleteEnding && base.startsWith(stem);
    return hasIncompleteEnding ? quality.incompleteEnding : undefined;
  };

  return {
    numberOf: (stem) => numbers.get(stem),
    postingsOf: (stem) => {
      const known = decoded.get(stem) ?? decode(stem);
      decoded.set(stem, known);
      return known;
    },
    isSignificant: (word) =>
      negations.has(word) ||
      word.length > 3 ||
      /\d/u.test(word) ||
      (postings[numbers.get(stemOf(word)) ?? -1]?.length ?? 0) < maxPostingsLength,
    matchesOf: (word, isOnlyWord) => {
      const base = stemOf(word);
      const exact = numbers.get(base);
      const isKnown = exact !== undefined;
      const matches = new Map(isKnown ? [[exact, 1]] : []);
      // A two-letter prefix that several words share is also a word of its own, such as `at` in `scheduled_at`.
      const canContinue = base.length > 2 || (base.length === 2 && (isOnlyWord || !isKnown));
      for (const [number, stem] of stems.entries()) {
        const found = number === exact ? undefined : qualityOf({word, base, isKnown, canContinue}, stem);
        if (found !== undefined) {
          matches.set(number, found);
        }
      }
      for (const synonym of synonyms.get(base) ?? []) {
        const number = numbers.get(synonym);
        if (number !== undefined && !matches.has(number)) {
          matches.set(number, quality.synonym);
        }
      }
      return matches;
    },
  };
}
