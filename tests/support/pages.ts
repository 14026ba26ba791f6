import type {Page} from 'playwright/test';

import {type Locale, locales} from '../../src/config/locales';
import {pageUrl} from '../../src/lib/routes';

/** One page of each kind, by its English path. */
export const samplePaths = [
  '/',
  '/pricing',
  '/about',
  '/privacy-policy',
  '/docs/quickstart',
  '/docs/indexsd',
  '/blog',
  '/api/emails/send-email',
] as const;

/** The URLs of pages in a language. */
export function pagesOf(locale: Locale, paths: readonly string[] = samplePaths): string[] {
  return paths.map((path) => pageUrl(path, locale));
}

/** Languages that strain layouts: English, long words, Cyrillic. */
export const layoutLocales: readonly Locale[] = ['en', 'de', 'uk'];

/** How many pixels wider a page is than its window. */
export const excessWidth = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

export {locales};
