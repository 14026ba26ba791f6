import type {Options} from '@docusaurus/plugin-sitemap';
import {flattenRoutes} from '@docusaurus/utils';
import max from 'lodash/max';

import {defaultLocale, localeConfigs} from '../locales';
import {lastChangeOf} from './lastChanges';
import {contentBases} from '../routes';
import {hosts} from '../site';
import {versionsOf} from '../../lib/alternates';
import {parsePageUrl} from '../../lib/routes';

type CreateItems = NonNullable<Options['createSitemapItems']>;
type SitemapItem = Awaited<ReturnType<CreateItems>>[number];

/** The name of each language's own sitemap; `sitemap.xml` is their index. */
export const localeSitemap = 'sitemap-pages.xml';

/** The sources of a reference page, as path prefixes. */
export function sourcesOf(englishPath: string): string[] {
  const [, , resource = '', page = ''] = englishPath.split('/');
  return resource === ''
    ? ['api-spec/openapi.yaml']
    : resource === 'events'
      ? // `email-bounced` is `email.bounced`, and `sending-domain-failed` is `sending_domain.failed`.
        [`api-spec/webhooks/${page.replace(/-(?=[^-]*$)/u, '.').replaceAll('-', '_')}`]
      : // Schemas are shared by the operations of a resource.
        [`api-spec/resources/${resource}/`];
}

/** When a page without its own date last changed. Lists are as new as their newest item. */
async function lastModified(englishPath: string, items: readonly SitemapItem[]): Promise<string | undefined> {
  const {api, blog} = contentBases;
  if (englishPath === api || englishPath.startsWith(`${api}/`)) {
    return lastChangeOf(sourcesOf(englishPath), process.cwd());
  }
  const listed = englishPath === blog ? items.filter(({url}) => new URL(url).pathname.includes(`${blog}/`)) : items;
  return max(listed.map(({lastmod}) => lastmod).filter((date) => typeof date === 'string'));
}

/** Adds the date and the versions in other languages to each page of a sitemap. A page that shows the English text is listed in the English sitemap. */
export const createSitemapItems: CreateItems = async ({defaultCreateSitemapItems, ...rest}) => {
  const items = await defaultCreateSitemapItems(rest);
  const routes = new Map(
    flattenRoutes(rest.routes).map((route) => [route.path, route as Parameters<typeof versionsOf>[2]]),
  );
  const pages = items.map(async (item) => {
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
        lastmod: item.lastmod ?? (await lastModified(englishPath, items)) ?? null,
        links: [
          ...all.map((version) => ({lang: localeConfigs[version.locale].iso, url: `${hosts.site}${version.path}`})),
          ...fallback.map(({path}) => ({lang: 'x-default', url: `${hosts.site}${path}`})),
        ],
      },
    ];
  });
  return (await Promise.all(pages)).flat();
};
