/** The search index: the pages as browsers download them, and the words in them. */
import type {Locale} from '../../config/locales';
import {parsePageUrl} from '../../lib/routes';
import {emptyWordsOf, fold, stemmerOf, synonymsOf, wordsOf} from './stemming';
import {weights} from './weights';

/** A section of a page, or a field of an operation: hash, heading, text with a line for each block. */
export type Section = readonly [hash: string, heading: string, text: string];

/** A page that can be found. */
export interface SearchPage {
  readonly path: string;
  readonly title: string;
  readonly breadcrumb: string;
  readonly description: string;
  /** Other names, separated by commas: the English path, an operation's endpoint, and the front matter's keywords. */
  readonly aliases: string;
  /** The first is the introduction. */
  readonly sections: readonly Section[];
}

/** A name in the forms in which it is compared with a query. */
interface Name {
  /** As written, without case and accents. */
  readonly text: string;
  /** The words that help to find it. */
  readonly words: readonly string[];
  readonly stems: readonly string[];
}

/** A page's introduction, which represents the page, or another section. */
export interface Entry {
  readonly page: SearchPage;
  readonly section: Section;
  /** The number of its page's entry. */
  readonly parent: number;
  /**
   * A section's heading, or a page's title, the end of its path, and its other names. Through the path, the English
   * name finds the page in every language.
   */
  readonly names: readonly Name[];
  /** The prior probability that a reader means this entry. */
  readonly prior: number;
}

/** The entries of an index, with the stems, synonyms, and functions that help to find them. */
export type SearchIndex = ReturnType<typeof indexPages>;

/** Short words that reverse the meaning: "domain not verified". */
const negations = new Set(['not', 'no', 'non', 'nao', 'pas', 'не']);

/** The strings by which a section is found, with their weights, the highest first. */
function fieldsOf({title, aliases, description}: SearchPage, [hash, heading, text]: Section): [string, number][] {
  const {fields} = weights;
  const names: [string, number][] =
    hash === ''
      ? [
          [title, fields.title],
          [aliases, fields.keywords],
          [description, fields.description],
        ]
      : [[heading, fields.heading]];
  return [...names, [text, fields.text]];
}

/** Indexes the words of all pages. */
export function indexPages(pages: readonly SearchPage[], locale: Locale) {
  const stem = stemmerOf(locale);
  /** For each stem, the numbers of the entries that contain it, with the weight of the first field that does. */
  const stems = new Map<string, Map<number, number>>();
  const all = pages.flatMap((page) => page.sections.map((section) => ({page, section})));
  for (const [number, {page, section}] of all.entries()) {
    for (const [text, weight] of fieldsOf(page, section)) {
      for (const key of wordsOf(text).map(stem)) {
        const found = stems.get(key) ?? new Map<number, number>();
        // Words with digits, such as error codes, count more in text, because they are rarely in titles.
        const fieldWeight = /\d/u.test(key) ? Math.max(weight, weights.fields.description) : weight;
        stems.set(key, found.has(number) ? found : found.set(number, fieldWeight));
      }
    }
  }
  const isSignificant = (word: string): boolean =>
    negations.has(word) ||
    word.length > 3 ||
    /\d/u.test(word) ||
    (stems.get(stem(word))?.size ?? 0) < weights.maxFrequency * all.length;
  /** The words that help to find a page, without frequent ones such as `a` and `for`, unless there are no others. */
  const significant = (words: readonly string[]): readonly string[] => {
    const some = words.filter(isSignificant);
    return some.length > 0 ? some : words;
  };
  const nameOf = (text: string): Name => {
    const words = significant(wordsOf(text));
    return {text: fold(text).trim(), words, stems: words.map(stem)};
  };
  let parent = 0;
  const entries = all.map(({page, section}, number): Entry => {
    const {path, title, aliases} = page;
    const [hash, heading] = section;
    const isPage = section === page.sections[0];
    parent = isPage ? number : parent;
    const names = isPage ? [title, path.slice(path.lastIndexOf('/')), ...aliases.split(',')] : [heading];
    const target = parsePageUrl(path).englishPath + hash;
    return {
      page,
      section,
      parent,
      names: names.map(nameOf),
      prior: weights.priors.reduce((product, [pattern, prior]) => product * (pattern.test(target) ? prior : 1), 1),
    };
  });
  return {entries, stems, stem, synonyms: synonymsOf(locale, stem), emptyWords: emptyWordsOf(locale), significant};
}
