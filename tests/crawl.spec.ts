import {readFile} from 'node:fs/promises';
import {unescape} from 'node:querystring';

import {load} from 'cheerio';
import groupBy from 'lodash/groupBy';
import isEqual from 'lodash/isEqual';
import {test as base} from 'playwright/test';

import {defaultLocale, localeBaseUrl, localeConfigs, locales} from '../src/config/locales';
import {hosts} from '../src/config/site';
import {localeSitemap} from '../src/config/docusaurus/sitemap';
import {readPage} from '../src/lib/readPage';
import {postRedirects, readPosts} from '../src/blog';
import {pageUrl, parsePageUrl, siteRedirects} from '../src/lib/routes';
import {attributesOf, builtFiles, readBuilt} from './support/html';
import {expect} from './support/site';

// The build has checked the links of English pages, and what pages load. These tests compare languages and other files.

/** The versions of a page: URLs by language tag and `x-default`. */
type Alternates = Readonly<Record<string, string>>;

/** What a page tells crawlers about itself. */
interface Page {
  readonly lang: string;
  readonly title: string;
  readonly description: string;
  /** Whether search engines may index the page: untranslated pages have the English page as their canonical URL. */
  readonly indexable: boolean;
  /** The canonical URL and `og:url`, which are expected to be the page's own URL. */
  readonly own: readonly string[];
  readonly alternates: Alternates;
  readonly ids: ReadonlySet<string>;
  /** Whether the page is an outdated translation, which may lack the targets of links. */
  readonly isStale: boolean;
  readonly links: readonly string[];
}

/** A file of the build with its URLs, as they are written. */
interface File {
  readonly urls: readonly string[];
  readonly page?: Page;
}

type Site = ReadonlyMap<string, File>;

