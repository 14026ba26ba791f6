import {type Answer, type Site, crawl} from './crawl';
import {type Finding, describeFindings} from './findings';
import {judgeDescriptions} from './judgeDescriptions';
import {judgeOrphans} from './judgeOrphans';
import {judgeRedirects, redirectAddresses} from './judgeRedirects';
import {judgeFeeds, judgePublished, judgeReferences} from './judgeReferences';
import {judgeSitemaps} from './judgeSitemaps';
import {type Expected, judgeVersions} from './judgeVersions';

const origin = 'https://x.example';
const expected: Expected = {
  origin,
  defaultLanguage: 'en-US',
  languages: {
    'en-US': {home: '/', sitemap: '/pages.xml'},
    'de-DE': {home: '/de/', sitemap: '/de/pages.xml'},
  },
};

/** The two versions of each page: English, German. */
const versions = [
  ['/', '/de/'],
  ['/prices', '/de/preise'],
] as const;

const alternates = (name: string, [en, de]: readonly [string, string]): string =>
  [
    ['en-US', en],
    ['de-DE', de],
    ['x-default', en],
  ]
    .map(([lang = '', path = '']) => `<${name} rel="alternate" hreflang="${lang}" href="${origin}${path}"/>`)
    .join('');

const page = (address: string, pair: readonly [string, string], body: string): string =>
  `<html lang="${address.startsWith('/de/') ? 'de-DE' : 'en-US'}"><head>
    <link rel="canonical" href="${origin}${address}"><meta property="og:url" content="${origin}${address}">
    ${alternates('link', pair)}<link rel="stylesheet" href="/a.css"></head><body>${body}</body></html>`;

const sitemap = (index: 0 | 1): string =>
  `<urlset>${versions
    .map((pair) => `<url><loc>${origin}${pair[index]}</loc>${alternates('xhtml:link', pair)}</url>`)
    .join('')}</urlset>`;

/** A site in two languages with nothing wrong; a text that begins with `>` is a redirect. */
const good: Readonly<Record<string, string>> = {
  '/': page('/', versions[0], '<a href="/prices#all">Prices</a><a href="/de/">Deutsch</a><a href="/rss.xml">Feed</a>'),
  '/prices': page(
    '/prices',
    versions[1],
    `<h2 id="all">All</h2><h2 id="größe">Size</h2><a href="#gr%C3%B6%C3%9Fe">s</a><a href="${origin}/?a=b#top">h</a>`,
  ),
  '/de/': page('/de/', versions[0], '<a href="/de/preise">Preise</a><a href="mailto:a@x.example">Mail</a>'),
  '/de/preise': page('/de/preise', versions[1], '<a href="https://elsewhere.example/404">x</a>'),
  '/404': '<html lang="en-US"><meta name="robots" content="noindex"><a href="/">Home</a></html>',
  '/a.css': 'p{background:url(i.png)}',
  '/i.png': '',
  '/rss.xml': `<rss><channel><item><link>${origin}/prices</link></item></channel></rss>`,
  '/robots.txt': `Sitemap: ${origin}/sitemap.xml`,
  '/sitemap.xml': `<sitemapindex><sitemap><loc>${origin}/pages.xml</loc></sitemap><sitemap><loc>${origin}/de/pages.xml</loc></sitemap></sitemapindex>`,
  '/pages.xml': sitemap(0),
  '/de/pages.xml': sitemap(1),
  '/de/prices': '>/de/preise',
};

const published = ['/', '/prices', '/de/', '/de/preise', '/404'];
const rule = {from: '/de/prices', to: '/de/preise', status: 301};

const typeOf = (address: string): string => {
  const extension = /\.(?<name>\w+)$/u.exec(address)?.groups?.name;
  const types: Record<string, string> = {
    css: 'text/css',
    xml: 'text/xml',
    png: 'image/png',
    txt: 'text/plain',
    json: 'application/json',
  };
  return types[extension ?? ''] ?? 'text/html';
};

