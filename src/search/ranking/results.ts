import {contentBases} from '../../config/routes';
import {parsePageUrl} from '../../lib/routes';
import {type Segment, mark, shorten} from '../../lib/excerpt';
import type {Hit} from './rank';

/** A part of the site. */
export type Area = keyof typeof contentBases | 'pages';

/** One line of the results: a page or a section of one. */
export interface Result {
  readonly href: string;
  readonly area: Area;
  /** The pages above this one. */
  readonly breadcrumb: string;
  /** The page's title. */
  readonly title: readonly Segment[];
  /** The section's heading or the field's name. */
  readonly section?: readonly Segment[];
  /** The text around the matches. */
  readonly excerpt?: readonly Segment[];
  /** The value that the query asks for, such as `25 MB`. */
  readonly answer?: string;
}

/** The results in one area, or the best results of all areas. */
export interface ResultGroup {
  readonly area: Area | 'top';
  readonly results: readonly Result[];
}

/** The longest excerpt, in characters: two lines of the box. */
const excerptLength = 130;

/** How many results are listed first, regardless of their area. */
const topResults = 3;

function areaOf(url: string): Area {
  const {englishPath} = parsePageUrl(url);
  const areas = Object.entries(contentBases) as [keyof typeof contentBases, string][];
  return areas.find(([, base]) => englishPath === base || englishPath.startsWith(`${base}/`))?.[0] ?? 'pages';
}

/** Whether a line has at least this many words, and isn't a command or the value of a DNS record. */
function hasWords(line: string, least: number): boolean {
  const tokens = line.split(' ');
  const words = tokens.filter((token) => /^\P{L}?[\p{L}\p{M}'’-]+\P{L}{0,2}$/u.test(token));
  return words.length >= least && words.length * 2 > tokens.length;
}

/** Whether a line is a sentence. */
const isSentence = (line: string): boolean => /[.!?][)"”»]?$/u.test(line) && hasWords(line, 3);

/** Whether a line is an item of a list, or another phrase that can stand alone. */
const isPhrase = (line: string): boolean => hasWords(line, 5);

/** The value in a table row: a number with at most three words after it, such as `$40`, `25 MB`, or `50,000,000`. */
const value = /^(?=.{1,24}$)\p{Sc}?\d[\d.,\s]*(?:\S+(?:\s\S+){0,2})?$/u;

/**
 * The table row that a query asks for: the first cell and the titles of its page and section contain all words of the
 * query, and the second cell is a value. A page includes its sections. Skips posts: their numbers are examples.
 */
function answerIn({page, section, coverage}: Hit): [label: string, value: string] | undefined {
  const sections = areaOf(page.path) === 'blog' ? [] : section[0] === '' ? page.sections : [section];
  const rows = sections.flatMap(([, heading, content]) => {
    const lines = content.split('\n');
    return lines.flatMap((label, index): [string, string][] => {
      const next = lines[index + 1] ?? '';
      const isRow = value.test(next) && !value.test(label);
      return isRow && coverage(`${page.title} ${heading} ${label}`) === 1 ? [[label, next]] : [];
    });
  });
  const [best] = rows.sort(([a], [b]) => coverage(b) - coverage(a));
  return best && coverage(best[0]) > 0 ? best : undefined;
}

/** Converts a hit to a line of the results. */
export function toResult(hit: Hit): Result {
  const {page, section, isMatch} = hit;
  const [hash, heading, content] = section;
  const lines = content.split('\n');
  const [label, answer] = answerIn(hit) ?? [];
  const summary = isMatch(page.description) ? page.description : undefined;
  const line =
    label ??
    (hash === '' ? summary : undefined) ??
    lines.find((each) => isSentence(each) && isMatch(each)) ??
    lines.find((each) => isPhrase(each) && isMatch(each)) ??
    summary ??
    lines.find(isSentence) ??
    page.description;
  return {
    href: page.path + hash,
    area: areaOf(page.path),
    breadcrumb: page.breadcrumb,
    title: mark(page.title, isMatch),
    ...(heading && {section: mark(heading, isMatch)}),
    ...(answer && {answer}),
    ...(line && {excerpt: mark(shorten(line, isMatch, excerptLength), isMatch)}),
  };
}

/** Whether two results lead to the same page, and at least one of them is the page itself. */
const areAlike = (a: Result, b: Result): boolean =>
  a.href.split('#')[0] === b.href.split('#')[0] && (a.section === undefined || b.section === undefined);

/** Groups results by area, after the best of all areas. Lists either a page or its sections, whichever ranks higher. */
export function groupResults(results: readonly Result[]): ResultGroup[] {
  const groups = new Map<Area | 'top', Result[]>();
  const listed: Result[] = [];
  for (const result of results) {
    if (!listed.some((other) => areAlike(other, result))) {
      const area = listed.length < topResults ? 'top' : result.area;
      groups.set(area, [...(groups.get(area) ?? []), result]);
      listed.push(result);
    }
  }
  return [...groups].map(([area, list]) => ({area, results: list}));
}
