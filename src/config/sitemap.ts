import type {Options} from '@docusaurus/plugin-sitemap';

import {defaultLocale, localeConfigs} from './locales';
import {hosts} from './site';
import {type Versions, versionsOf} from '../lib/alternates';
import {parsePageUrl} from '../lib/routes';

type CreateItems = NonNullable<Options['createSitemapItems']>;

/** The name of each language's own sitemap; `sitemap.xml` is their index. */
export const localeSitemap = 'sitemap-pages.xml';

/** Adds the versions in other languages to each page of a sitemap. */
export const createSitemapItems: CreateItems = async ({defaultCreateSitemapItems, ...rest}) => {
  const items = await defaultCreateSitemapItems(rest);
  const versions = new Map(rest.routes.map((route) => [route.path, route.versions as Versions | undefined]));
  return items.map((item) => {
    const {pathname} = new URL(item.url);
    const {locale, englishPath} = parsePageUrl(pathname);
    const all = versionsOf(englishPath, versions.get(decodeURI(pathname)), locale).filter(({exists}) => exists);
    const fallback = all.filter((version) => version.locale === defaultLocale);
    return {
      ...item,
      links: [
        ...all.map((version) => ({lang: localeConfigs[version.locale].iso, url: `${hosts.site}${version.path}`})),
        ...fallback.map(({path}) => ({lang: 'x-default', url: `${hosts.site}${path}`})),
      ],
    };
  });
};
