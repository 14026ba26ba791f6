import {type SampleLanguage, sampleLanguages} from './sampleLanguages';

/** A language or framework that a quickstart is written for. */
export interface Quickstart {
  /** The last segment of the page's path. */
  readonly slug: string;
  /** The key of its samples and its icon. */
  readonly language: SampleLanguage;
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

/** Every quickstart, in the order they are shown: frameworks follow their language. */
export const quickstarts: readonly Quickstart[] = [
  quickstart('node', 'nodejs'),
  quickstart('javascript'),
  quickstart('express'),
  quickstart('next', 'nextjs'),
  quickstart('nuxt'),
  quickstart('vue'),
  quickstart('python'),
  quickstart('php'),
  quickstart('laravel'),
  quickstart('ruby'),
  quickstart('rails'),
  quickstart('java'),
  quickstart('go'),
];
