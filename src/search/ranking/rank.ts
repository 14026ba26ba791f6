/** Finds and ranks the entries of the index. Pure, so that its results can be tested for every language. */
import type {Locale} from '../../config/locales';
import {type Entry, type SearchIndex, type SearchPage, type Section, indexPages} from './index';
import {fold, wordsOf} from './stemming';
import {weights} from './weights';

/** A page or one of its sections. */
export interface Hit {
  readonly page: SearchPage;
  readonly section: Section;
  /** Whether a string contains a word that matched. */
  readonly isMatch: (text: string) => boolean;
  /** Returns the share of the query's words that a string contains. */
  readonly coverage: (text: string) => number;
}

/** Returns the best hits of a query, best first. */
export type Search = (query: string, limit: number) => Hit[];

/** The maximum length of a query that is searched for. */
const maxWords = 12;
const maxLength = 200;

/** An identifier with multiple words, such as `scheduled_at` or `webhook-id`. */
const identifier = /^[a-z0-9]+(?:[._-][a-z0-9]+)+$/u;

/** The last letter of a word in a camel-case name, if another word follows. */
const hump = /\p{Ll}(?=\p{Lu})/gu;

/** The indexed words that a compound consists of: `replyto`, `invalidapikey`, `Datenlöschung`. */
function partsOf(word: string, isKnown: (word: string) => boolean): readonly string[] | undefined {
  if (isKnown(word)) {
    return [word];
  }
  for (let cut = word.length - 2; cut > 2; cut -= 1) {
    const rest = isKnown(word.slice(0, cut)) && partsOf(word.slice(cut), isKnown);
    if (rest) {
      return [word.slice(0, cut), ...rest];
    }
  }
  return undefined;
}

/** A query in the forms in which it is compared with names. */
function queryOf(query: string, index: SearchIndex) {
  const {stems, stem, significant} = index;
  /** Splits text into words, including a field's or operation's name in camel case: `scheduledAt`. */
  const typedWords = (text: string): string[] => {
    const parts = wordsOf(text.replaceAll(hump, '$& '));
    return /^\p{Ll}/u.test(text) && parts.every((part) => stems.has(stem(part))) ? parts : wordsOf(text);
  };
  const parts = query.slice(0, maxLength).split(/\s+/u);
  const isKnown = (word: string): boolean =>
    [...(stems.get(stem(word))?.values() ?? [])].some((weight) => weight >= weights.fields.keywords);
  const isFound = (word: string): boolean => [...stemsOf(word, index, false)].length > 0;
  const all = parts.flatMap(typedWords).flatMap((word) => (isFound(word) ? word : (partsOf(word, isKnown) ?? word)));
  const typed = [...new Set(all)].slice(0, maxWords);
  const words = significant(typed);
  return {
    words,
    stems: words.map(stem).join(' '),
    literal: fold(query).trim(),
    identifiers: parts
      .map((part) => part.toLowerCase())
      .filter((part) => identifier.test(part) && wordsOf(part).length > 1),
  };
}

/** Whether two words differ by one letter that is missing, added, replaced, or transposed. */
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

/** The stems that a word matches, each with the quality of the match, between 0 and 1. */
function* stemsOf(
  word: string,
  {stems, stem, synonyms}: SearchIndex,
  isOnlyWord: boolean,
): Iterable<readonly [key: string, quality: number]> {
  const {quality} = weights;
  const base = stem(word);
  const isKnown = stems.has(base);
  // A two-letter word in the index, such as `at` in `scheduled_at`, is a prefix only if it is the whole query.
  const canContinue = word.length > 2 || (word.length === 2 && (isOnlyWord || !isKnown));
  for (const key of stems.keys()) {
    if (key === base) {
      yield [key, 1];
    } else if (canContinue && key.startsWith(word)) {
      // Compares the word, not its stem: the stem of `expéditeur` is `exp`, which `express` also starts with.
      yield [key, quality.prefix(word.length, key.length)];
    } else if (
      word.length >= weights.minTypoLength &&
      key.length >= weights.minTypoLength - 1 &&
      (isOneTypoAway(base, key) || isOneTypoAway(word, key))
    ) {
      yield [key, quality.typo];
    } else if (
      // The reader hasn't typed the whole ending yet: `sendin`.
      !isKnown &&
      key.length > 2 &&
      base.length - key.length <= weights.maxIncompleteEnding &&
      base.startsWith(key)
    ) {
      yield [key, quality.incompleteEnding];
    } else if (synonyms.get(base)?.includes(key)) {
      yield [key, quality.synonym];
    }
  }
}

/** How a query matches an entry. */
interface Match {
  score: number;
  /** The share of the query that matches, weighted by the rarity of its words. */
  covered: number;
  readonly stems: Set<string>;
}

