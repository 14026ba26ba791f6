import type {Options} from '@docusaurus/plugin-sitemap';
import {flattenRoutes} from '@docusaurus/utils';

import {defaultLocale, localeConfigs} from '../locales';
import {hosts} from '../site';
import {versionsOf} from '../../lib/alternates';
import {parsePageUrl} from '../../lib/routes';

type CreateItems = NonNullable<Options['createSitemapItems']>;

/** The name of each language's own sitemap; `sitemap.xml` is their index. */
export const localeSitemap = 'sitemap-pages.xml';

/** Adds the versions in other languages to each page of a sitemap. A page that shows the English text is listed in the English sitemap. */
export const createSitemapItems: CreateItems = async ({defaultCreateSitemapItems, ...rest}) => {
  const items = await defaultCreateSitemapItems(rest);
  const routes = new Map(
    flattenRoutes(rest.routes).map((route) => [route.path, route as Parameters<typeof versionsOf>[2]]),
  );
  return items.flatMap((item) => {
    const {pathname} = new URL(item.url);
    const {locale, englishPath} = parsePageUrl(pathname);
    const all = versionsOf(englishPath, locale, routes.get(decodeURI(pathname))).filter(({exists}) => exists);
    if (!all.some((version) => version.locale === locale)) {
      return [];
    }
    const fallback = all.filter((version) => version.locale === defaultLocale);
    return [
      {
        ...item,
        links: [
          ...all.map((version) => ({lang: localeConfigs[version.locale].iso, url: `${hosts.site}${version.path}`})),
          ...fallback.map(({path}) => ({lang: 'x-default', url: `${hosts.site}${path}`})),
        ],
      },
    ];
  });
};
