/** The pages that `npm run bench` measures, and the budget of each figure. */
import type {Locale} from '../../src/config/locales';
import {pageUrl} from '../../src/lib/routes';

/** Every figure with its unit, in the order in which they are printed. A KB has 1,024 bytes, compressed with gzip. */
export const figures = {
  html: {label: 'HTML, compressed with Brotli', unit: 'KB'},
  scriptBeforeLoad: {label: 'Script before the load event', unit: 'KB'},
  script: {label: 'Script in all, after the first interaction', unit: 'KB'},
  scriptOfOthers: {label: 'Script of other pages, fetched ahead', unit: 'KB'},
  styles: {label: 'Styles', unit: 'KB'},
  fonts: {label: 'Fonts', unit: 'KB'},
  total: {label: 'Everything', unit: 'KB'},
  shift: {label: 'Layout shift', unit: ''},
  blocked: {label: 'Main thread blocked while loading', unit: 'ms'},
  blockedByStart: {label: 'Main thread blocked after the first tap', unit: 'ms'},
  answered: {label: 'First tap answered', unit: 'ms'},
  largestPaint: {label: 'Largest paint', unit: 'ms'},
  field: {label: 'A field of the body is readable', unit: 'ms'},
  sample: {label: 'A sample is readable', unit: 'ms'},
  searchIndex: {label: 'Search index, compressed with Brotli', unit: 'KB'},
  results: {label: 'Results after the last key', unit: 'ms'},
  generation: {label: 'All languages, from nothing', unit: 'ms'},
  regeneration: {label: 'All languages, nothing changed', unit: 'ms'},
} as const satisfies Readonly<Record<string, {label: string; unit: 'KB' | 'ms' | ''}>>;

/** A key of {@link figures}. */
export type Figure = keyof typeof figures;

/** A measurement, or its maximum, in the unit of the figure. */
export type Figures = Readonly<Partial<Record<Figure, number>>>;

/** A page that is measured. */
export interface BenchPage {
  path: string;
  budgets: Figures;
  /** A selector for each figure: the element that must be painted. */
  reads?: Readonly<Record<string, string>>;
}

const page = {
  html: 60,
  scriptBeforeLoad: 6.3,
  // 3 KB more for the bar of pages on phones, labels of untranslated pages, the larger home page, and plural forms of amounts.
  script: 158,
  fonts: 60,
  shift: 0,
  blocked: 50,
  blockedByStart: 300,
  answered: 200,
} as const satisfies Figures;

/** Docs pages also have the diagrams, the search box, the longer sidebar, and the routes of posts with their paths in nine languages. */
// Routes list the languages that do not translate a page yet.
const docs = {...page, script: 175} as const satisfies Figures;

/** The page of any operation. */
export const operation = {
  budgets: {...docs, field: 1_300, sample: 1_400},
  reads: {field: '[data-field][id^="body-"]:not(details *)', sample: 'aside pre'},
} as const satisfies Omit<BenchPage, 'path'>;

const pagesIn = (locale: Locale): readonly [name: string, page: BenchPage][] => [
  ['home', {path: pageUrl('/', locale), budgets: page}],
  ['pricing', {path: pageUrl('/pricing', locale), budgets: page}],
  ['docs', {path: pageUrl('/docs/quickstart', locale), budgets: docs}],
  ['blog', {path: pageUrl('/blog', locale), budgets: page}],
  ['operation', {path: pageUrl('/api/emails/send-email', locale), ...operation}],
];

/** The pages by their names on the command line, in English and in a language with longer words. */
export const benchPages: Readonly<Record<string, BenchPage>> = Object.fromEntries([
  ...pagesIn('en'),
  ...pagesIn('de').map(([name, german]) => [`${name}-de`, german] as const),
]);

/** The time limit for generating the reference in all languages. */
export const generationBudgets = {generation: 30_000, regeneration: 2_000} as const satisfies Figures;

/** The size and time limits for searching in one language, on a CPU slowed down 4 times. */
export const searchBudgets = {searchIndex: 244, results: 100} as const satisfies Figures;
