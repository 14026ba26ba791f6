/** The search index: the pages as they are shipped, and the words in them. */
import type {Locale} from '../../config/locales';
import {parsePageUrl} from '../../lib/routes';
import {fold, stemmerOf, wordsOf} from './stemming';
import {weights} from './weights';

/** A section of a page, or a field of an operation: hash, heading, text with a line for each block. */
export type Section = readonly [hash: string, heading: string, text: string];

/** A page that can be found. */
export interface SearchPage {
  readonly path: string;
  readonly title: string;
  readonly breadcrumb: string;
  readonly description: string;
  /** Other names, separated by commas: the English path, the endpoint of an operation, and the keywords of the front matter. */
  readonly aliases: string;
  /** The first is the introduction. */
  readonly sections: readonly Section[];
}

/** A page or one of its sections, prepared for ranking. */
export interface Unit {
  readonly page: SearchPage;
  readonly section: Section;
  /** The number of its page's unit. */
  readonly first: number;
  /** The words of the title or heading, to detect an exact name. */
  readonly name: readonly string[];
  readonly nameStems: readonly string[];
  /** The stems of a page's path, so that its English name finds it in every language. Empty for sections. */
  readonly slug: readonly string[];
  /** A page's other names, and their stems. Empty for sections. */
  readonly aliases: readonly {readonly text: string; readonly stems: readonly string[]}[];
  readonly prior: number;
}

/** The pages and sections of an index, and the words in them. */
export interface Vocabulary {
  readonly units: readonly Unit[];
  /** For each stem, the numbers of the units that contain it, with the weight of the first field that does. */
  readonly stems: ReadonlyMap<string, ReadonlyMap<number, number>>;
  readonly stem: (word: string) => string;
  /** The words of a text that help to find a page, unlike `a` and `for`, which occur in most texts. */
  readonly significant: (words: readonly string[]) => string[];
}

/** Short words that reverse the meaning: "domain not verified". */
const negations = new Set(['not', 'no', 'non', 'nao', 'pas', 'не']);

/** The prior probability that readers mean a section, by its English path and hash. */
const priorOf = (target: string): number =>
  weights.priors.reduce((product, [pattern, prior]) => product * (pattern.test(target) ? prior : 1), 1);

/** The texts in which a section is found, with their weights, the highest first. */
function fieldsOf({title, aliases, description}: SearchPage, [hash, heading, text]: Section): [string, number][] {
  const {fields} = weights;
  return hash === ''
    ? [
        [title, fields.title],
        [aliases, fields.keywords],
        [description, fields.description],
        [text, fields.text],
      ]
    : [
        [heading, fields.heading],
        [text, fields.text],
      ];
}

/** Reads the words of all pages. */
export function vocabularyOf(pages: readonly SearchPage[], locale: Locale): Vocabulary {
  const stem = stemmerOf(locale);
  const stems = new Map<string, Map<number, number>>();
  let count = 0;
  const sections = pages.flatMap((page) => {
    const first = count;
    count += page.sections.length;
    const {englishPath} = parsePageUrl(page.path);
    return page.sections.map((section) => ({page, section, first, prior: priorOf(englishPath + section[0])}));
  });
  for (const [number, {page, section}] of sections.entries()) {
    for (const [text, weight] of fieldsOf(page, section)) {
      for (const key of wordsOf(text).map(stem)) {
        const found = stems.get(key) ?? new Map<number, number>();
        stems.set(key, found.has(number) ? found : found.set(number, weight));
      }
    }
  }
  const isSignificant = (word: string): boolean =>
    negations.has(word) ||
    word.length > 3 ||
    /\d/u.test(word) ||
    (stems.get(stem(word))?.size ?? 0) < weights.maxFrequency * count;
  const significant = (words: readonly string[]): string[] => words.filter(isSignificant);
  const aliasesOf = ({aliases}: SearchPage): Unit['aliases'] =>
    aliases
      .split(',')
      .map((alias) => ({text: fold(alias).trim(), stems: significant(wordsOf(alias)).map(stem)}))
      .filter((alias) => alias.stems.length > 0);
  const units = sections.map(({page, section, first, prior}): Unit => {
    const isPage = section[0] === '';
    const name = significant(wordsOf(isPage ? page.title : section[1]));
    return {
      page,
      section,
      first,
      name,
      nameStems: name.map(stem),
      slug: isPage ? wordsOf(page.path.slice(page.path.lastIndexOf('/'))).map(stem) : [],
      aliases: isPage ? aliasesOf(page) : [],
      prior,
    };
  });
  return {units, stems, stem, significant};
}
