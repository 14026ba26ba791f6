import type {Locale} from '../../config/locales';
import type {Vocabulary} from './index';
import {synonymsOf} from './stemming';
import {weights} from './weights';

/** How a query matches a section. */
export interface Match {
  score: number;
  /** The sum of the weights of the words that match. */
  covered: number;
  /** Whether the section contains a word, or one of the page's sections does. */
  isDirect: boolean;
  stems: Set<string>;
}

/** How one word of the query matches a section. */
interface WordMatch {
  score: number;
  isDirect: boolean;
  stem: string;
}

/** The sections that match a query, by their numbers. */
export interface Matches {
  matches: ReadonlyMap<number, Match>;
  /** The sum of the weights of all words. */
  total: number;
}

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

/** Finds the sections that match the words of a query. */
export function matcherOf({units, stems, stem}: Vocabulary, locale: Locale): (words: readonly string[]) => Matches {
  const {quality} = weights;
  const synonyms = synonymsOf(locale, stem);
  /** How rare a stem is. */
  const rarityOf = (key: string): number => Math.log(1 + units.length / (stems.get(key)?.size ?? 0));

  /** The stems that a word matches, each with the quality of the match, between 0 and 1. */
  function* stemsOf(word: string, isOnlyWord: boolean): Iterable<readonly [key: string, quality: number]> {
    const base = stem(word);
    const isKnown = stems.has(base);
    // A two-letter prefix that several words share is also a word of its own, such as `at` in `scheduled_at`.
    const canContinue = base.length > 2 || (base.length === 2 && (isOnlyWord || !isKnown));
    for (const key of stems.keys()) {
      if (key === base) {
        yield [key, 1];
      } else if (canContinue && key.startsWith(base)) {
        yield [key, quality.prefix(base.length, key.length)];
      } else if (word.length > 5 && key.length > 4 && (isOneTypoAway(base, key) || isOneTypoAway(word, key))) {
        yield [key, isKnown ? quality.typoOfKnownWord : quality.typo];
      } else if (
        // The ending is not complete yet: `sendin`.
        !isKnown &&
        key.length > 2 &&
        base.length - key.length <= maxIncompleteEnding &&
        base.startsWith(key)
      ) {
        yield [key, quality.incompleteEnding];
      } else if (synonyms.get(base)?.includes(key)) {
        yield [key, quality.synonym];
      }
    }
  }

  /** The best match of a word with each section, and the rarity of the word. */
  const matchWord = (word: string, isOnlyWord: boolean): {best: Map<number, WordMatch>; rarity: number} => {
    const best = new Map<number, WordMatch>();
    const base = stem(word);
    const maxRarity = stems.has(base) ? weights.maxRarity * rarityOf(base) : Infinity;
    let rarity = 0;
    for (const [key, quality] of stemsOf(word, isOnlyWord)) {
      const stemRarity = Math.min(rarityOf(key), maxRarity);
      rarity = Math.max(rarity, stemRarity * quality);
      const add = (unit: number, weight: number, isDirect: boolean): void => {
        const match = best.get(unit) ?? {score: 0, isDirect: false, stem: key};
        best.set(unit, match);
        match.isDirect ||= isDirect;
        const score = quality * stemRarity * weight;
        if (score > match.score) {
          Object.assign(match, {score, stem: key});
        }
      };
      for (const [unit, weight] of stems.get(key) ?? []) {
        const first = units[unit]?.first ?? unit;
        add(unit, weight, true);
        if (unit !== first) {
          add(first, weight * weights.inheritedFromSection, true);
        } else if (weight >= weights.fields.keywords) {
          for (let next = first + 1; units[next]?.first === first; next += 1) {
            add(next, weight * weights.inheritedFromPage, false);
          }
        }
      }
    }
    return {best, rarity};
  };

  return (words) => {
    const matches = new Map<number, Match>();
    let total = 0;
    for (const word of words) {
      const {best, rarity} = matchWord(word, words.length === 1);
      const weight = Math.sqrt(rarity);
      total += weight;
      for (const [unit, {score, isDirect, stem: matched}] of best) {
        const match = matches.get(unit) ?? {score: 0, covered: 0, isDirect: false, stems: new Set<string>()};
        match.score += score;
        match.covered += weight;
        match.isDirect ||= isDirect;
        match.stems.add(matched);
        matches.set(unit, match);
      }
    }
    return {matches, total};
  };
}
