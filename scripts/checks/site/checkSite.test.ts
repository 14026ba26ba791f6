import {
  type Expected,
  type Finding,
  checkFeeds,
  checkHeads,
  checkOrphans,
  checkRedirects,
  checkSitemaps,
  checkUrls,
  checkVersions,
  describeFindings,
  readRedirects,
} from './checkSite';
import {type Site, pathOf, readHtml, textUrls} from './readSite';

const origin = 'https://shop.example';
const alternate = (lang: string, path: string): string =>
  `<link rel="alternate" hreflang="${lang}" href="${origin}${path}">`;
const english = alternate('en-US', '/') + alternate('x-default', '/');
const both = english + alternate('de-DE', '/de/');

function html(path: string, lang: string, alternates: string, body: string): string {
  return `<!doctype html><html lang="${lang}"><head><link rel="canonical" href="${origin}${path}"><meta property="og:url" content="${origin}${path}"><title>${path}</title><meta name="description" content="About ${path}">${alternates}</head><body>${body}</body></html>`;
}

const entry = (path: string, links = ''): string =>
  `<url><loc>${origin}${path}</loc>${links.replaceAll('<link ', '<xhtml:link ').replaceAll('">', '"/>')}</url>`;

/** A valid site with three pages in two languages. */
const files: Readonly<Record<string, string>> = {
  'index.html': html('/', 'en-US', both, '<h1 id="über">A</h1><a href="/a#x">a</a><a href="#%C3%BCber">top</a>'),
  'a.html': html(
    '/a',
    'en-US',
    alternate('en-US', '/a') + alternate('x-default', '/a'),
    '<p id="x">A</p><a href="/">b</a>',
  ),
  'de/index.html': html('/de/', 'de-DE', both, '<a href="/a">Englisch</a><img srcset="/a.png 1x, /b.png 2x">'),
  'sitemap.xml': `<sitemapindex><sitemap><loc>${origin}/pages.xml</loc></sitemap><sitemap><loc>${origin}/de/pages.xml</loc></sitemap></sitemapindex>`,
  'pages.xml': `<urlset>${entry('/', both)}${entry('/a', alternate('en-US', '/a') + alternate('x-default', '/a'))}</urlset>`,
  'de/pages.xml': `<urlset>${entry('/de/', both)}</urlset>`,
  'rss.xml': `<rss><link>${origin}/a</link><content>&lt;a href=&quot;${origin}/a#x&quot;&gt;</content></rss>`,
  'a.png': '',
  'b.png': '',
};

const siteOf = (changes: Readonly<Record<string, string>> = {}): Site =>
  new Map(
    Object.entries({...files, ...changes}).map(([file, text]) => [
      pathOf(file),
      file.endsWith('.html') ? readHtml(text, origin) : {text, urls: textUrls(file, text, origin)},
    ]),
  );

const expected: Expected = {
  origin,
  defaultLanguage: 'en-US',
  languages: {'en-US': {home: '/', sitemap: '/pages.xml'}, 'de-DE': {home: '/de/', sitemap: '/de/pages.xml'}},
  versionsOf: (path): Record<string, string> => (path === '/a' ? {} : {'en-US': '/', 'de-DE': '/de/'}),
};

const checks = {
  urls: (site: Site) => checkUrls(site, origin),
  heads: (site: Site) => checkHeads(site),
  versions: (site: Site) => checkVersions(site, expected),
  sitemaps: (site: Site) => checkSitemaps(site, expected),
  feeds: (site: Site) => checkFeeds(site),
  orphans: (site: Site) => checkOrphans(site, expected),
} satisfies Record<string, (site: Site) => Finding[]>;

it.each(Object.entries(checks))('%s: a valid site has no findings', (_name, check) => {
  expect(check(siteOf())).toEqual([]);
});

const changed = (file: string, from: string, to: string): Readonly<Record<string, string>> => {
  const text = (files[file] ?? '').replace(from, to);
  expect(text).not.toBe(files[file]);
  return {[file]: text};
};

it('accepts a fragment that an outdated translation lacks', () => {
  const link = changed('index.html', '/a#x', '/a#y');
  expect(checkUrls(siteOf(link), origin)).toHaveLength(1);
  expect(checkUrls(siteOf({...link, ...changed('a.html', '<p ', '<p data-stale ')}), origin)).toEqual([]);
});

