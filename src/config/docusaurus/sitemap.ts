import type {Options} from '@docusaurus/plugin-sitemap';
import {flattenRoutes} from '@docusaurus/utils';

import {versionsOf} from '../../lib/alternates';
import {parsePageUrl} from '../../lib/routes';

type CreateItems = NonNullable<Options['createSitemapItems']>;

/** The name of each language's own sitemap; `sitemap.xml` is their index. */
export const localeSitemap = 'sitemap-pages.xml';

/** Lists untranslated pages only in the English sitemap. Sitemaps omit alternates, because pages link to them. */
export const createSitemapItems: CreateItems = async ({defaultCreateSitemapItems, ...rest}) => {
  const items = await defaultCreateSitemapItems(rest);
  const routes = new Map(
    flattenRoutes(rest.routes).map((route) => [route.path, route as Parameters<typeof versionsOf>[2]]),
  );
  return items.filter(({url}) => {
    const {pathname} = new URL(url);
    const {locale, englishPath} = parsePageUrl(pathname);
    const versions = versionsOf(englishPath, locale, routes.get(decodeURI(pathname)));
    return versions.some((version) => version.locale === locale && version.exists);
  });
};
