/** Finds and ranks the sections of the index. Pure, so that its results can be tested for every language. */
import type {Locale} from '../../config/locales';
import {pageUrl} from '../routes';
import {type SearchIndex, type SearchPage, type Section, field, fieldValues} from './index';
import {fold, stemmerOf, synonymsOf, wordsOf} from './stemming';

/** A page or one of its sections. */
export interface Hit {
  readonly page: SearchPage;
  readonly section: Section;
  /** The stems that matched the query's words. */
  readonly stems: ReadonlySet<string>;
}

/** Returns the best hits of a query, best first. */
export type Search = (query: string, limit: number) => Hit[];

/** The maximum length of a query that is searched for. */
const maxWords = 12;
const maxLength = 200;

/** The number of postings from which a word is considered insignificant. */
const maxPostings = 1_250;

/** The maximum number of letters in an incomplete ending. */
const longestPartOfEnding = 3;

/** An identifier of several words, such as `scheduled_at` or `webhook-id`. */
const identifier = /^[a-z0-9]+(?:[._-][a-z0-9]+)+$/u;

/** The same for a query that is the name letter by letter: `POST /emails`, `email.bounced`. */
const literalBonus = 10;

/** Short words that reverse the meaning: "domain not verified". */
const negations = new Set(['not', 'no', 'non', 'nao', 'pas', 'не']);

/** The bonus for a page with another name that equals the query. */
const aliasBonus = 1.8;

/** Where a name in camel case continues with a word. */
const hump = /\p{Ll}(?=\p{Lu})/gu;

/** How many sections of one page, and fields of one name, are ranked before all others. */
const perPage = 2;

/** The weight of each field, by its bit. */
const weights: readonly (readonly [number, number])[] = [
  [field.title, 10],
  [field.heading, 6],
  [field.keywords, 5],
  [field.description, 3],
  [field.text, 1.5],
];

const weightOf = (bits: number): number => weights.find(([bit]) => (bits & bit) !== 0)?.[1] ?? 0;

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

interface Unit {
  readonly page: number;
  readonly source: SearchPage;
  readonly section: Section;
  /** The words of the title or heading, to detect an exact name. */
  readonly name: readonly string[];
  readonly nameStems: string;
  /** The stems of a page's path, so that its English name finds it in every language. Empty for sections. */
  readonly slug: readonly string[];
  /** A page's other names, and their stems. Empty for sections. */
  readonly aliases: readonly {readonly text: string; readonly stems: readonly string[]}[];
  readonly prior: number;
}

/** The prior probability that readers mean this page. */
function priorOf({u}: SearchPage, [hash]: Section, pricing: string): number {
  const page = /\/docs\/(?:indexsd|glossary)$|\/blog\//u.test(u) ? 0.7 : u === pricing ? 1.5 : 1;
  // Prefers a request to a response and, of the operations with a field of the same name, the one that sends emails.
  const section = /^#(?:response|object)-/u.test(hash) ? 0.6 : /^#(?:body|header|query|path)-/u.test(hash) ? 0.9 : 1;
  const first = u.endsWith('/send-email') ? 1.1 : u.includes('/api/events/') ? 0.8 : 1;
  return page * section * first;
}