/** The entries that match the words of a query, by their numbers. */
function matchesOf(words: readonly string[], index: SearchIndex): ReadonlyMap<number, Match> {
  const {entries, stems, stem, emptyWords} = index;
  const matches = new Map<number, Match>();
  /** How rare a stem is. */
  const rarityOf = (key: string): number => Math.log(1 + entries.length / (stems.get(key)?.size ?? 0));
  const found = words.map((word) => {
    const base = stem(word);
    const maxRarity = stems.has(base) ? weights.maxRarity * rarityOf(base) : Infinity;
    const factor = emptyWords.has(word) ? weights.emptyWord : 1;
    /** The best score of the word in each entry. */
    const best = new Map<number, {score: number; key: string}>();
    let rarity = 0;
    for (const [key, quality] of stemsOf(word, index, words.length === 1)) {
      const stemRarity = factor * Math.min(rarityOf(key), maxRarity);
      rarity = Math.max(rarity, stemRarity * quality);
      const add = (number: number, weight: number): void => {
        matches.set(number, matches.get(number) ?? {score: 0, covered: 0, stems: new Set()});
        const score = quality * stemRarity * weight;
        if (score > (best.get(number)?.score ?? 0)) {
          best.set(number, {score, key});
        }
      };
      for (const [number, weight] of stems.get(key) ?? []) {
        const {parent = number} = entries[number] ?? {};
        add(number, weight);
        if (number !== parent) {
          add(parent, weight * weights.inheritedFromSection);
        }
      }
    }
    return {best, weight: Math.sqrt(rarity)};
  });
  const total = found.reduce((sum, {weight}) => sum + weight, 0);
  for (const {best, weight} of found) {
    for (const [number, {score, key}] of best) {
      const match = matches.get(number);
      if (match) {
        match.score += score;
        match.covered += weight / total;
        match.stems.add(key);
      }
    }
  }
  return matches;
}

/** The score of an entry that matches a query. */
function scoreOf({page, section, names, prior}: Entry, match: Match, query: ReturnType<typeof queryOf>): number {
  const nameShare = Math.max(
    ...names.map(({stems}) => stems.filter((stem) => match.stems.has(stem)).length / (stems.length || 1)),
  );
  const asTyped = query.words.filter((word) => names[0]?.words.includes(word)).length / query.words.length;
  const hasSameStems = names.some(({stems}) => stems.join(' ') === query.stems);
  const isAlias = names.some(({text}, index) => index > 1 && text === query.literal);
  const sections = section[0] === '' ? page.sections : [section];
  const hasIdentifiers =
    query.identifiers.length > 0 &&
    // An event's page may contain the event's name only in its path.
    (hasSameStems ||
      query.identifiers.every((word) =>
        sections.some((each) => each.some((text) => text.toLowerCase().includes(word))),
      ));
  return (
    match.score *
    match.covered ** weights.coverage *
    (weights.base + weights.nameShare * nameShare + weights.asTyped * asTyped) *
    (isAlias ? weights.literalAlias : hasSameStems ? weights.sameStems : 1) *
    (hasIdentifiers ? weights.identifier : 1) *
    prior
  );
}

/** Moves the first sections of each page, and the first fields with the same name, before all others. */
function diversified<Ranked extends {entry: Entry}>(ranked: readonly Ranked[]): Ranked[] {
  const counts = new Map<string, number>();
  const isAmongFirst = (key: string): boolean => {
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count <= weights.maxPerPage;
  };
  const [first, later] = [[] as Ranked[], [] as Ranked[]];
  for (const hit of ranked) {
    const {parent, section, names} = hit.entry;
    const fits = isAmongFirst(`page ${parent}`) && (section[0] === '' || isAmongFirst(`name ${names[0]?.text ?? ''}`));
    (fits ? first : later).push(hit);
  }
  return [...first, ...later];
}

/** Prepares an index for searching. */
export function openIndex(pages: readonly SearchPage[], locale: Locale): Search {
  const index = indexPages(pages, locale);
  return (text, limit) => {
    const query = queryOf(text, index);
    const ranked = [...matchesOf(query.words, index)].flatMap(([number, match]) => {
      const entry = index.entries[number];
      return entry ? [{entry, match, number, score: scoreOf(entry, match, query)}] : [];
    });
    ranked.sort((a, b) => b.score - a.score || a.number - b.number);
    return diversified(ranked)
      .slice(0, limit)
      .map(({entry: {page, section}, match: {stems}}) => {
        const isMatch = (content: string): boolean => wordsOf(content).some((word) => stems.has(index.stem(word)));
        const coverage = (content: string): number => {
          const found = new Set(wordsOf(content).map(index.stem));
          return [...stems].filter((each) => found.has(each)).length / query.words.length;
        };
        return {page, section, isMatch, coverage};
      });
  };
}
