import {type SampleLanguage, sampleLanguages} from './sampleLanguages';

/** The names of the frameworks that only quickstarts have samples for. */
const frameworks = {django: 'Django', fastapi: 'FastAPI', dotnet: '.NET'} as const;

/** A key of a language's or framework's icon. */
export type LanguageKey = SampleLanguage | keyof typeof frameworks;

/** A language or framework that a quickstart is written for. */
export interface Quickstart {
  /** The last segment of the page's path. */
  readonly slug: string;
  readonly language: LanguageKey;
  readonly name: string;
}

/** The English path of a quickstart's page. */
export function quickstartPath({slug}: Pick<Quickstart, 'slug'>): string {
  return `/docs/quickstarts/${slug}`;
}

const quickstart = (language: LanguageKey, slug: string = language): Quickstart => ({
  slug,
  language,
  name: {...sampleLanguages, ...frameworks}[language],
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
  quickstart('django'),
  quickstart('fastapi'),
  quickstart('php'),
  quickstart('laravel'),
  quickstart('ruby'),
  quickstart('rails'),
  quickstart('java'),
  quickstart('go'),
  quickstart('dotnet'),
];
