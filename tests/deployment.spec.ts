import {readFileSync} from 'node:fs';

import chunk from 'lodash/chunk';

import {contentSecurityPolicy, securityHeaders} from '../src/config/security';
import {postRedirects, readPosts} from '../src/blog';
import {siteRedirects} from '../src/lib/routes';
import {locales, pagesOf} from './support/pages';
import {hydrated, interact} from './support/scripts';
import {expect, test} from './support/site';

// Tests that every host must pass. With SITE_URL, these tests check a deployed site instead of the preview server.

/** Errors in the security headers of a response. */
function headerProblems(headers: Record<string, string>): string[] {
  const policy = headers['content-security-policy'] ?? '';
  return [
    ...Object.entries(securityHeaders).flatMap(([name, value]) =>
      headers[name.toLowerCase()] === value ? [] : `${name} is ${headers[name.toLowerCase()]}, not ${value}`,
    ),
    ...Object.entries(contentSecurityPolicy).flatMap(([directive, sources]) =>
      policy.includes([directive, ...sources].join(' ')) ? [] : `the policy lacks ${directive}`,
    ),
  ];
}

/** The paths of the URLs in a sitemap of the build. */
const locationsIn = (file: string): string[] =>
  [...readFileSync(`build${file}`, 'utf8').matchAll(/<loc>(?<url>[^<]*)<\/loc>/gu)].map(
    ({groups}) => new URL(groups?.url ?? '').pathname,
  );

test('every page in the sitemaps is served, with the security headers', async ({request}) => {
  const paths = locationsIn('/sitemap.xml').flatMap(locationsIn);
  expect(paths.length).toBeGreaterThan(100);
  const check = async (path: string): Promise<string[]> => {
    const response = await request.head(path, {maxRedirects: 0});
    const problems = response.status() === 200 ? headerProblems(response.headers()) : [String(response.status())];
    return problems.map((problem) => `${path}: ${problem}`);
  };
  const problems: string[] = [];
  for (const batch of chunk(paths, 20)) {
    problems.push(...(await Promise.all(batch.map(check))).flat());
  }
  expect(problems).toEqual([]);
});

test('every redirect leads to its page', async ({request}) => {
  const posts = postRedirects(await readPosts(process.cwd()), locales);
  for (const {from, to} of [...siteRedirects(locales), ...posts]) {
    const response = await request.get(from, {maxRedirects: 0});
    expect.soft([301, 308], from).toContain(response.status());
    expect.soft(response.headers().location?.replace(/^https?:\/\/[^/]+/u, ''), from).toBe(to);
  }
});

test('a missing page has the status 404, the security headers and the not-found page of its language', async ({
  request,
}) => {
  for (const locale of locales) {
    for (const path of pagesOf(locale, ['/nope', '/docs/nope', '/assets/nope.js'])) {
      const response = await request.get(path, {maxRedirects: 0});
      expect.soft(response.status(), path).toBe(404);
      expect.soft(headerProblems(response.headers()), path).toEqual([]);
      expect.soft(await response.text(), path).toMatch(new RegExp(`<html[^>]* lang="?${locale}\\b`, 'u'));
    }
  }
});

test.describe('with a German browser', () => {
  test.use({locale: 'de-DE'});

  test('a first visit ends at the German page, whose app starts', async ({page}) => {
    await page.goto('/pricing');
    await expect(page).toHaveURL('/de/preise');
    await interact(page);
    await hydrated(page);
  });
});
