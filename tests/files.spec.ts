import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';

import Validator from '@adobe/structured-data-validator';
import {load} from 'cheerio';
import {parse} from 'yaml';

import {type Locale, localeBaseUrl, localeConfigs} from '../src/config/locales';
import {hosts} from '../src/config/site';
import {entryBundle} from '../src/data/pricing';
import {pageUrl} from '../src/lib/routes';
import {readEntries} from '../src/api-changelog/plugin/entries';
import {readPosts} from '../src/blog/plugin/posts';
import {attributesOf, readBuilt, readPage} from './support/html';
import {locales, pagesOf, postUrl, samplePaths} from './support/pages';
import {expect, test} from './support/site';

// Tests of the files in a build: all but one need neither a browser nor a server.

test('openapi.yaml and openapi.json have the same content', async () => {
  for (const base of ['/', '/uk/']) {
    expect(parse(await readBuilt(`${base}openapi.yaml`))).toEqual(JSON.parse(await readBuilt(`${base}openapi.json`)));
  }
});

test('the licenses of the search, the app and the font are published', async () => {
  expect(await readBuilt('/third-party-licenses.txt')).toMatch(/^@fontsource\/geologica .*^comlink .*^react-dom /msu);
});

/** A test of the files in all languages; `base` is the URL of the home page. */
function inEveryLanguage(title: string, check: (locale: Locale, base: string) => Promise<void>): void {
  test(title, async () => {
    for (const locale of locales) {
      await test.step(locale, () => check(locale, localeBaseUrl(locale)));
    }
  });
}

inEveryLanguage('the feeds of the blog list the posts of their language with their text', async (locale, base) => {
  const count = (await readPosts(process.cwd())).filter((post) => post.locale === locale).length;
  const read = (file: string): Promise<string> => readBuilt(`${base}blog/${file}`);
  const [rss, atom] = [load(await read('rss.xml'), {xml: true}), load(await read('atom.xml'), {xml: true})];
  const {items} = JSON.parse(await read('feed.json')) as {items: {content_html?: string}[]};
  expect([rss('rss > channel > item').length, atom('feed > entry').length, items.length]).toEqual(Array(3).fill(count));
  expect(rss('channel > language').text()).toBe(localeConfigs[locale].iso);
  expect(rss('content\\:encoded')).toHaveLength(count);
  expect(rss('content\\:encoded').text()).not.toMatch(/<svg|<button/u);
  expect(items.filter((item) => (item.content_html ?? '').length < 1_000)).toEqual([]);
});

inEveryLanguage('the API changelog has every day and its feeds', async (locale) => {
  const entries = readEntries('.');
  const url = pageUrl('/docs/api-changelog', locale);
  const $ = await readPage(url);
  expect(attributesOf($, 'article h2[id^="20"]', 'id')).toEqual(entries.map(({date}) => date));
  const changes = entries.flatMap((entry) => entry.changes);
  expect($('article section[data-kind] [lang="en"]')).toHaveLength(locale === 'en' ? 0 : changes.length);
  expect(attributesOf($, '.theme-doc-sidebar-menu a[aria-current="page"]', 'href')).toEqual([url]);
  for (const [file, item] of [
    ['atom.xml', 'entry'],
    ['rss.xml', 'item'],
  ] as const) {
    expect($(`article a[href="${url}/${file}"]`), file).toHaveLength(1);
    expect($(`head link[rel="alternate"][href="${url}/${file}"]`), file).toHaveLength(1);
    const feed = await readBuilt(`${url}/${file}`);
    expect(feed.split(`<${item}>`), file).toHaveLength(entries.length + 1);
  }
});

inEveryLanguage('the index lists every page of the documentation, and their headings', async (locale, base) => {
  const index = pageUrl('/docs/indexsd', locale);
  const listed = new Set(attributesOf(await readPage(index), 'main section a', 'href'));
  const sitemap = await readBuilt(`${base}sitemap-pages.xml`);
  const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/gu)]
    .map(([, url = '']) => decodeURI(new URL(url).pathname))
    .filter((url) => ['docs', 'guides', 'api'].includes(url.slice(base.length).split('/')[0] ?? ''))
    .filter((url) => url !== index);
  expect(pages.length).toBeGreaterThan(100);
  expect(pages.filter((url) => !listed.has(url))).toEqual([]);
  expect([...listed].filter((url) => url.includes('#')).length).toBeGreaterThan(150);
});

inEveryLanguage('pages have a preview image of 1200 × 630 pixels', async (locale) => {
  for (const url of [...pagesOf(locale), postUrl('2026-11-16', locale)]) {
    const [image = ''] = attributesOf(await readPage(url), 'meta[property="og:image"]', 'content');
    // The header of a PNG file contains its size.
    const png = await readFile(path.join('build', new URL(image).pathname));
    expect([png.readUInt32BE(16), png.readUInt32BE(20)], url).toEqual([1200, 630]);
    expect(attributesOf(await readPage(url), 'meta[property="og:image:alt"]', 'content').at(-1), url).toBeTruthy();
  }
});

