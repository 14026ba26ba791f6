import type {Document} from './documents';
import {readDocument} from './readDocument';
import {srcsetTargets} from './readHtml';

/** What a document refers to, one line each. */
const lines = (document: Document | undefined): string[] =>
  (document?.references ?? []).map(({kind, place, target}) => `${kind} ${place} ${target}`);

const html = (markup: string): string[] => lines(readDocument('/', 'text/html; charset=utf-8', markup));
const css = (styles: string): string[] => lines(readDocument('/a.css', 'text/css', styles));

describe('a page', () => {
  it.each([
    ['<a href="/a?b=c&amp;d#e">x</a>', ['link <a href> /a?b=c&d#e']],
    ['<area href=/a>', ['link <area href> /a']],
    [
      '<form action="/search"><button formaction="/x">y</button></form>',
      ['link <form action> /search', 'link <button formaction> /x'],
    ],
    ['<iframe src="/a"></iframe>', ['link <iframe src> /a']],
    ['<meta http-equiv="Refresh" content="0; url=/a">', ['link <meta refresh> /a']],
    ['<script src="/a.js"></script>', ['asset <script src> /a.js']],
    [
      '<img src="/a.png" srcset="/b.png 1x, /c,d.png 2x">',
      ['asset <img src> /a.png', 'asset <img srcset> /b.png', 'asset <img srcset> /c,d.png'],
    ],
    [
      '<video poster="/a.png"><source src="/a.mp4"><track src="/a.vtt"></video>',
      ['asset <video poster> /a.png', 'asset <source src> /a.mp4', 'asset <track src> /a.vtt'],
    ],
    ['<object data="/a.svg"></object>', ['asset <object data> /a.svg']],
    [
      '<svg><use href="#a"/><image xlink:href="/a.png"/></svg>',
      ['asset <use href> #a', 'asset <image xlink:href> /a.png'],
    ],
    [
      '<link rel="preload" as="image" href="/a.png" imagesrcset="/b.png 2x">',
      ['asset <link rel="preload"> /a.png', 'asset <link imagesrcset> /b.png'],
    ],
    [
      '<link rel="manifest" href="/m.json"><link rel="icon" href="/i.svg">',
      ['asset <link rel="manifest"> /m.json', 'asset <link rel="icon"> /i.svg'],
    ],
    ['<link rel="alternate" type="application/rss+xml" href="/rss.xml">', ['asset <link rel="alternate"> /rss.xml']],
    ['<link rel="alternate" hreflang="de-DE" href="/de/">', ['alternate <link hreflang="de-DE"> /de/']],
    [
      '<link rel="canonical" href="/a"><meta property="og:url" content="/b">',
      ['canonical <link rel="canonical"> /a', 'og:url <meta og:url> /b'],
    ],
    [
      '<meta property="og:image" content="/a.png"><meta name="twitter:image" content="/b.png">',
      ['asset <meta og:image> /a.png', 'asset <meta twitter:image> /b.png'],
    ],
    [
      '<script type="application/ld+json">{"@context":"https://schema.org","a":[{"url":"https://x.example/a#me"}],"b":"/no"}</script>',
      ['data structured data https://schema.org', 'data structured data https://x.example/a'],
    ],
  ])('refers to what %s names', (markup, expected) => {
    expect(html(markup)).toEqual(expected);
  });

  it.each([
    '<a id="x">y</a>',
    '<link rel="preconnect" href="https://x.example">',
    '<!-- <a href="/a">x</a> -->',
    '<meta name="description" content="/a">',
  ])('refers to nothing in %s', (markup) => {
    expect(html(markup)).toEqual([]);
  });

  it('says its language, its ids and whether it may be listed', () => {
    const page = (head: string): Document | undefined =>
      readDocument(
        '/',
        'text/html',
        `<html lang="de-DE"><head>${head}</head><body><h2 id="a">x</h2><a name="b"></a></body>`,
      );
    expect(page('')).toMatchObject({type: 'page', lang: 'de-DE', indexable: true, ids: new Set(['a', 'b'])});
    expect(page('<meta name="robots" content="noindex, nofollow">')).toMatchObject({indexable: false});
    expect(page('<meta name="robots" content="max-image-preview:none">')).toMatchObject({indexable: true});
  });
});

it.each([
  ['/a.png', ['/a.png']],
  ['/a.png 1x,/b.png 2x', ['/a.png', '/b.png']],
  ['a 480w, b 800w', ['a', 'b']],
  ['', []],
])('reads the srcset %j', (srcset, targets) => {
  expect(srcsetTargets(srcset)).toEqual(targets);
});

it('reads the addresses in a stylesheet', () => {
  expect(
    css(
      `@import "a.css";@import url(b.css);p{background:url( 'c d.png' )}@font-face{src:url(e.woff2)format("woff2")}/* url(no.png) */`,
    ),
  ).toEqual(['a.css', 'b.css', 'c d.png', 'e.woff2'].map((target) => `asset url() ${target}`));
});

