import {type Locale, localeConfigs} from '../../config/locales';
import {type Alphabet, alphabetOf} from './alphabet';
import {type Entry, type Group, type Letter, type Page, type SiteIndex, type Target, parts} from './types';

/** One mention of a term. */
interface Mention {
  term: string;
  code?: true;
  target: Target & {page: string};
}

/** Every term that leads to a page; where a page has a term twice, the first leads there. */
function mentionsOf({part, title, label, keywords, permalink, headings, endpoint}: Page): Mention[] {
  const target = {href: permalink, part, page: title};
  const withEndpoint = endpoint === undefined ? target : {...target, endpoint};
  return [
    {term: title, target: withEndpoint},
    ...headings.map(({id, text}) => ({term: text, target: {...target, href: `${permalink}#${id}`}})),
    ...[label, ...keywords].flatMap((term) => (term === undefined ? [] : [{term, target}])),
    ...(endpoint === undefined ? [] : [{term: endpoint.path, code: true as const, target: withEndpoint}]),
  ].map((mention) => ({...mention, term: mention.term.replace(/\s+/gu, ' ').trim()}));
}

/** Mentions of the same term become one entry; upper and lower case make no difference in prose. */
function merge(mentions: readonly Mention[], locale: Locale, alphabet: Alphabet): Entry[] {
  const byTerm = new Map<string, [Mention, ...Mention[]]>();
  for (const mention of mentions) {
    const {term, code} = mention;
    const key = code ? `code ${term}` : term.normalize('NFC').toLocaleLowerCase(localeConfigs[locale].iso);
    const same = byTerm.get(key);
    if (same) {
      same.push(mention);
    } else {
      byTerm.set(key, [mention]);
    }
  }
  return [...byTerm.values()].map((same) => {
    // A title is written as the entry is; else the first mention decides.
    const {term, code} = same.find((mention) => mention.term === mention.target.page) ?? same[0];
    const pages = new Map<string, Mention['target']>();
    for (const {target} of same) {
      const [page = ''] = target.href.split('#');
      if (!pages.has(page)) {
        pages.set(page, target);
      }
    }
    const targets = [...pages.values()]
      .sort(
        (a, b) =>
          // The page that is called so comes first.
          Number(b.page === term) - Number(a.page === term) ||
          parts.indexOf(a.part) - parts.indexOf(b.part) ||
          alphabet.compare(a.page, b.page),
      )
      .map(({page, ...target}) => (page === term ? target : {...target, page}));
    return {term, ...(code && {code}), targets};
  });
}

/** The groups in the order of the alphabet; letters of another script follow, and symbols come last. */
function group(entries: readonly Entry[], {compare, letterOf, letters}: Alphabet): Group[] {
  const byLetter = new Map<string | undefined, Entry[]>();
  for (const entry of entries) {
    const letter = letterOf(entry.term);
    byLetter.set(letter, [...(byLetter.get(letter) ?? []), entry]);
  }
  const place = (letter: string): number => {
    const index = letters.indexOf(letter);
    return index === -1 ? letters.length : index;
  };
  return [...byLetter]
    .sort(([a], [b]) => (a === undefined ? 1 : b === undefined ? -1 : place(a) - place(b) || compare(a, b)))
    .map(([letter, own]) => ({
      ...(letter === undefined ? {id: 'symbols'} : {id: `letter-${letter.toLowerCase()}`, letter}),
      entries: own.sort((a, b) => compare(a.term, b.term)),
    }));
}

/** The row of letters: the language's own ones, then whatever else begins an entry. */
function letterRow(groups: readonly Group[], {letters}: Alphabet): Letter[] {
  const own = letters.map((letter) => {
    const id = groups.find((it) => it.letter === letter)?.id;
    return id === undefined ? {letter} : {letter, id};
  });
  const others = groups.filter(({letter}) => letter === undefined || !letters.includes(letter));
  return [...own, ...others.map(({id, letter}) => (letter === undefined ? {id} : {id, letter}))];
}

/** Builds the index of a language from all its pages. */
export function buildIndex(pages: readonly Page[], locale: Locale): SiteIndex {
  const alphabet = alphabetOf(locale);
  const entries = merge(pages.flatMap(mentionsOf), locale, alphabet);
  const groups = group(entries, alphabet);
  return {count: entries.length, letters: letterRow(groups, alphabet), groups};
}
