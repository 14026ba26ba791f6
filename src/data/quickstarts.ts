import type {languageNames} from './sampleLanguages';

/** The English path of a quickstart's page. */
export function quickstartPath({slug}: {slug: string}): string {
  return `/docs/quickstarts/${slug}`;
}

/** A quickstart; its slug is the last segment of the page's path, and its language the key of its icon. */
const quickstart = (language: keyof typeof languageNames, slug: string = language) => ({slug, language});

/** Every quickstart, in the order they are shown: frameworks follow their language. */
export const quickstarts = [
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
