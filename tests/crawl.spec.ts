import {descriptionFileNames} from '../src/config/description';
import {localeBaseUrl, localeConfigs, locales} from '../src/config/locales';
import {localizedPaths} from '../src/config/routes';
import {pageUrl} from '../src/lib/routes';
import {addressOf, pagesOf} from '../scripts/checks/crawl/crawl';
import {describeFindings} from '../scripts/checks/crawl/findings';
import {judgeDescriptions} from '../scripts/checks/crawl/judgeDescriptions';
import {judgeOrphans} from '../scripts/checks/crawl/judgeOrphans';
import {judgeRedirects} from '../scripts/checks/crawl/judgeRedirects';
import {judgeFeeds, judgePublished, judgeReferences} from '../scripts/checks/crawl/judgeReferences';
import {judgeSitemaps} from '../scripts/checks/crawl/judgeSitemaps';
import {judgeVersions} from '../scripts/checks/crawl/judgeVersions';
import {type BuiltSite, expected, readBlogVersions, readBuiltSite} from './support/builtSite';
import {expect, test} from './support/site';

// The site is read once, so all judges sit in one process; a busy machine needs its time for that.
test.describe.configure({mode: 'default', timeout: 600_000});

let built: BuiltSite;
test.beforeAll(async ({baseURL}) => {
  // It reads every page of nine languages.
  test.setTimeout(300_000);
  built = await readBuiltSite(baseURL ?? '');
});

test('every page of the build was read, in every language, with its sitemap and a feed', () => {
  const {site, published} = built;
  expect(describeFindings(judgePublished(site, published))).toEqual([]);
  // What is read grows with the site; that it is read at all is what the configuration can promise.
  const leastPages = Object.keys(localizedPaths).length + 1;
  for (const {iso} of Object.values(localeConfigs)) {
    const pages = pagesOf(site).filter(([, {lang, indexable}]) => lang === iso && indexable);
    expect(pages.length, iso).toBeGreaterThanOrEqual(leastPages);
    const feeds = pages.flatMap(([address, {references}]) =>
      references.map(({target}) => site.get(addressOf(expected.origin, address, target) ?? '')?.document),
    );
    expect(
      feeds.some((document) => document?.type === 'feed' && document.entries > 0),
      `a feed with entries in ${iso}`,
    ).toBe(true);
  }
});

test('no link, anchor, asset, address of the head, feed entry or sitemap entry is broken or redirected', () => {
  expect(describeFindings(judgeReferences(built.site, expected.origin))).toEqual([]);
});

test('every page names itself and its versions in the languages that it exists in, and they name it', async () => {
  const versionsOf = await readBlogVersions();
  expect(describeFindings(judgeVersions(built.site, {...expected, versionsOf}))).toEqual([]);
});

test('sitemaps list exactly the pages that search engines may list, as these describe themselves', () => {
  expect(describeFindings(judgeSitemaps(built.site, expected))).toEqual([]);
});

test('every redirect leads in one step to a page and hides none', () => {
  const {site, redirects, published} = built;
  expect(redirects.length).toBeGreaterThan(0);
  expect(describeFindings(judgeRedirects(site, expected.origin, redirects, published))).toEqual([]);
});

test('the API description is there as files in every language, and its reference leads to them', () => {
  const places = locales.map((locale) => ({
    page: pageUrl('/api', locale),
    files: descriptionFileNames.map((name) => `${localeBaseUrl(locale)}${name}`),
  }));
  expect(describeFindings(judgeDescriptions(built.site, expected.origin, places))).toEqual([]);
});

test('feeds name whole addresses', () => {
  expect(describeFindings(judgeFeeds(built.site))).toEqual([]);
});

test('every page can be reached from the home page of its language', () => {
  expect(describeFindings(judgeOrphans(built.site, expected))).toEqual([]);
});
