import type {Options} from '@docusaurus/plugin-sitemap';

import {defaultLocale, localeConfigs, locales} from './locales';
import {hosts} from './site';
import {pageUrl, parsePageUrl} from '../lib/routes';

type CreateItems = NonNullable<Options['createSitemapItems']>;

/** The name of each language's own sitemap; `sitemap.xml` is their index. */
export const localeSitemap = 'sitemap-pages.xml';

/** The addresses of a page in every language, as sitemaps name them. */
export function sitemapAlternates(url: string): {lang: string; url: string}[] {
  const {englishPath} = parsePageUrl(new URL(url).pathname);
  const links: {lang: string; url: string}[] = locales.map((locale) => ({
    lang: localeConfigs[locale].iso,
    url: `${hosts.site}${pageUrl(englishPath, locale)}`,
  }));
  return [...links, {lang: 'x-default', url: `${hosts.site}${pageUrl(englishPath, defaultLocale)}`}];
}

/** Adds to each page of a sitemap its versions in the other languages. */
export const createSitemapItems: CreateItems = async ({defaultCreateSitemapItems, ...rest}) => {
  const items = await defaultCreateSitemapItems(rest);
  return items.map((item) => ({...item, links: sitemapAlternates(item.url)}));
};