inEveryLanguage(
  'structured data meets the requirements of search engines, and contains no illustrative price',
  async (locale) => {
    const paths = [
      ...samplePaths,
      '/docs',
      '/docs/errors/not-found',
      '/guides/send-a-password-reset',
      '/api',
      '/api/emails',
    ];
    const types = new Set<string>();
    for (const url of [...pagesOf(locale, paths), postUrl('2026-11-16', locale)]) {
      const $ = await readPage(url);
      for (const script of $('script[type="application/ld+json"]').toArray()) {
        const data = JSON.parse($(script).text()) as Record<string, unknown>;
        const type = String(data['@type']);
        types.add(type);
        const issues = await new Validator().validate({jsonld: {[type]: [data]}});
        expect(
          issues.filter(({severity}) => severity === 'ERROR'),
          url,
        ).toEqual([]);
        const prices = [...JSON.stringify(data).matchAll(/"[a-z]*price":"([^"]*)"/giu)].map(([, price]) => price);
        expect(prices, url).toEqual(type === 'Product' ? [(entryBundle.priceCents / 100).toFixed(2)] : []);
      }
    }
    expect([...types].sort()).toEqual(['BlogPosting', 'BreadcrumbList', 'Product', 'WebSite']);
  },
);

inEveryLanguage('the sitemap has the date that a page shows', async (locale, base) => {
  const sitemap = await readBuilt(`${base}sitemap-pages.xml`);
  for (const [url, selector, attribute] of [
    [pageUrl('/docs/quickstart', locale), 'main time', 'datetime'],
    [pageUrl('/guides/send-a-password-reset', locale), 'main time', 'datetime'],
    [postUrl('2026-11-16', locale), 'meta[property="article:modified_time"]', 'content'],
  ] as const) {
    const [shown = 'none'] = attributesOf(await readPage(url), selector, attribute);
    expect(sitemap, url).toContain(`<loc>${hosts.site}${url}</loc><lastmod>${shown}</lastmod>`);
  }
});

inEveryLanguage(
  'every page in the sitemap, except lists, links its Markdown export, which contains its URL',
  async (_locale, base) => {
    const sitemap = await readBuilt(`${base}sitemap-pages.xml`);
    const urls = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/gu)].map(([, url = '']) => decodeURI(new URL(url).pathname));
    const lists = new RegExp(`^${base}(?:|search|docs/indexsd|blog(?:/(?:tags|category|page).*)?)$`, 'u');
    const pages = urls.filter((url) => !lists.test(url));
    expect(pages.length).toBeGreaterThan(150);
    const index = await readBuilt(`${base}llms.txt`);
    for (const url of pages) {
      const markdown = await readBuilt(`${url}.md`);
      expect(markdown, url).toContain(`url: "${hosts.site}${url}"`);
      expect(markdown, url).toMatch(/^---\ntitle: "[\s\S]*\n---\n[\s\S]*\n# /u);
      expect(markdown, url).not.toContain('<Fact');
      const head = (await readBuilt(`${url}.html`)).split('</head>', 1)[0];
      expect(head, url).toContain(`type="text/markdown" href="${url}.md"`);
      expect(index).toContain(`](${hosts.site}${url}.md): `);
    }
  },
);

inEveryLanguage('llms.txt lists only files in the build, and llms-full.txt contains the docs', async (locale, base) => {
  const index = await readBuilt(`${base}llms.txt`);
  expect(index).toMatch(/^# Mailwren\n\n> \S.*\n\n## /u);
  const links = [...index.matchAll(/^- \[[^\]]+\]\(([^)]+)\)/gmu)].map(([, url = '']) => new URL(url).pathname);
  expect(links.length).toBeGreaterThan(150);
  const missing = links.filter((link) => !existsSync(path.join('build', link)));
  expect(missing).toEqual([]);
  const full = await readBuilt(`${base}llms-full.txt`);
  for (const url of pagesOf(locale, ['/docs/quickstart', '/guides', '/pricing', '/privacy-policy'])) {
    expect(full, url).toContain((await readBuilt(`${url}.md`)).trim());
  }
});

inEveryLanguage('errors.json and events.json match the reference', async (locale, base) => {
  interface Entry extends Record<string, unknown> {
    url: string;
  }
  const {errors} = JSON.parse(await readBuilt(`${base}errors.json`)) as {errors: Entry[]};
  const {events} = JSON.parse(await readBuilt(`${base}events.json`)) as {events: Entry[]};
  const reference = await readPage(pageUrl('/api', locale));
  const hrefsTo = (selector: string): string[] => [...new Set(attributesOf(reference, selector, 'href'))].sort();
  const paths = (entries: readonly Entry[]): string[] => entries.map(({url}) => url.slice(hosts.site.length)).sort();
  expect(paths(errors)).toEqual(hrefsTo(`article a[href^="${base}docs/errors/"][href*="#"]`));
  expect(paths(events)).toEqual(hrefsTo(`article a[href^="${base}api/events/"]`));
  for (const {code, title, status, meaning, causes, fix} of errors) {
    for (const text of [title, meaning, causes, fix]) {
      expect(text, String(code)).toMatch(/\S{2}/u);
    }
    expect(status, String(code)).toEqual(expect.any(Number));
  }
  const spec = JSON.parse(await readBuilt(`${base}openapi.json`)) as {components: {schemas: Record<string, unknown>}};
  for (const {type, schema, example} of events) {
    const [file, name = ''] = String(schema).split('#/components/schemas/');
    expect(file).toBe(`${hosts.site}${base}openapi.json`);
    expect(spec.components.schemas[name], String(type)).toBeDefined();
    expect(example).toMatchObject({type});
  }
});
