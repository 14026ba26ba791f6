import path from 'node:path';

import {type Locale, defaultLocale, localeBaseUrl, localeConfigs, locales} from '../../src/config/locales';
import {hosts} from '../../src/config/site';
import {localeSitemap} from '../../src/config/sitemap';
import {pageUrl, parsePageUrl} from '../../src/lib/routes';
import {readBlogs} from '../../src/plugins/blog/readBlogs';
import {blogVersions} from '../../src/plugins/blog/versions';
import {type Answer, type Site, crawl} from '../../scripts/checks/crawl/crawl';
import {redirectAddresses} from '../../scripts/checks/crawl/judgeRedirects';
import {sitemapIndexAddress} from '../../scripts/checks/crawl/judgeSitemaps';
import type {Expected} from '../../scripts/checks/crawl/judgeVersions';
import {filesBelow} from '../../scripts/lib/fingerprint';
import {type RedirectRule, cleanUrl} from '../../scripts/serve/rules';
import {readRules} from '../../scripts/serve/server';

/** The whole built site, as the server answers and as the folder has it. */
export interface BuiltSite {
  readonly site: Site;
  /** The address of every HTML file in `build/`. */
  readonly published: readonly string[];
  readonly redirects: readonly RedirectRule[];
}

/** What the configuration says that the site is. */
export const expected: Expected = {
  origin: hosts.site,
  defaultLanguage: localeConfigs[defaultLocale].iso,
  languages: Object.fromEntries(
    locales.map((locale) => {
      const home = localeBaseUrl(locale);
      return [localeConfigs[locale].iso, {home, sitemap: `${home}${localeSitemap}`}];
    }),
  ),
};

/**
 * The addresses of each page of the blog in the languages that it exists in, as
 * the posts' files say; nothing for pages that exist in all of them.
 */
export async function readBlogVersions(): Promise<NonNullable<Expected['versionsOf']>> {
  const versions = blogVersions(await readBlogs(process.cwd()));
  return (address) => {
    const {locale, englishPath} = parsePageUrl(decodeURI(address));
    const listed = versions.get(locale)?.get(englishPath);
    // A later page of a list holds other posts in each language.
    const isLaterPage = /^\/blog(?:\/.+)?\/page\/\d+$/u.test(englishPath);
    const own = listed ?? (isLaterPage ? {[locale]: englishPath} : undefined);
    return (
      own &&
      Object.fromEntries(
        Object.entries(own).map(([code, path]) => [
          localeConfigs[code as Locale].iso,
          `${hosts.site}${pageUrl(path, code as Locale)}`,
        ]),
      )
    );
  };
}

/** Types of answers whose text may refer to others; of the rest only the status counts. */
const textTypes = /^text\/|[/+](?:xml|json)\b/u;

/** Asks the preview server; redirects are not followed. */
async function ask(url: string): Promise<Answer> {
  const response = await fetch(url, {redirect: 'manual'});
  const contentType = response.headers.get('content-type') ?? '';
  const bytes = await response.arrayBuffer();
  return {
    status: response.status,
    location: response.headers.get('location') ?? undefined,
    contentType,
    body: textTypes.test(contentType) ? new TextDecoder().decode(bytes) : '',
  };
}

/** Reads the built site through its server, from every HTML file, the sitemaps and the redirects on. */
export async function readBuiltSite(baseUrl: string, dir = 'build'): Promise<BuiltSite> {
  const files = (await filesBelow(path.resolve(dir))).filter((file) => file.endsWith('.html'));
  const published = files.map((file) => {
    const pathname = `/${path.relative(dir, file).split(path.sep).join('/')}`;
    return encodeURI(cleanUrl(pathname, () => true) ?? pathname);
  });
  const {redirects} = await readRules(dir);
  const starts = [...published, '/', '/robots.txt', sitemapIndexAddress, ...redirectAddresses(redirects, hosts.site)];
  const site = await crawl((address) => ask(`${baseUrl}${address}`), hosts.site, starts);
  return {site, published, redirects};
}