/** Answers as a server of these files would. */
const serve =
  (files: Readonly<Record<string, string>>) =>
  (address: string): Promise<Answer> => {
    const body = files[address];
    const redirect = body?.startsWith('>') ? {status: 301, location: body.slice(1)} : undefined;
    const status = body === undefined ? 404 : 200;
    return Promise.resolve({status, contentType: typeOf(address), body: body ?? '', ...redirect});
  };

/** The good site with some files changed; `undefined` takes one away. */
function changed(changes: Readonly<Record<string, string | undefined>> = {}): Record<string, string> {
  return Object.fromEntries(
    Object.entries({...good, ...changes}).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

const read = (files: Record<string, string>, rules = [rule]): Promise<Site> =>
  crawl(serve(files), origin, [...published, '/robots.txt', ...redirectAddresses(rules, origin)]);

/** Changes one text of one file. */
const edit = (address: string, from: string, to: string): Record<string, string> => {
  const text = good[address] ?? '';
  expect(text).toContain(from);
  return {[address]: text.replace(from, to)};
};

it('has nothing to say about a good site, and reads each address once', async () => {
  const get = jest.fn(serve(good));
  const site = await crawl(get, origin, [...published, '/robots.txt', '/de/prices']);
  expect(get.mock.calls.map(([address]) => address).sort()).toEqual(Object.keys(good).sort());
  expect([
    ...judgeReferences(site, origin),
    ...judgePublished(site, published),
    ...judgeFeeds(site),
    ...judgeVersions(site, expected),
    ...judgeSitemaps(site, expected),
    ...judgeRedirects(site, origin, [rule], published),
    ...judgeOrphans(site, expected),
  ]).toEqual([]);
});

interface Case {
  name: string;
  changes: Record<string, string | undefined>;
  findings: Finding[];
}

const cases = (
  all: [name: string, changes: Case['changes'], ...findings: [page: string, what: string, target: string][]][],
): Case[] =>
  all.map(([name, changes, ...findings]) => ({
    name,
    changes,
    findings: findings.map(([at, what, target]) => ({page: at, what: expect.stringContaining(what) as string, target})),
  }));

describe('judgeReferences finds', () => {
  it.each(
    cases([
      [
        'a link to no page',
        edit('/', '/prices#all', '/pricse'),
        ['/', '<a href> is answered with 404, expected 200', '/pricse'],
      ],
      [
        'a link with the whole address to no page',
        edit('/prices', '/?a=b', '/nope?a=b'),
        ['/prices', 'is answered with 404', `${origin}/nope?a=b#top`],
      ],
      [
        'a link to an id that is not there',
        edit('/', '#all', '#none'),
        ['/', 'leads to the id "none"', '/prices#none'],
      ],
      [
        'a link to an encoded id that is not there',
        edit('/prices', 'id="größe"', 'id="grösse"'),
        ['/prices', 'leads to the id "größe"', '#gr%C3%B6%C3%9Fe'],
      ],
      [
        'a link that is redirected',
        edit('/', '/prices#all', '/de/prices'),
        ['/', '<a href> is redirected (301); write /de/preise', '/de/prices'],
      ],
      ['an address that is none', edit('/', '/prices#all', 'https://[x'), ['/', 'is not an address', 'https://[x']],
      [
        'a fragment that cannot be decoded',
        edit('/', '#all', '#%E0%A4%A'),
        ['/', 'cannot be decoded', '/prices#%E0%A4%A'],
      ],
      [
        'this site over HTTP',
        edit('/prices', `${origin}/?`, 'http://x.example/?'),
        ['/prices', 'names this site with http://', 'http://x.example/?a=b#top'],
      ],
      [
        'a picture of a stylesheet that is missing',
        {'/i.png': undefined},
        ['/a.css', 'url() is answered with 404', 'i.png'],
      ],
      [
        'a page of a feed that is missing',
        edit('/rss.xml', '/prices', '/pricse'),
        ['/rss.xml', '<link> is answered with 404', `${origin}/pricse`],
      ],
      [
        'a sitemap that is missing',
        {'/sitemap.xml': undefined},
        ['/robots.txt', 'Sitemap: is answered with 404', `${origin}/sitemap.xml`],
      ],
    ]),
  )('$name', async ({changes, findings}) => {
    expect(judgeReferences(await read(changed(changes)), origin)).toEqual(findings);
  });

  it('a stylesheet that is missing, on each page', async () => {
    const found = judgeReferences(await read(changed({'/a.css': undefined})), origin);
    expect(found.map(({page: at}) => at).sort()).toEqual(['/', '/de/', '/de/preise', '/prices']);
    expect(describeFindings(found)).toEqual([
      '/a.css: <link rel="stylesheet"> is answered with 404, expected 200, on /, /de/, /de/preise and 1 more',
    ]);
  });
});

it('judgePublished finds a page of the build that does not answer', async () => {
  expect(judgePublished(await read(changed({'/404': undefined})), published)).toEqual([
    {page: '/404', what: 'a page of the build is answered with 404, expected 200 and HTML', target: '/404'},
  ]);
});

it('judgeFeeds finds an address without its origin', async () => {
  expect(judgeFeeds(await read(changed(edit('/rss.xml', origin, ''))))).toEqual([
    {page: '/rss.xml', what: '<link> is not a whole address, with https://', target: '/prices'},
  ]);
});

describe('judgeDescriptions finds', () => {
  const places = [{page: '/api', files: ['/openapi.json']}];
  const front = '<html lang="en-US"><a href="/openapi.json">JSON</a></html>';
  const judge = async (files: Readonly<Record<string, string>>): Promise<Finding[]> =>
    judgeDescriptions(await crawl(serve(files), origin, Object.keys(files)), origin, places);

  it('nothing where the page leads to a file that is there', async () => {
    expect(await judge({'/api': front, '/openapi.json': '{"openapi": "3.1.0"}'})).toEqual([]);
  });

  it.each([
    ['a file that is missing', {'/api': front}, /answered with 404/u],
    ['a file of another kind', {'/api': front, '/openapi.json': '{}'}, /or is none/u],
    ['a file that nothing leads to', {'/api': '<html></html>', '/openapi.json': '{"openapi": "3.1.0"}'}, /no link/u],
  ])('%s', async (_name, files, message) => {
    const found = await judge(files);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({
      page: '/api',
      target: '/openapi.json',
      what: expect.stringMatching(message) as string,
    });
  });
});

describe('judgeVersions finds', () => {
  const germanPrices = `<link rel="alternate" hreflang="de-DE" href="${origin}/de/preise"/>`;
  const english = (href: string): string => `<link rel="alternate" hreflang="en-US" href="${href}"/>`;
  it.each(
    cases([
      [
        'no canonical',
        edit('/prices', 'rel="canonical"', 'rel="help"'),
        ['/prices', 'it has 0 canonical, expected one', `${origin}/prices`],
      ],
      [
        'a canonical without its origin',
        edit('/prices', `canonical" href="${origin}`, 'canonical" href="'),
        ['/prices', 'the canonical is not the page itself', '/prices'],
      ],
      [
        'an og:url of another page',
        edit('/prices', `content="${origin}/prices"`, `content="${origin}/"`),
        ['/prices', 'the og:url is not the page itself', `${origin}/`],
      ],
      [
        'a language that is missing, on the page and from the other side',
        edit('/prices', germanPrices, ''),
        ['/prices', 'it has 0 alternates for de-DE, expected one', 'de-DE'],
        [
          '/de/preise',
          '<link hreflang="en-US"> leads to a page whose alternate for de-DE does not lead back',
          `${origin}/prices`,
        ],
        [
          '/de/preise',
          '<link hreflang="x-default"> leads to a page whose alternate for de-DE does not lead back',
          `${origin}/prices`,
        ],
      ],
      [
        'a language twice',
        edit('/prices', germanPrices, germanPrices + germanPrices),
        ['/prices', 'it has 2 alternates for de-DE', 'de-DE'],
      ],
      [
        'a language that the page does not exist in',
        edit('/prices', germanPrices, `${germanPrices}${germanPrices.replace('de-DE', 'nl-NL')}`),
        ['/prices', '<link hreflang="nl-NL"> is for a language that the page does not exist in', `${origin}/de/preise`],
        ['/prices', '<link hreflang="nl-NL"> leads to a page in de-DE, expected nl-NL', `${origin}/de/preise`],
      ],
      [
        'an alternate without its origin',
        edit('/prices', english(`${origin}/prices`), english('/prices')),
        ['/prices', "the alternate for the page's own language, en-US, is not the page itself", '/prices'],
        ['/prices', 'x-default is not the version in en-US', `${origin}/prices`],
        ['/prices', '<link hreflang="en-US"> is not a whole address of this site', '/prices'],
        [
          '/prices',
          '<link hreflang="x-default"> leads to a page whose alternate for en-US does not lead back',
          `${origin}/prices`,
        ],
      ],
      [
        'an alternate that leads to another page',
        edit('/prices', `${origin}/de/preise`, `${origin}/de/`),
        [
          '/prices',
          '<link hreflang="de-DE"> leads to a page whose alternate for en-US does not lead back',
          `${origin}/de/`,
        ],
        [
          '/de/preise',
          '<link hreflang="en-US"> leads to a page whose alternate for de-DE does not lead back',
          `${origin}/prices`,
        ],
        [
          '/de/preise',
          '<link hreflang="x-default"> leads to a page whose alternate for de-DE does not lead back',
          `${origin}/prices`,
        ],
      ],
      [
        'a page that is declared in another language',
        edit('/de/preise', 'lang="de-DE"', 'lang="en-US"'),
        ['/prices', '<link hreflang="de-DE"> leads to a page in en-US, expected de-DE', `${origin}/de/preise`],
        ['/de/preise', "the alternate for the page's own language, en-US, is not the page itself", `${origin}/prices`],
        [
          '/de/preise',
          '<link hreflang="en-US"> leads to a page whose alternate for en-US does not lead back',
          `${origin}/prices`,
        ],
        ['/de/preise', '<link hreflang="de-DE"> leads to a page in en-US, expected de-DE', `${origin}/de/preise`],
        [
          '/de/preise',
          '<link hreflang="de-DE"> leads to a page whose alternate for en-US does not lead back',
          `${origin}/de/preise`,
        ],
        [
          '/de/preise',
          '<link hreflang="x-default"> leads to a page whose alternate for en-US does not lead back',
          `${origin}/prices`,
        ],
      ],
      [
        'an alternate that is kept out of search',
        edit('/de/preise', '<head>', '<head><meta name="robots" content="noindex">'),
        ['/prices', '<link hreflang="de-DE"> leads to a page that is kept out of search', `${origin}/de/preise`],
      ],
    ]),
  )('$name', async ({changes, findings}) => {
    expect(judgeVersions(await read(changed(changes)), expected)).toEqual(findings);
  });

  it('an x-default that is not the default language', async () => {
    const found = judgeVersions(
      await read(changed(edit('/prices', `x-default" href="${origin}/prices`, `x-default" href="${origin}/de/preise`))),
      expected,
    );
    expect(found).toContainEqual({
      page: '/prices',
      what: 'x-default is not the version in en-US',
      target: `${origin}/de/preise`,
    });
  });
});

describe('judgeVersions, of a page that exists in some languages only,', () => {
  const en = `${origin}/prices`;
  const de = `${origin}/de/preise`;
  const judge = async (
    edits: Record<string, string | undefined>,
    versionsOf: Expected['versionsOf'],
  ): Promise<Finding[]> => judgeVersions(await read(changed(edits)), {...expected, versionsOf});
  const only =
    (address: string, versions: Record<string, string>) =>
    (asked: string): Record<string, string> | undefined =>
      asked === address ? versions : undefined;

  it('takes what it declares, where this is what exists', async () => {
    expect(await judge({}, only('/prices', {'en-US': en, 'de-DE': de}))).toEqual([]);
  });

  it('finds a version that does not exist', async () => {
    expect(await judge({}, only('/prices', {'en-US': en}))).toEqual([
      {page: '/prices', what: '<link hreflang="de-DE"> is for a language that the page does not exist in', target: de},
    ]);
  });

  it('finds an x-default where the default language has no version', async () => {
    const found = await judge({}, only('/de/preise', {'de-DE': de}));
    expect(found.map(({what}) => what)).toEqual([
      '<link hreflang="en-US"> is for a language that the page does not exist in',
      '<link hreflang="x-default"> is for a language that the page does not exist in',
    ]);
  });

  it('finds a version under another address', async () => {
    const other = `${origin}/de/andere`;
    expect(await judge({}, only('/prices', {'en-US': en, 'de-DE': other}))).toEqual([
      {page: '/prices', what: `<link hreflang="de-DE"> is not the version in de-DE, ${other}`, target: de},
    ]);
  });
});

describe('judgeSitemaps finds', () => {
  const germanPrices = `<url><loc>${origin}/de/preise</loc>${alternates('xhtml:link', versions[1])}</url>`;
  const germanSitemap = `<sitemap><loc>${origin}/de/pages.xml</loc></sitemap>`;
  it.each(
    cases([
      [
        'a sitemap that the index leaves out, with all its pages',
        edit('/sitemap.xml', germanSitemap, ''),
        ['/sitemap.xml', 'the sitemap of a language is not listed once', `${origin}/de/pages.xml`],
        ['/de/pages.xml', 'a page is listed 0 times', `${origin}/de/`],
        ['/de/pages.xml', 'a page is listed 0 times', `${origin}/de/preise`],
      ],
      [
        'a sitemap of no language',
        edit('/sitemap.xml', germanSitemap, `${germanSitemap}<sitemap><loc>${origin}/rss.xml</loc></sitemap>`),
        ['/sitemap.xml', 'it is the sitemap of no language', `${origin}/rss.xml`],
      ],
      [
        'a page that is left out',
        edit('/de/pages.xml', germanPrices, ''),
        ['/de/pages.xml', 'a page is listed 0 times, expected once', `${origin}/de/preise`],
      ],
      [
        'a page twice',
        edit('/de/pages.xml', germanPrices, germanPrices + germanPrices),
        ['/de/pages.xml', 'a page is listed 2 times, expected once', `${origin}/de/preise`],
      ],
      [
        'an entry that is no page',
        edit('/de/pages.xml', germanPrices, `${germanPrices}<url><loc>${origin}/nope</loc></url>`),
        ['/de/pages.xml', '<loc> is no page of this site', `${origin}/nope`],
      ],
      [
        'a page of another language',
        edit(
          '/de/pages.xml',
          germanPrices,
          `${germanPrices}<url><loc>${origin}/prices</loc>${alternates('xhtml:link', versions[1])}</url>`,
        ),
        ['/de/pages.xml', '<loc> is a page in en-US, expected de-DE', `${origin}/prices`],
      ],
      [
        'a page that is kept out of search',
        edit('/de/preise', '<head>', '<head><meta name="robots" content="noindex">'),
        ['/de/pages.xml', '<loc> is a page that is kept out of search', `${origin}/de/preise`],
      ],
      [
        'an entry that is not canonical',
        edit('/de/preise', `canonical" href="${origin}/de/preise`, `canonical" href="${origin}/de/`),
        ['/de/pages.xml', '<loc> is not the canonical address of its page', `${origin}/de/preise`],
      ],
      [
        'alternates that differ from those of the page',
        edit('/de/pages.xml', `hreflang="en-US" href="${origin}/prices"`, `hreflang="en-US" href="${origin}/"`),
        ['/de/pages.xml', 'the alternates differ', `${origin}/de/preise`],
      ],
    ]),
  )('$name', async ({changes, findings}) => {
    expect(judgeSitemaps(await read(changed(changes)), expected)).toEqual(findings);
  });
});

describe('judgeRedirects finds', () => {
  const judge = async (rules: (typeof rule)[], changes: Record<string, string> = {}): Promise<Finding[]> =>
    judgeRedirects(await read(changed(changes), rules), origin, rules, published);

  it.each([
    [
      'a target that is no page',
      {...rule, to: '/nope'},
      {'/de/prices': '>/nope'},
      '/nope',
      '/de/prices is redirected to no page (404)',
    ],
    [
      'a target that is a file',
      {...rule, to: '/i.png'},
      {'/de/prices': '>/i.png'},
      '/i.png',
      '/de/prices is redirected to no page (200)',
    ],
    [
      'a chain',
      {...rule, to: '/old'},
      {'/de/prices': '>/old', '/old': '>/prices'},
      '/old',
      'is redirected to what is redirected again, to /prices',
    ],
    [
      'a loop',
      {...rule, to: '/de/prices'},
      {'/de/prices': '>/de/prices'},
      '/de/prices',
      'is redirected to what is redirected again, to /de/prices',
    ],
    [
      'a rule that the server does not follow',
      {...rule, status: 302},
      {},
      '/de/preise',
      'answers /de/prices with 301 /de/preise, expected 302 /de/preise',
    ],
  ])('%s', async (_name, wrong, changes, target, what) => {
    expect(await judge([wrong], changes)).toEqual([
      {page: '/_redirects', what: expect.stringContaining(what) as string, target},
    ]);
  });

  it('a page that a rule hides, one with a star as well', async () => {
    const hidden = {from: '/prices', to: '/', status: 301};
    expect(await judge([hidden], {'/prices': '>/'})).toEqual([
      {page: '/_redirects', what: 'a page is hidden by a redirect to /', target: '/prices'},
    ]);
    expect(await judge([{from: '/de/*', to: '/:splat', status: 301}])).toEqual([
      {page: '/_redirects', what: 'a page is hidden by a redirect to /', target: '/de/'},
      {page: '/_redirects', what: 'a page is hidden by a redirect to /preise', target: '/de/preise'},
    ]);
  });

  it('an address with two rules', async () => {
    expect(await judge([rule, rule])).toEqual([
      {page: '/_redirects', what: 'the address is redirected twice', target: '/de/prices'},
    ]);
  });
});

describe('judgeOrphans finds', () => {
  it('a page that only other languages lead to', async () => {
    const site = await read(changed(edit('/de/', 'href="/de/preise"', 'href="/prices"')));
    expect(judgeOrphans(site, expected)).toEqual([
      {page: '/de/', what: 'no links in this language lead to the page', target: '/de/preise'},
    ]);
  });
});

describe('describeFindings', () => {
  const finding = {page: '/', what: '<a href> is answered with 404', target: '/a'};
  const tolerated = {what: '<a href>', target: '/a', because: 'of a reason'};

  it('leaves out what is tolerated, and nothing else', () => {
    expect(describeFindings([finding, {...finding, target: '/b'}], [tolerated])).toEqual([
      '/b: <a href> is answered with 404, on /',
    ]);
  });

  it('says when nothing is there to tolerate', () => {
    expect(describeFindings([], [tolerated])).toEqual([
      '/a: "<a href>" is tolerated, but mended; take it off the list',
    ]);
  });
});

it('says which file cannot be read', async () => {
  const broken = edit('/', '<body>', '<body><script type="application/ld+json">{</script>');
  await expect(read(changed(broken))).rejects.toThrow(/^\/ cannot be read/u);
});