it('treats a page that shows the English text as a copy, if it is marked as one', () => {
  const copy = html('/', 'de-DE', '', '<p data-english-only>A</p>');
  const indexable = (page: string): boolean | undefined => readHtml(page, origin, `${origin}/`).page?.indexable;
  expect(indexable(copy)).toBe(false);
  expect(indexable(copy.replace('data-english-only', ''))).toBe(true);
  expect(indexable(html('/de/', 'de-DE', '', '<p data-english-only>A</p>'))).toBe(true);
});

it.each<[keyof typeof checks, string, string, string, string]>([
  ['heads', 'a.html', '<title>/a<', '<title>/<', '/: 2 page(s) in en-US with this title'],
  ['heads', 'a.html', 'content="About /a"', 'content=""', 'none: 1 page(s) in en-US with this description'],
  ['urls', 'index.html', '/a#x', '/b', '/b: does not exist'],
  ['urls', 'index.html', '/a#x', '/a#y', "/a#y: has a fragment that doesn't exist on the page, in /"],
  ['urls', 'index.html', '/a#x', 'http://shop.example/a', 'http://shop.example/a: links to this site with http://'],
  ['urls', 'index.html', '/a#x', 'https://', 'https://: is not a URL'],
  ['urls', 'de/index.html', '/b.png 2x', '/c.png 2x', '/c.png: does not exist'],
  ['urls', 'a.html', '<p', `<script type="application/ld+json">{"url":"${origin}/b"}</script><p`, '/b: does not exist'],
  ['urls', 'rss.xml', '/a#x', '/c', `${origin}/c: does not exist`],
  ['versions', 'a.html', 'rel="canonical"', 'rel="other"', 'expected as the one canonical URL, found none'],
  ['versions', 'a.html', 'og:url', 'og:image', 'expected as the one og:url, found none'],
  ['versions', 'a.html', alternate('x-default', '/a'), '', 'expected the version in en-US as x-default'],
  ['versions', 'index.html', alternate('de-DE', '/de/'), '', '/de/: expected as the alternate for de-DE'],
  ['versions', 'de/index.html', alternate('en-US', '/'), alternate('en-US', '/a'), 'does not link back to'],
  ['versions', 'index.html', `${origin}/de/`, '/de/', 'the alternate for de-DE needs the origin'],
  [
    'versions',
    'de/index.html',
    '</head>',
    '<meta name="robots" content="noindex"></head>',
    'expected an indexable page',
  ],
  ['sitemaps', 'pages.xml', `${origin}/a<`, `${origin}/c<`, `${origin}/a: expected once in the sitemap`],
  ['sitemaps', 'pages.xml', `${origin}/a<`, `${origin}/c<`, `${origin}/c: unexpected in the sitemap`],
  ['sitemaps', 'pages.xml', 'hreflang="de-DE"', 'hreflang="fr-FR"', 'the alternates differ from those of the page'],
  ['feeds', 'rss.xml', `${origin}/a#x`, '/a', '/a: is relative'],
  ['orphans', 'index.html', '/a#x', '#', '/a: no link in this language leads to the page'],
])('%s: %s with "%s" → "%s"', (name, file, from, to, finding) => {
  expect(describeFindings(checks[name](siteOf(changed(file, from, to)))).join('\n')).toContain(finding);
});

it.each([
  ['/old /a 301', []],
  ['/de/* /de/404.html 404', []],
  ['/old /b 301', ['/b: is not a page, but /old redirects there, in /_redirects']],
  ['/old /a\n/old / 301', ['/old: is redirected twice, in /_redirects']],
  ['/a / 301', ['/a: is a page that the redirect from /a hides, in /_redirects']],
])('redirects: %j', (text, findings) => {
  expect(describeFindings(checkRedirects(siteOf(), origin, readRedirects(text)))).toEqual(findings);
});

it.each([
  ['a.css', '@font-face { src: url("/f.woff2") } a { background: url(data:x) }', ['/f.woff2']],
  ['site.webmanifest', '{"start_url": "/", "name": "a/b"}', ['/']],
  ['openapi.json', '{"description": "See [emails](/api/emails#send)."}', ['/api/emails#send']],
  ['feed.json', `{"url": "${origin}/a", "other": "${origin}.test/b"}`, [`${origin}/a`]],
])('reads the URLs of %s', (file, text, urls) => {
  expect(textUrls(file, text, origin)).toEqual(urls);
});
