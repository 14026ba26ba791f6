import groupBy from 'lodash/groupBy';
import uniqBy from 'lodash/uniqBy';

import {type Locale, localeConfigs} from '../config/locales';
import {alphabetOf, symbols} from './alphabet';

/** The parts of the documentation, in reading order. The navigation's labels have the same IDs. */
export const parts = ['docs', 'guides', 'apiReference'] as const;

/** A part of the documentation. */
export type Part = (typeof parts)[number];

/** An operation or event of the API. */
export interface Endpoint {
  /** The HTTP method in lowercase, or `event`. */
  method: string;
  /** The path relative to the base URL, with parameters in braces, or the type of an event. */
  path: string;
}

/** A page that the index lists. */
export interface Page {
  part: Part;
  title: string;
  /** The page's name in the sidebar, if it differs from the title. */
  label?: string;
  /** The language of the page's text, if it differs from the site's. */
  lang?: Locale;
  permalink: string;
  headings: readonly {id: string; text: string}[];
  endpoint?: Endpoint;
}

/** A page or section that an entry links to. */
export interface Target {
  href: string;
  part: Part;
  /** The page's title, and its language if it differs from the site's. */
  page: string;
  lang?: Locale;
  endpoint?: Endpoint;
}

/** A line of the index. */
export interface Entry {
  term: string;
  /** Whether the term is the path of an endpoint or the type of an event. */
  code?: true;
  /** At most one per page. */
  targets: Target[];
}

/** A letter of the alphabet, or {@link symbols}, with its entries. */
export interface Group {
  /** The anchor. */
  id: string;
  letter: string;
  entries: Entry[];
}

type Mention = Pick<Entry, 'term' | 'code'> & {target: Target};

/** Whether a title starts with a term, so that both entries would be next to each other. */
const startsWith = (title: string, term: string): boolean =>
  title.toLowerCase().startsWith(term.toLowerCase()) && !/^[\p{L}\p{N}]/u.test(title.slice(term.length));

/** Every term that links to a page; if a page has a term twice, the first one counts. */
function mentionsOf({part, title, label = title, lang, permalink, headings, endpoint}: Page): Mention[] {
  const target = {href: permalink, part, page: title, ...(lang && {lang})};
  const operation = endpoint ? {...target, endpoint} : target;
  return [
    // Events are listed by type, because that is what appears in code.
    ...(endpoint?.method === 'event' ? [] : [{term: title, target: operation}]),
    ...headings.map(({id, text}) => ({term: text, target: {...target, href: `${permalink}#${id}`}})),
    // An endpoint's path or an event's type is listed only once, as code.
    ...(label === endpoint?.path || startsWith(title, label) ? [] : [{term: label, target}]),
    ...(endpoint ? [{term: endpoint.path, code: true as const, target: operation}] : []),
  ];
}

/** Builds a language's index from all its pages: the letters of its alphabet, other letters, then symbols. */
export function buildIndex(pages: readonly Page[], locale: Locale): Group[] {
  const {letters, compare, letterOf} = alphabetOf(locale);
  const mentions = groupBy(pages.flatMap(mentionsOf), ({term, code}) =>
    code ? `code ${term}` : term.normalize('NFC').toLocaleLowerCase(localeConfigs[locale].iso),
  );
  const entries = Object.values(mentions).map((same): Entry => {
    // Spells the term as in a page title, if one matches.
    const {term, code} = same.reduce((first, mention) =>
      first.term !== first.target.page && mention.term === mention.target.page ? mention : first,
    );
    const targets = uniqBy(
      same.map(({target}) => target),
      ({href}) => href.split('#')[0],
    );
    targets.sort(
      (a, b) =>
        Number(b.page === term) - Number(a.page === term) ||
        parts.indexOf(a.part) - parts.indexOf(b.part) ||
        compare(a.page, b.page),
    );
    return {term, code, targets};
  });
  const byLetter = groupBy(entries, ({term}) => letterOf(term));
  const rankOf = (letter: string): number =>
    letters.includes(letter) ? letters.indexOf(letter) : letters.length + Number(letter === symbols);
  return Object.entries(byLetter)
    .sort(([a], [b]) => rankOf(a) - rankOf(b) || compare(a, b))
    .map(([letter, inLetter]) => ({
      id: letter === symbols ? 'symbols' : `letter-${letter.toLowerCase()}`,
      letter,
      entries: inLetter.sort((a, b) => compare(a.term, b.term)),
    }));
}
