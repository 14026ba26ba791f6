/**
 * What pages may weigh and how long they may take, and on which machine that is
 * meant. Everything that `npm run bench` compares stands here.
 */

/** What a figure counts. A flag is 1 where it is so, else 0. */
export type Unit = 'bytes' | 'milliseconds' | 'shift' | 'flag';

/** Every figure, in the order in which it is printed. Sizes are compressed with gzip where nothing else is said. */
export const figures = {
  html: {label: 'HTML, compressed with brotli', unit: 'bytes'},
  scriptBeforeLoad: {label: 'Script before the load event, inline script included', unit: 'bytes'},
  script: {label: 'Script in all, after the first sign of intent', unit: 'bytes'},
  scriptBeyondDocs: {label: 'Script beyond that of the docs page', unit: 'bytes'},
  scriptOfOthers: {label: 'Script of other pages, fetched ahead', unit: 'bytes'},
  fonts: {label: 'Fonts', unit: 'bytes'},
  total: {label: 'HTML, styles, script, fonts and pictures', unit: 'bytes'},
  shift: {label: 'Layout shift, while loading and starting', unit: 'shift'},
  blocked: {label: 'Main thread blocked while loading', unit: 'milliseconds'},
  blockedByStart: {label: 'Main thread blocked by the start, after intent', unit: 'milliseconds'},
  answered: {label: 'First tap answered', unit: 'milliseconds'},
  largestPaint: {label: 'Largest paint', unit: 'milliseconds'},
  largestIsPicture: {label: 'Largest paint is a picture', unit: 'flag'},
  field: {label: 'A field of the body is readable', unit: 'milliseconds'},
  sample: {label: 'A sample is readable', unit: 'milliseconds'},
  generation: {label: 'All languages, from nothing', unit: 'milliseconds'},
  regeneration: {label: 'All languages, nothing changed', unit: 'milliseconds'},
} as const satisfies Readonly<Record<string, {label: string; unit: Unit}>>;

/** A key of {@link figures}. */
export type Figure = keyof typeof figures;

/** The most that figures may be. */
export type Budgets = Readonly<Partial<Record<Figure, number>>>;

/** A kilobyte, as the budgets mean it, in bytes. */
export const kilobyte = 1024;

/**
 * What is throttled while time is measured: a phone on "slow 4G". Latency in
 * milliseconds, speeds in bytes a second, the processor by how many times it is
 * slower than this machine.
 */
export const profile = {
  device: 'Pixel 5',
  cpuSlowdown: 4,
  latency: 150,
  download: 1_600_000 / 8,
  upload: 750_000 / 8,
} as const;

/** What every page has to keep. */
const everywhere = {scriptBeforeLoad: 6 * kilobyte, shift: 0, blocked: 50, answered: 200} as const satisfies Budgets;

const operation = {
  ...everywhere,
  html: 60 * kilobyte,
  script: 140 * kilobyte,
  scriptBeyondDocs: 10 * kilobyte,
  field: 1_300,
  sample: 1_400,
} as const satisfies Budgets;

/** What to wait for, by selector, until it is painted. */
export type Reads = Readonly<Partial<Record<'field' | 'sample', string>>>;

/** A page that is measured. */
export interface BenchPage {
  /** Its path; none for the largest page of an operation, which is looked up in the build. */
  readonly path?: string;
  readonly reads?: Reads;
  readonly budgets: Budgets;
}

const readsOfOperation: Reads = {field: '[data-field][id^="body-"]', sample: 'aside pre'};

/** The pages, by the name that `--page` takes. */
export const benchPages = {
  home: {
    path: '/',
    budgets: {...everywhere, script: 130 * kilobyte, fonts: 60 * kilobyte, largestIsPicture: 0},
  },
  pricing: {path: '/pricing', budgets: everywhere},
  docs: {path: '/docs/quickstart', budgets: everywhere},
  blog: {path: '/blog', budgets: {...everywhere, total: 150 * kilobyte}},
  operation: {path: '/api/emails/send-email', reads: readsOfOperation, budgets: operation},
  largest: {reads: readsOfOperation, budgets: operation},
} as const satisfies Readonly<Record<string, BenchPage>>;

/** A key of {@link benchPages}. */
export type BenchPageName = keyof typeof benchPages;

/** The page whose script the reference's is compared with. */
export const comparedPage: BenchPageName = 'docs';

/** What generating the reference may take; see `generation.ts`. */
export const generationBudgets: Budgets = {generation: 30_000, regeneration: 2_000};
