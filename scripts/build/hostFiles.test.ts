import {locales} from '../../src/config/locales';
import {
  headerRules,
  headersFile,
  policyHeader,
  redirectsFile,
  robotsFile,
  securityFile,
  sitemapIndex,
} from './hostFiles';

it('allows only our own scripts and those with a known hash', () => {
  const policy = policyHeader(['sha256-abc=']);
  expect(policy).toContain("script-src 'self' 'sha256-abc='");
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toMatch(/unsafe-/u);
});

it('caches hashed assets for a year and images for a day, in every language', () => {
  const file = headersFile(headerRules(['en', 'de'], []));
  for (const base of ['', '/de']) {
    expect(file).toContain(`\n${base}/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n`);
    expect(file).toContain(`\n${base}/img/*\n  Cache-Control: public, max-age=86400\n`);
  }
});

it('allows cross-origin reads of API files and prices in every language, with their media types, and of nothing else', () => {
  const file = headersFile(headerRules(['en', 'de'], []));
  for (const path of ['/openapi.yaml', '/de/openapi.yaml']) {
    expect(file).toContain(`\n${path}\n  Content-Type: application/yaml\n  Access-Control-Allow-Origin: *\n`);
  }
  for (const path of ['/openapi.json', '/errors.json', '/events.json', '/de/openapi.json', '/de/errors.json']) {
    expect(file).toContain(`\n${path}\n  Content-Type: application/json\n  Access-Control-Allow-Origin: *\n`);
  }
  expect(file).toContain('\n/pricing.json\n  Content-Type: application/json\n  Access-Control-Allow-Origin: *\n');
  expect(file.match(/Access-Control-Allow-Origin/gu)).toHaveLength(11);
});

it('links llms.txt from every response', () => {
  expect(headersFile(headerRules(['en'], []))).toMatch(
    /^\/\*\n(?: {2}.*\n)* {2}Link: <\/llms\.txt>; rel="describedby"/u,
  );
});

it('stays below the limits of Cloudflare Pages: 100 rules, 2,000 characters a line', () => {
  const lines = headersFile(headerRules(locales, ['sha256-abc='])).split('\n');
  expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(100);
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(2_000);
});

it('redirects permanently, and lists the not-found pages of directories last, deepest first', () => {
  const notFound = ['/404.html', '/de/404.html', '/de/docs/404.html'];
  expect(redirectsFile([{from: '/de/pricing', to: '/de/preise'}], notFound)).toBe(
    '/de/pricing /de/preise 301\n/de/docs/* /de/docs/404.html 404\n/de/* /de/404.html 404\n',
  );
});

it("lists every language's sitemap in the index, and the index in robots.txt", () => {
  expect(sitemapIndex(['en', 'de'])).toMatch(/example\/sitemap-pages\.xml[\s\S]*example\/de\/sitemap-pages\.xml/u);
  expect(robotsFile()).toContain('Sitemap: https://mailwren.example/sitemap.xml');
});

it('has a security.txt with a contact that expires within a year', () => {
  const file = securityFile(new Date('2026-11-23T16:00:00Z'));
  expect(file).toContain('Contact: mailto:security@mailwren.example\n');
  expect(file).toContain('Expires: 2027-11-01T00:00:00.000Z\n');
});
