import {readdirSync} from 'node:fs';

import type {Page} from 'playwright/test';

import {type Locale, localeBaseUrl, locales} from '../../src/config/locales';
import {blogDir} from '../../src/lib/blogPaths';
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

/** The URL, in a language, of the post whose file name is `<day>-<slug>.mdx`. */
export function postUrl(day: string, locale: Locale): string {
  const file = readdirSync(blogDir(locale)).find((name) => name.startsWith(day)) ?? '';
  return `${localeBaseUrl(locale)}blog/${file.slice(day.length + 1).replace(/\.mdx$/u, '')}`;
}

/** Languages that strain layouts: English, long words, Cyrillic. */
export const layoutLocales: readonly Locale[] = ['en', 'de', 'uk'];

/** How many pixels wider a page is than its window. */
export const excessWidth = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

export {locales};
