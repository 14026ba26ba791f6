import groupBy from 'lodash/groupBy';
import uniqBy from 'lodash/uniqBy';

import {type Locale, localeConfigs} from '../config/locales';
import {alphabetOf, symbols} from './alphabet';

/** The parts of the documentation, by their labels in the navigation, in reading order. */
export const parts = ['docs', 'guides', 'apiReference'] as const;

/** A part of the documentation. */
export type Part = (typeof parts)[number];

/** An operation or event of the API. */
export interface Endpoint {
  /** In lowercase, or `event`. */
  method: string;
  /** Relative to the base URL, with its parameters in braces; for an event, its type. */
  path: string;
}

/** A page that the index lists. */
export interface Page {
  part: Part;
  title: string;
  /** Its name in the sidebar, if it differs. */
  label?: string;
  /** The language of its text, if it differs from the site's. */
  lang?: Locale;
  permalink: string;
  headings: readonly {id: string; text: string}[];
  endpoint?: Endpoint;
}

/** A page or section that an entry links to. */
export interface Target {
  href: string;
  part: Part;
  /** The title of the page, and its language if it differs from the site's. */
  page: string;
  lang?: Locale;
  endpoint?: Endpoint;
}

/** A line of the index. */
export interface Entry {
  term: string;
  /** Whether the term is the path of an endpoint or the type of an event. */
  code?: true;
  /** At most one on each page. */
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
    // The path of an endpoint and the type of an event are entries as code.
    ...(label === endpoint?.path || startsWith(title, label) ? [] : [{term: label, target}]),
    ...(endpoint ? [{term: endpoint.path, code: true as const, target: operation}] : []),
  ];
}

/** Builds the index of a language from all its pages: its alphabet, further letters, then symbols. */
export function buildIndex(pages: readonly Page[], locale: Locale): Group[] {
  const {letters, compare, letterOf} = alphabetOf(locale);
  const mentions = groupBy(pages.flatMap(mentionsOf), ({term, code}) =>
    code ? `code ${term}` : term.normalize('NFC').toLocaleLowerCase(localeConfigs[locale].iso),
  );
  const entries = Object.values(mentions).map((same): Entry => {
    // Spelled as in a page title, if it matches one.
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
