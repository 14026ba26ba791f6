import {type SampleLanguage, sampleLanguages} from './sampleLanguages';

/** A language or framework that a quickstart is written for. */
export interface Quickstart {
  /** The end of the page's address, and what tests and styles know it by. */
  readonly slug: string;
  /** What its samples and its icon are known by. */
  readonly language: SampleLanguage;
  /** As its makers write it; the same in every language. */
  readonly name: string;
}

/** The English path of a quickstart's page. */
export function quickstartPath({slug}: Pick<Quickstart, 'slug'>): string {
  return `/docs/quickstarts/${slug}`;
}

const quickstart = (language: SampleLanguage, slug: string = language): Quickstart => ({
  slug,
  language,
  name: sampleLanguages[language],
});

/** Every quickstart, in the order they are shown. */
export const quickstarts: readonly Quickstart[] = [
  quickstart('javascript'),
  quickstart('node', 'nodejs'),
  quickstart('python'),
  quickstart('php'),
  quickstart('ruby'),
  quickstart('rails'),
  quickstart('laravel'),
  quickstart('java'),
  quickstart('go'),
  quickstart('vue'),
  quickstart('nuxt'),
  quickstart('next', 'nextjs'),
  quickstart('express'),
];
