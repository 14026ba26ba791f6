import type {Options} from '@docusaurus/plugin-sitemap';

import {localeConfigs} from './locales';
import {hosts} from './site';
import {type Versions, defaultVersion, versionsOf} from '../lib/alternates';
import {parsePageUrl} from '../lib/routes';

type CreateItems = NonNullable<Options['createSitemapItems']>;

/** The name of each language's own sitemap; `sitemap.xml` is their index. */
export const localeSitemap = 'sitemap-pages.xml';

/**
 * The URLs of a page in every language that it exists in.
 *
 * @param versions where the page exists, if not in every language under the same path
 */
export function sitemapAlternates(url: string, versions?: Versions): {lang: string; url: string}[] {
  const {locale, englishPath} = parsePageUrl(new URL(url).pathname);
  const all = versionsOf(englishPath, versions, locale);
  const links = all
    .filter(({exists}) => exists)
    .map((version) => ({lang: localeConfigs[version.locale].iso, url: `${hosts.site}${version.path}`}));
  const fallback = defaultVersion(all);
  return fallback ? [...links, {lang: 'x-default', url: `${hosts.site}${fallback.path}`}] : links;
}

/** Adds the versions in other languages to each page of a sitemap. */
export const createSitemapItems: CreateItems = async ({defaultCreateSitemapItems, ...rest}) => {
  const items = await defaultCreateSitemapItems(rest);
  const versions = new Map(rest.routes.map((route) => [route.path, route.versions as Versions | undefined]));
  return items.map((item) => ({
    ...item,
    links: sitemapAlternates(item.url, versions.get(decodeURI(new URL(item.url).pathname))),
  }));
};
