import {type SearchIndex, field} from './index';
import type {Unit} from './units';
import type {Vocabulary} from './vocabulary';
import {weights} from './weights';

const weightOf = (bits: number): number => weights.fields.find(([bit]) => (bits & bit) !== 0)?.[1] ?? 0;

/** How one word of the query matches a section. */
interface WordMatch {
  score: number;
  inName: boolean;
  /** Whether the section contains it, or one of the page's sections does. */
  isDirect: boolean;
  stem: string;
}

/** How the query matches a section. */
export interface Match {
  score: number;
  /** The sum of the weights of the words that match. */
  covered: number;
  /** How many words are in the name. */
  inName: number;
  isDirect: boolean;
  stems: Set<string>;
}

/** The sections that match a query, by their numbers. */
export interface Matches {
  matches: ReadonlyMap<number, Match>;
  /** The sum of the weights of all words. */
  total: number;
  /** How many words match anything. */
  known: number;
}

/** Finds the sections that match the words of a query. */
export function matcherOf(
  {stems}: SearchIndex,
  units: readonly Unit[],
  {numberOf, postingsOf, matchesOf}: Vocabulary,
  stem: (word: string) => string,
): (words: readonly string[]) => Matches {
  const firstUnit: number[] = [];
  for (const [number, {page}] of units.entries()) {
    firstUnit[page] ??= number;
  }
  /** How rare a stem is. */
  const rarityOf = (number: number): number => Math.log(1 + units.length / postingsOf(number).length);

  /** The best match of a word with each section, and the rarity of the word. */
  const matchWord = (word: string, isOnlyWord: boolean): {best: Map<number, WordMatch>; rarity: number} => {
    const best = new Map<number, WordMatch>();
    const exact = numberOf(stem(word));
    const maxRarity = exact === undefined ? Infinity : weights.maxRarity * rarityOf(exact);
    let rarity = 0;
    for (const [number, quality] of matchesOf(word, isOnlyWord)) {
      const stemRarity = Math.min(rarityOf(number), maxRarity);
      rarity = Math.max(rarity, stemRarity * quality);
      const add = (unit: number, score: number, inName: boolean, isDirect: boolean): void => {
        const before = best.get(unit);
        if (!before || before.score < score) {
          best.set(unit, {
            score,
            inName: inName || before?.inName === true,
            isDirect: isDirect || before?.isDirect === true,
            stem: stems[number] ?? '',
          });
        } else {
          before.isDirect ||= isDirect;
        }
      };
      for (const [unit, bits] of postingsOf(number)) {
        const score = quality * weightOf(bits) * stemRarity;
        const {page = 0, section} = units[unit] ?? {};
        const first = firstUnit[page] ?? unit;
        add(unit, score, (bits & (section?.[0] === '' ? field.title : field.heading)) !== 0, true);
        if (unit === first && (bits & (field.title | field.keywords)) !== 0) {
          for (let next = first + 1; units[next]?.page === page; next += 1) {
            add(next, score * weights.inheritedFromPage, false, false);
          }
        } else if (unit !== first) {
          add(first, score * weights.inheritedFromSection, false, true);
        }
      }
    }
    return {best, rarity};
  };

  return (words: readonly string[]): Matches => {
    const matches = new Map<number, Match>();
    let total = 0;
    let known = 0;
    for (const word of words) {
      const {best, rarity} = matchWord(word, words.length === 1);
      const weight = Math.sqrt(Math.max(rarity, weights.minRarity));
      total += weight;
      known += best.size > 0 ? 1 : 0;
      for (const [unit, {score, inName, isDirect, stem: matched}] of best) {
        const match = matches.get(unit) ?? {score: 0, covered: 0, inName: 0, isDirect: false, stems: new Set<string>()};
        match.score += score;
        match.covered += weight;
        match.inName += inName ? 1 : 0;
        match.isDirect ||= isDirect;
        match.stems.add(matched);
        matches.set(unit, match);
      }
    }
    return {matches, total, known};
  };
}