/** Prepares an index for searching. */
export function openIndex({pages, stems, postings}: SearchIndex, locale: Locale): Search {
  const stem = stemmerOf(locale);
  const synonyms = synonymsOf(locale);
  const pricing = pageUrl('/pricing', locale);
  const numberOf = new Map(stems.map((word, index) => [word, index]));
  // Function words such as `a` and `for` are in most texts.
  const isSignificant = (word: string): boolean =>
    negations.has(word) ||
    word.length > 3 ||
    /\d/u.test(word) ||
    (postings[numberOf.get(stem(word)) ?? -1]?.length ?? 0) < maxPostings;
  const aliasesOf = ({k}: SearchPage): Unit['aliases'] =>
    k
      .split(',')
      .map((alias) => ({text: fold(alias).trim(), stems: wordsOf(alias).filter(isSignificant).map(stem)}))
      .filter((alias) => alias.stems.length > 0);
  const units: Unit[] = pages.flatMap((page, index) =>
    page.s.map((section) => {
      const name = wordsOf(section[0] === '' ? page.t : section[1]).filter(isSignificant);
      return {
        page: index,
        source: page,
        section,
        name,
        nameStems: name.map(stem).join(' '),
        slug: section[0] === '' ? wordsOf(page.u.slice(page.u.lastIndexOf('/'))).map(stem) : [],
        aliases: section[0] === '' ? aliasesOf(page) : [],
        prior: priorOf(page, section, pricing),
      };
    }),
  );
  const firstUnit: number[] = [];
  for (const [number, {page}] of units.entries()) {
    firstUnit[page] ??= number;
  }

  const decoded = new Map<number, readonly (readonly [unit: number, bits: number])[]>();
  const postingsOf = (index: number): readonly (readonly [unit: number, bits: number])[] => {
    let list = decoded.get(index);
    if (!list) {
      let unit = 0;
      list = (postings[index] ?? '').split(' ').map((code) => {
        const value = parseInt(code, 36);
        unit += Math.floor(value / fieldValues);
        return [unit, value % fieldValues] as const;
      });
      decoded.set(index, list);
    }
    return list;
  };

  /** How rare a stem is. */
  const idfOf = (index: number): number => Math.log(1 + units.length / postingsOf(index).length);

  /** The stems that a word can match, with a score for each. */
  function meanings(word: string, isOnlyWord: boolean): Map<number, number> {
    const base = stem(word);
    const found = new Map<number, number>();
    const exact = numberOf.get(base);
    if (exact !== undefined) {
      found.set(exact, 1);
    }
    // A two-letter prefix that several words share is also a word of its own, such as `at` in `scheduled_at`.
    const canContinue = base.length > 2 || (base.length === 2 && (isOnlyWord || exact === undefined));
    for (const [index, candidate] of stems.entries()) {
      if (!found.has(index)) {
        if (canContinue && candidate.startsWith(base)) {
          found.set(index, 0.4 + (0.4 * base.length) / candidate.length);
        } else if (
          word.length > 5 &&
          candidate.length > 4 &&
          (isOneTypoAway(base, candidate) || isOneTypoAway(word, candidate))
        ) {
          found.set(index, exact === undefined ? 0.7 : 0.2);
        } else if (
          exact === undefined &&
          candidate.length > 2 &&
          base.length - candidate.length <= longestPartOfEnding &&
          base.startsWith(candidate)
        ) {
          // The ending is not complete yet: `sendin`.
          found.set(index, 0.5);
        }
      }
    }
    for (const synonym of synonyms.get(base) ?? []) {
      const index = numberOf.get(synonym);
      if (index !== undefined && !found.has(index)) {
        found.set(index, 0.6);
      }
    }
    return found;
  }

  /** The words of the query. A name in camel case belongs to a field or an operation: `scheduledAt`. */
  const typedWords = (text: string): string[] => {
    const parts = wordsOf(text.replaceAll(hump, '$& '));
    return /^\p{Ll}/u.test(text) && parts.every((part) => numberOf.has(stem(part))) ? parts : wordsOf(text);
  };

  return (query, limit) => {
    const typed = [...new Set(query.slice(0, maxLength).split(/\s+/u).flatMap(typedWords))].slice(0, maxWords);
    const significant = typed.filter(isSignificant);
    const words = significant.length > 0 ? significant : typed;
    const wanted = words.join(' ');
    const wantedStems = words.map(stem).join(' ');
    const asTypedText = fold(query).trim();
    const identifiers = query
      .slice(0, maxLength)
      .toLowerCase()
      .split(/\s+/u)
      .filter((word) => identifier.test(word) && wordsOf(word).length > 1);
    const scores = new Map<
      number,
      {score: number; covered: number; inName: number; isOwn: boolean; stems: Set<string>}
    >();
    let total = 0;
    let known = 0;
    for (const word of words) {
      const best = new Map<number, {score: number; inName: boolean; isOwn: boolean; stem: string}>();
      // Rare words with a prefix count no more than the exact word.
      const exact = numberOf.get(stem(word));
      const maxIdf = exact === undefined ? Infinity : 1.5 * idfOf(exact);
      let rarity = 0;
      for (const [index, quality] of meanings(word, words.length === 1)) {
        const list = postingsOf(index);
        const idf = Math.min(idfOf(index), maxIdf);
        rarity = Math.max(rarity, idf * quality);
        const add = (unit: number, score: number, inName: boolean, isOwn: boolean): void => {
          const known = best.get(unit);
          if (!known || known.score < score) {
            best.set(unit, {
              score,
              inName: inName || known?.inName === true,
              isOwn: isOwn || known?.isOwn === true,
              stem: stems[index] ?? '',
            });
          } else {
            known.isOwn ||= isOwn;
          }
        };
        for (const [unit, bits] of list) {
          const score = quality * weightOf(bits) * idf;
          const {page = 0, section} = units[unit] ?? {};
          const first = firstUnit[page] ?? unit;
          add(unit, score, (bits & (section?.[0] === '' ? field.title : field.heading)) !== 0, true);
          if (unit === first && (bits & (field.title | field.keywords)) !== 0) {
            // The sections of a page inherit its title, and a page inherits from its sections.
            for (let next = first + 1; units[next]?.page === page; next += 1) {
              add(next, score * 0.25, false, false);
            }
          } else if (unit !== first) {
            add(first, score * 0.35, false, true);
          }
        }
      }
      // A word that occurs almost everywhere, or nowhere, has little weight.
      const weight = Math.sqrt(Math.max(rarity, 0.3));
      total += weight;
      known += best.size > 0 ? 1 : 0;
      for (const [unit, {score, inName, isOwn, stem: found}] of best) {
        const sum = scores.get(unit) ?? {score: 0, covered: 0, inName: 0, isOwn: false, stems: new Set<string>()};
        sum.score += score;
        sum.covered += weight;
        sum.inName += inName ? 1 : 0;
        sum.isOwn ||= isOwn;
        sum.stems.add(found);
        scores.set(unit, sum);
      }
    }
    const ranked = units
      .flatMap((unit, number) => {
        const sum = scores.get(number);
        // A section that matches only through its page's title is no better than the page.
        if (!sum?.isOwn) {
          return [];
        }
        const {score, covered, inName, stems: found} = sum;
        const coverage = (covered / total) ** 1.5;
        const inSlug = unit.slug.filter((part) => found.has(part)).length / (unit.slug.length || 1);
        const inAlias = unit.aliases.map(
          (alias) => alias.stems.filter((part) => found.has(part)).length / alias.stems.length,
        );
        const nameShare = Math.max(unit.name.length > 0 ? inName / unit.name.length : 0, inSlug, ...inAlias);
        const asTyped = words.filter((word) => unit.name.includes(word)).length / words.length;
        const name = unit.name.join(' ');
        const isNamed = unit.nameStems === wantedStems || unit.slug.join(' ') === wantedStems;
        // How much of the query an alternative name covers; each word may be a synonym.
        const asAlias = Math.max(
          0,
          ...unit.aliases.map((alias, index) => (inAlias[index] === 1 ? Math.min(1, alias.stems.length / known) : 0)),
        );
        const exact = unit.aliases.some(({text}) => text === asTypedText)
          ? literalBonus
          : name === wanted
            ? 2.5
            : isNamed
              ? 2
              : 1 + (aliasBonus - 1) * asAlias;
        const hasIdentifier =
          identifiers.length > 0 &&
          // The path of an event's page contains the name of the event.
          (isNamed ||
            identifiers.every((word) =>
              (unit.section[0] === '' ? unit.source.s : [unit.section]).some((section) =>
                section.some((text) => text.toLowerCase().includes(word)),
              ),
            ));
        const value =
          score * coverage * (0.5 + nameShare + 0.4 * asTyped) * exact * (hasIdentifier ? 8 : 1) * unit.prior;
        return [{unit, found, score: value}];
      })
      .sort((a, b) => b.score - a.score);

    const count = new Map<string, number>();
    const isFirst = (key: string): boolean => {
      const seen = (count.get(key) ?? 0) + 1;
      count.set(key, seen);
      return seen <= perPage;
    };
    const first: typeof ranked = [];
    const later: typeof ranked = [];
    for (const hit of ranked) {
      const {page, section, name} = hit.unit;
      const fits = isFirst(`page ${page}`) && (section[0] === '' || isFirst(`name ${name.join(' ')}`));
      (fits ? first : later).push(hit);
    }
    return [...first, ...later]
      .slice(0, limit)
      .map(({unit, found}) => ({page: unit.source, section: unit.section, stems: found}));
  };
}

/** The positions of certain stems in a string, for highlighting. */
export function positionsOf(text: string, stems: ReadonlySet<string>, locale: Locale): [number, number][] {
  const stem = stemmerOf(locale);
  return [...text.matchAll(/[\p{L}\p{N}\p{M}'’⁠‑-]+/gu)].flatMap(({0: match, index}) =>
    wordsOf(match).some((word) => stems.has(stem(word))) ? [[index, match.length] as [number, number]] : [],
  );
}
