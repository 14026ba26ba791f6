/** Finds and ranks the sections of the index. Pure, so that its results can be tested for every language. */
import type {Locale} from '../../config/locales';
import {type SearchPage, type Section, type Unit, type Vocabulary, vocabularyOf} from './index';
import {type Match, matcherOf} from './matches';
import {fold, wordsOf} from './stemming';
import {weights} from './weights';

/** A page or one of its sections. */
export interface Hit {
  readonly page: SearchPage;
  readonly section: Section;
  /** Whether a text contains a word that matched. */
  readonly isMatch: (text: string) => boolean;
}

/** Returns the best hits of a query, best first. */
export type Search = (query: string, limit: number) => Hit[];

/** The maximum length of a query that is searched for. */
const maxWords = 12;
const maxLength = 200;

/** How many sections of one page, and fields of one name, are ranked before all others. */
const maxPerPage = 2;

/** An identifier of several words, such as `scheduled_at` or `webhook-id`. */
const identifier = /^[a-z0-9]+(?:[._-][a-z0-9]+)+$/u;

/** Where a name in camel case continues with a word. */
const hump = /\p{Ll}(?=\p{Lu})/gu;

/** A query in the forms in which it is compared with names. */
interface Query {
  readonly words: readonly string[];
  readonly stems: string;
  /** As typed, without case and accents. */
  readonly literal: string;
  readonly identifiers: readonly string[];
}

function queryOf(query: string, {stems, stem, significant}: Vocabulary): Query {
  /** A name in camel case belongs to a field or an operation: `scheduledAt`. */
  const typedWords = (text: string): string[] => {
    const parts = wordsOf(text.replaceAll(hump, '$& '));
    return /^\p{Ll}/u.test(text) && parts.every((part) => stems.has(stem(part))) ? parts : wordsOf(text);
  };
  const parts = query.slice(0, maxLength).split(/\s+/u);
  const typed = [...new Set(parts.flatMap(typedWords))].slice(0, maxWords);
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

/** The score of a section that matches a query. */
function scoreOf({page, section, names, prior}: Unit, match: Match, query: Query, total: number): number {
  const nameShare = Math.max(
    ...names.map(({stems}) => stems.filter((stem) => match.stems.has(stem)).length / (stems.length || 1)),
  );
  const asTyped = query.words.filter((word) => names[0]?.words.includes(word)).length / query.words.length;
  const hasSameStems = names.some(({stems}) => stems.join(' ') === query.stems);
  const isAlias = names.some(({text}, index) => index > 1 && text === query.literal);
  const sections = section[0] === '' ? page.sections : [section];
  const hasIdentifiers =
    query.identifiers.length > 0 &&
    // The path of an event's page contains the name of the event.
    (hasSameStems ||
      query.identifiers.every((word) =>
        sections.some((each) => each.some((text) => text.toLowerCase().includes(word))),
      ));
  return (
    match.score *
    (match.covered / total) ** weights.coverage *
    (weights.base + weights.nameShare * nameShare + weights.asTyped * asTyped) *
    (isAlias ? weights.literalAlias : hasSameStems ? weights.sameStems : 1) *
    (hasIdentifiers ? weights.identifier : 1) *
    prior
  );
}

/** Puts the first sections of each page, and the first fields of each name, before all others. */
function diversified<Ranked extends {unit: Unit}>(ranked: readonly Ranked[]): Ranked[] {
  const counts = new Map<string, number>();
  const isAmongFirst = (key: string): boolean => {
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count <= maxPerPage;
  };
  const [first, later] = [[] as Ranked[], [] as Ranked[]];
  for (const hit of ranked) {
    const {first: page, section, names} = hit.unit;
    const fits = isAmongFirst(`page ${page}`) && (section[0] === '' || isAmongFirst(`name ${names[0]?.text ?? ''}`));
    (fits ? first : later).push(hit);
  }
  return [...first, ...later];
}

/** Prepares an index for searching. */
export function openIndex(pages: readonly SearchPage[], locale: Locale): Search {
  const vocabulary = vocabularyOf(pages, locale);
  const find = matcherOf(vocabulary, locale);
  return (text, limit) => {
    const query = queryOf(text, vocabulary);
    const {matches, total} = find(query.words);
    const ranked = vocabulary.units
      .flatMap((unit, number) => {
        const match = matches.get(number);
        // A section that matches only through its page's title is no better than the page.
        return match?.isDirect ? [{unit, stems: match.stems, score: scoreOf(unit, match, query, total)}] : [];
      })
      .sort((a, b) => b.score - a.score);
    return diversified(ranked)
      .slice(0, limit)
      .map(({unit: {page, section}, stems}) => ({
        page,
        section,
        isMatch: (content) => wordsOf(content).some((word) => stems.has(vocabulary.stem(word))),
      }));
  };
}