/** Every URL with the site's own origin in a file; quotation marks and angle brackets in a feed are escaped. */
const siteUrls = (text: string): string[] =>
  (
    text
      .replace(/&(?:amp;)?(?:quot|lt|gt|apos|#39);/gu, ' ')
      .match(new RegExp(`${hosts.site}(?![\\w.:-])[^\\s"'<>()\\[\\]\\\\\`]*`, 'gu')) ?? []
  ).map((url) => url.replaceAll('&amp;', '&').replace(/[.,;:]+$/u, ''));

function readFileOf(path: string, file: string, text: string): File {
  if (!file.endsWith('.html')) {
    const paths = file.endsWith('.webmanifest') ? [...text.matchAll(/"(\/[^"]*)"/gu)].map(([, url = '']) => url) : [];
    return {urls: [...siteUrls(text), ...paths]};
  }
  const $ = readPage(text);
  const canonical = attributesOf($, 'link[rel="canonical"]', 'href');
  const isCopy = $('[data-english-only]').length > 0 && canonical[0] === hosts.site + parsePageUrl(path).englishPath;
  const page: Page = {
    lang: $('html').attr('lang') ?? '',
    title: $('title').first().text(),
    description: $('meta[name="description"]').attr('content') ?? '',
    indexable: $('meta[name="robots"][content*="noindex"]').length === 0 && !isCopy,
    own: [...canonical, ...attributesOf($, 'meta[property="og:url"]', 'content')],
    alternates: Object.fromEntries(
      $('link[rel="alternate"][hreflang]')
        .get()
        .map(({attribs: {hreflang = '', href = ''}}) => [hreflang, href]),
    ),
    ids: new Set(attributesOf($, '[id]', 'id')),
    isStale: $('[data-stale]').length > 0,
    links: attributesOf($, 'a[href]', 'href'),
  };
  // In structured data, `#` is part of a name.
  const data = siteUrls($('script[type="application/ld+json"]').text()).map((url) => url.replace(/#.*$/u, ''));
  return {
    page,
    urls: [
      ...attributesOf($, '[href]', 'href'),
      ...attributesOf($, 'meta[content]', 'content').flatMap(siteUrls),
      ...data,
    ],
  };
}

const textFile = /\.(?:html|xml|json|yaml|md|txt|svg|webmanifest)$/u;

/** Reads the build once, so no test needs a browser. */
const test = base.extend<object, {site: Site}>({
  site: [
    async ({}, use) => {
      const site = new Map<string, File>();
      for (const [path, file] of await builtFiles()) {
        site.set(path, textFile.test(file) ? readFileOf(path, file, await readFile(file, 'utf8')) : {urls: []});
      }
      await use(site);
    },
    {scope: 'worker', timeout: 300_000},
  ],
});
test.describe.configure({mode: 'default', timeout: 120_000});

/** The pages that search engines may index, by path. */
const indexableOf = (site: Site): [path: string, page: Page][] =>
  [...site].flatMap(([path, {page}]) => (page?.indexable ? [[path, page] as [string, Page]] : []));

/** The target of a link on this site; undefined for a link to another site. */
function targetOf(url: string, from: string): {path: string; id: string} | undefined {
  const {protocol, host, pathname, hash} = new URL(url, hosts.site + from);
  return protocol.startsWith('http') && host === new URL(hosts.site).host
    ? {path: pathname, id: unescape(hash.slice(1))}
    : undefined;
}

test('every internal URL in a page, feed, sitemap, export or spec exists', ({site}) => {
  const isBroken = (url: string, from: string): boolean => {
    const target = targetOf(url, from);
    const found = target && site.get(target.path);
    const {ids, isStale = false} = found?.page ?? {};
    const hasId = !target?.id || target.id === 'top' || isStale || (ids?.has(target.id) ?? true);
    return target !== undefined && (!found || !hasId || url.startsWith('http:'));
  };
  const broken = [...site].flatMap(([file, {urls}]) =>
    [...new Set(urls)].filter((url) => isBroken(url, file)).map((url) => `${file}: ${url}`),
  );
  expect(broken).toEqual([]);
});

test('every page references its versions in other languages, and they reference it', ({site}) => {
  const pages = new Map(indexableOf(site).map(([path, page]) => [hosts.site + path, page]));
  // Collects problems instead of expecting each value: Playwright would take minutes to record the expectations.
  const problems = [...pages].flatMap(([url, {lang, own, alternates}]) => {
    // Posts have a separate path in each language.
    const {englishPath} = parsePageUrl(decodeURI(new URL(url).pathname));
    const versions = locales
      .map((locale) => [localeConfigs[locale].iso, hosts.site + encodeURI(pageUrl(englishPath, locale))] as const)
      .filter(([, version]) => pages.has(version));
    const isWrong = ([key, other]: [string, string]): boolean =>
      !isEqual(pages.get(other)?.alternates, alternates) || ![pages.get(other)?.lang, 'x-default'].includes(key);
    return [
      ...(isEqual(own, [url, url]) ? [] : [`${url}: canonical and og:url are ${own.join(', ')}`]),
      ...(alternates[lang] === url ? [] : [`${url}: the alternate for ${lang} is ${alternates[lang]}`]),
      ...(alternates['x-default'] === alternates[localeConfigs[defaultLocale].iso] ? [] : [`${url}: x-default`]),
      ...Object.entries(alternates)
        .filter(isWrong)
        .map(([key, other]) => `${url}: ${other} for ${key}`),
      ...versions
        .filter(([key, version]) => alternates[key] !== version)
        .map(([, version]) => `${url}: no alternate ${version}`),
    ];
  });
  expect(problems).toEqual([]);
});

test('every page has a title and a description that are unique in its language', ({site}) => {
  for (const name of ['title', 'description'] as const) {
    const groups = Object.values(groupBy(indexableOf(site), ([, page]) => `${page.lang} ${page[name]}`));
    const wrong = groups.filter((group) => group.length > 1 || group[0]?.[1][name] === '');
    expect
      .soft(
        wrong.map((group) => group.map(([path]) => path)),
        name,
      )
      .toEqual([]);
  }
});

test('sitemaps list exactly the pages that search engines may index', async ({site}) => {
  const sitemapOf = new Map(
    locales.map((locale) => [localeConfigs[locale].iso, localeBaseUrl(locale) + localeSitemap]),
  );
  const index = load(await readBuilt('/sitemap.xml'), {xml: true});
  const listed = index('sitemap > loc').map((_index, loc) => index(loc).text());
  expect(listed.get()).toEqual([...sitemapOf.values()].map((path) => hosts.site + path));
  for (const [lang, sitemap] of sitemapOf) {
    const $ = load(await readBuilt(sitemap), {xml: true});
    const urls = $('loc').map((_index, loc) => $(loc).text());
    const pages = indexableOf(site).filter(([, page]) => page.lang === lang);
    expect(pages.length, lang).toBeGreaterThan(100);
    expect.soft(urls.get().sort(), lang).toEqual(pages.map(([path]) => hosts.site + path).sort());
  }
});

test('every redirect points to a page in one step and hides none', async ({site}) => {
  const redirects = [...siteRedirects(locales), ...postRedirects(await readPosts(process.cwd()), locales)];
  const wrong = redirects.filter(
    ({from, to}) => site.has(encodeURI(from)) || !site.get(targetOf(to, '/')?.path ?? '')?.page,
  );
  expect(wrong).toEqual([]);
  expect(new Set(redirects.map(({from}) => from)).size).toBe(redirects.length);
});

test('links in feeds have an origin', async () => {
  const feeds = [...(await builtFiles())].filter(([path]) => /\/(?:rss\.xml|atom\.xml|feed\.json)$/u.test(path));
  expect(feeds.length).toBeGreaterThanOrEqual(5 * locales.length);
  for (const [path, file] of feeds) {
    const text = await readFile(file, 'utf8');
    expect.soft(text.match(/\b(?:href|src)=(?:\\?"|&quot;)(?!https?:|mailto:|#)[^"\\&]*/gu) ?? [], path).toEqual([]);
  }
});

test('every page is reachable from the home page of its language', ({site}) => {
  for (const locale of locales) {
    const lang = localeConfigs[locale].iso;
    const reached = new Set([localeBaseUrl(locale)]);
    // Iterating a set includes elements that are added during the iteration.
    for (const path of reached) {
      const page = site.get(path)?.page;
      for (const link of page?.lang === lang ? page.links : []) {
        reached.add(targetOf(link, path)?.path ?? path);
      }
    }
    const lost = indexableOf(site).filter(([path, page]) => page.lang === lang && !reached.has(path));
    expect
      .soft(
        lost.map(([path]) => path),
        lang,
      )
      .toEqual([]);
  }
});
