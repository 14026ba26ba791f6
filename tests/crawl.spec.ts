import {readFile} from 'node:fs/promises';

import {test as base} from 'playwright/test';

import {defaultLocale, localeBaseUrl, localeConfigs, locales} from '../src/config/locales';
import {hosts} from '../src/config/site';
import {localeSitemap} from '../src/config/docusaurus/sitemap';
import {pageUrl, parsePageUrl} from '../src/lib/routes';
import {
  type Expected,
  checkFeeds,
  checkHeads,
  checkOrphans,
  checkRedirects,
  checkSitemaps,
  checkUrls,
  checkVersions,
  describeFindings,
  pagesOf,
  readRedirects,
} from '../scripts/checks/site/checkSite';
import {type Site, readSite} from '../scripts/checks/site/readSite';
import {expect} from './support/site';

/** Reads `build/` once, so no test needs a browser. */
const test = base.extend<object, {site: Site}>({
  site: [async ({}, use) => use(await readSite('build', hosts.site)), {scope: 'worker', timeout: 300_000}],
});
test.describe.configure({mode: 'default', timeout: 120_000});

const expected = (site: Site): Expected => ({
  origin: hosts.site,
  defaultLanguage: localeConfigs[defaultLocale].iso,
  languages: Object.fromEntries(
    locales.map((locale) => {
      const home = localeBaseUrl(locale);
      return [localeConfigs[locale].iso, {home, sitemap: `${home}${localeSitemap}`}];
    }),
  ),
  // Posts exist in some languages, later pages of a list contain other posts in each language, and an untranslated page
  // is a copy.
  versionsOf: (path) => {
    const {englishPath} = parsePageUrl(decodeURI(path));
    const mayBeMissing = /^\/blog(?:\/|$)/u.test(englishPath);
    const own = locales.filter(
      (locale) => site.get(encodeURI(pageUrl(englishPath, locale)))?.page?.indexable ?? !mayBeMissing,
    );
    return /\/page\/\d+$/u.test(englishPath)
      ? {}
      : Object.fromEntries(own.map((locale) => [localeConfigs[locale].iso, encodeURI(pageUrl(englishPath, locale))]));
  },
});

test('every internal URL in a page, feed, sitemap, stylesheet or spec exists', ({site}) => {
  expect(describeFindings(checkUrls(site, hosts.site))).toEqual([]);
});

test('every page references its versions in other languages, and they reference it', ({site}) => {
  expect(describeFindings(checkVersions(site, expected(site)))).toEqual([]);
});

test('every page has a title and a description that are unique in its language', ({site}) => {
  expect(describeFindings(checkHeads(site))).toEqual([]);
});

test('sitemaps list exactly the pages that search engines may index', ({site}) => {
  expect(pagesOf(site).filter(([, {indexable}]) => indexable).length).toBeGreaterThan(100 * locales.length);
  expect(describeFindings(checkSitemaps(site, expected(site)))).toEqual([]);
});

test('every redirect points to a page in one step and hides none', async ({site}) => {
  const redirects = readRedirects(await readFile('build/_redirects', 'utf8'));
  expect(redirects.length).toBeGreaterThan(0);
  expect(describeFindings(checkRedirects(site, hosts.site, redirects))).toEqual([]);
});

test('links in feeds have an origin', ({site}) => {
  expect(describeFindings(checkFeeds(site))).toEqual([]);
});

test('every page is reachable from the home page of its language', ({site}) => {
  expect(describeFindings(checkOrphans(site, expected(site)))).toEqual([]);
});