it('reads a sitemap with its alternates, and an index', () => {
  const sitemap = readDocument(
    '/s.xml',
    'application/xml',
    '<?xml version="1.0"?><urlset xmlns:xhtml="x"><url><loc>https://x.example/a?b&amp;c</loc><xhtml:link rel="alternate" hreflang="de-DE" href="https://x.example/de/a"/></url></urlset>',
  );
  expect(sitemap).toMatchObject({
    type: 'sitemap',
    entries: [{loc: 'https://x.example/a?b&c', alternates: [{lang: 'de-DE', target: 'https://x.example/de/a'}]}],
  });
  expect(lines(sitemap)).toEqual([
    'entry <loc> https://x.example/a?b&c',
    'alternate <xhtml:link hreflang="de-DE"> https://x.example/de/a',
  ]);
  const index = '<sitemapindex><sitemap><loc>https://x.example/s.xml</loc></sitemap></sitemapindex>';
  expect(lines(readDocument('/sitemap.xml', 'text/xml', index))).toEqual(['entry <loc> https://x.example/s.xml']);
});

it('reads feeds in RSS, Atom and JSON, with the links in their entries', () => {
  const rss = `<rss><channel><link>/blog</link><atom:link rel="self" href="/rss.xml"/><item><link>/blog/a</link><guid isPermaLink="false">x</guid>
    <content:encoded><![CDATA[<p><a href="#b">b</a><img src="/c.png"></p>]]></content:encoded></item></channel></rss>`;
  expect(readDocument('/rss.xml', 'application/rss+xml', rss)).toMatchObject({type: 'feed', entries: 1});
  expect(lines(readDocument('/rss.xml', 'text/xml', rss))).toEqual([
    'entry <link> /blog',
    'entry <atom:link> /rss.xml',
    'entry <link> /blog/a',
    'link <a href> #b',
    'asset <img src> /c.png',
  ]);
  const atom =
    '<feed><id>/blog</id><icon>/i.svg</icon><entry><link href="/blog/a"/><content type="html">&lt;a href="/d">d&lt;/a></content></entry></feed>';
  expect(lines(readDocument('/atom.xml', 'application/atom+xml', atom))).toEqual([
    'entry <id> /blog',
    'asset <icon> /i.svg',
    'entry <link> /blog/a',
    'link <a href> /d',
  ]);
  const json = JSON.stringify({
    version: 'https://jsonfeed.org/version/1',
    home_page_url: '/blog',
    items: [{id: '/blog/a', url: '/blog/a', content_html: '<a href="/d">d</a>'}],
  });
  expect(lines(readDocument('/feed.json', 'application/json', json))).toEqual([
    'entry home_page_url /blog',
    'entry id /blog/a',
    'entry url /blog/a',
    'link <a href> /d',
  ]);
});

it('reads a manifest, a drawing and robots.txt', () => {
  const manifest = '{"start_url":"/","icons":[{"src":"/i.png"}]}';
  expect(lines(readDocument('/m', 'application/manifest+json', manifest))).toEqual([
    'link start_url /',
    'asset icons /i.png',
  ]);
  const drawing = readDocument('/a.svg', 'image/svg+xml', '<svg><symbol id="a"/><use href="#a"/></svg>');
  expect(drawing).toMatchObject({type: 'other', ids: new Set(['a'])});
  expect(lines(drawing)).toEqual(['asset <use href> #a']);
  expect(lines(readDocument('/robots.txt', 'text/plain', 'User-agent: *\nSitemap: /sitemap.xml\n'))).toEqual([
    'entry Sitemap: /sitemap.xml',
  ]);
});

it('reads the links in the texts of an API description and of its collection', () => {
  const yaml = 'openapi: 3.1.0\ninfo:\n  description: See [docs](https://x.example/docs#a) and\n    [b](/c).\n';
  const found = ['data [](…) https://x.example/docs#a', 'data [](…) /c'];
  const described = readDocument('/openapi.yaml', 'application/yaml', yaml);
  expect([described?.type, lines(described)]).toEqual(['description', found]);
  const text = 'See [docs](https://x.example/docs#a) and\n[b](/c).';
  for (const document of [
    {openapi: '3.1.0', tags: [{description: text}]},
    {info: {schema: 'https://schema.example/json/collection/v2.1.0/collection.json', description: text}},
  ]) {
    const read = readDocument('/openapi.json', 'application/json', JSON.stringify(document));
    expect([read?.type, lines(read)]).toEqual(['description', found]);
  }
});

it('finds nothing in what refers to no other', () => {
  expect(readDocument('/a.js', 'text/javascript', 'url("/x")')).toBeUndefined();
  expect(readDocument('/a.json', 'application/json', '{"items":"x"}')).toBeUndefined();
});
