import {readdirSync} from 'node:fs';

import {isbot} from 'isbot';
import {devices} from 'playwright/test';

import {findNginx, nginxAdvice} from '../scripts/entry/nginx.mjs';
import {securityHeaders} from '../src/config/security';
import {type RunningNginx, startNginx} from './support/nginx';
import {locales, pagesOf} from './support/pages';
import {plainHtml} from './support/plainHtml';
import {type RawResponse, rawRequest} from './support/rawRequest';
import {expect, test} from './support/site';

let nginx: RunningNginx;
test.describe.configure({mode: 'default'});
test.skip(!findNginx() && !process.env.CI, nginxAdvice);
test.beforeAll(async () => {
  nginx = await startNginx();
});
// A start that failed has said so already.
test.afterAll(() => (nginx as RunningNginx | undefined)?.stop());

const desktop = devices['Desktop Chrome'].userAgent;
/** A reader who has chosen English, so that nothing is negotiated. */
const english = {'User-Agent': desktop, Cookie: 'i18n_redirected=en'};

type Options = Parameters<typeof rawRequest>[2];
const fromNginx = (target: string, options: Options = {}): Promise<RawResponse> =>
  rawRequest(nginx.port, target, {...options, headers: {'User-Agent': desktop, ...options.headers}});

/** The first file of a kind below the assets of the English site. */
function asset(kind: string, ending: string): string {
  const name = readdirSync(`build/assets/${kind}`).find((file) => file.endsWith(ending));
  return `/assets/${kind}/${name ?? 'none'}`;
}

test('the configuration is without error or warning', () => {
  const {status, output} = nginx.check();
  expect(output).not.toMatch(/\[(?:warn|error|emerg|alert|crit)\]/u);
  expect(status).toBe(0);
});

test.describe('as on the other hosts', () => {
  /** What two hosts must agree on. Which answers nginx keeps from shared caches is tested below. */
  const decisive = [
    'location',
    'content-encoding',
    'allow',
    'cache-control',
    'content-security-policy',
    'access-control-allow-origin',
    ...Object.keys(securityHeaders).map((name) => name.toLowerCase()),
  ];
  /** nginx sends the common headers with a redirect and a refusal too, the preview server does not. */
  const essence = ({status, headers}: RawResponse, isNegotiated: boolean): Record<string, unknown> => {
    const names = status === 200 || status === 404 ? decisive : ['location', 'allow'];
    return {
      status,
      ...Object.fromEntries(
        names.filter((name) => !(isNegotiated && name === 'cache-control')).map((name) => [name, headers[name]]),
      ),
      type: status === 200 || status === 404 ? headers['content-type']?.split(';')[0] : undefined,
    };
  };

  async function expectSame(baseURL: string | undefined, target: string, options: Options = {}): Promise<void> {
    const port = Number(new URL(baseURL ?? '').port);
    const request = {...options, headers: {...english, ...options.headers}};
    const [theirs, ours] = [await rawRequest(port, target, request), await fromNginx(target, request)];
    const isNegotiated = ours.headers.vary?.includes('Cookie') ?? false;
    const what = `${options.method ?? 'GET'} ${target}`;
    expect.soft(essence(ours, isNegotiated), what).toEqual(essence(theirs, isNegotiated));
    if (ours.status === 404) {
      // A report of two whole pages would help nobody. An encoded slash parts no folders elsewhere.
      expect.soft(ours.body === theirs.body || /%(?:2f|5c)/iu.test(target), `the page for ${what}`).toBe(true);
    }
  }

  for (const target of [
    // Clean addresses.
    '/',
    '/docs.html',
    '/docs.html?a=b',
    '/docs/',
    '/docs/?a=b&c=%20d',
    '/docs/quickstart/',
    '/de',
    '/de?a=b',
    '/de/',
    '/de/index.html',
    '/de/preise/',
    '/de/preise.html',
    '/index.html?a',
    '/de/docs/quickstart.html',
    // Moved for good.
    '/de/pricing',
    '/de/pricing?a=b',
    '/uk/privacy-policy',
    // For tools of other sites.
    '/openapi.yaml',
    '/openapi.json',
    '/de/openapi.yaml',
    '/uk/postman.json',
    // Not there.
    '/nope',
    '/nope/',
    '/nope.html',
    '/nope/index.html',
    '/docs/nope/deeper',
    '/de/nope',
    '/de/docs/nope/',
    '/uk/nope?a=b',
    '/PRICING',
    '/de/Preise',
    '/assets/nope.js',
    '/assets',
    '/assets/',
    '/404',
    '/404.html',
    '/_headers',
    '/_redirects',
    '/.git/config',
    '/.env',
    // Files.
    '/robots.txt',
    '/sitemap.xml',
    '/de/sitemap-pages.xml',
    '/blog/rss.xml',
    '/blog/atom.xml',
    '/de/blog/feed.json',
    // Encoded.
    '/doc%73',
    '/docs%2fquickstart',
    '/docs%2Fquickstart',
    '/de%2f',
    '/docs%5cquickstart',
    '/%E0%A4%A',
  ]) {
    test(target, async ({baseURL}) => {
      await expectSame(baseURL, target);
      await expectSame(baseURL, target, {method: 'HEAD'});
    });
  }

  test('hashed assets', async ({baseURL}) => {
    for (const target of [asset('js', '.js'), asset('css', '.css'), asset('fonts', '.woff2')]) {
      await expectSame(baseURL, target);
    }
  });

  for (const encoding of ['br', 'gzip', 'gzip, deflate, br', 'identity']) {
    test(`for a reader who takes ${encoding}`, async ({baseURL}) => {
      for (const target of ['/de/', '/pricing', '/nope', asset('js', '.js'), '/robots.txt']) {
        await expectSame(baseURL, target, {headers: {'Accept-Encoding': encoding}});
      }
    });
  }

  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'PROPFIND']) {
    test(`${method} is refused`, async ({baseURL}) => {
      for (const target of ['/pricing', '/docs/', '/de/pricing', '/nope', asset('js', '.js')]) {
        await expectSame(baseURL, target, {method, headers: {'Content-Length': '0'}});
      }
    });
  }

  test('every page', async ({baseURL}) => {
    for (const target of locales.flatMap((locale) => pagesOf(locale))) {
      await expectSame(baseURL, target);
    }
  });
});

test.describe('what an answer says', () => {
  test('an answer of every status has the common headers, each once', async () => {
    for (const [target, status, options] of [
      ['/de/', 200, {}],
      ['/pricing', 302, {headers: {'Accept-Language': 'de'}}],
      ['/de/pricing', 301, {}],
      ['/docs/', 308, {}],
      ['/nope', 404, {}],
      ['/pricing', 405, {method: 'DELETE'}],
      [asset('css', '.css'), 200, {}],
    ] as const) {
      const answer = await fromNginx(target, options);
      expect(answer.status).toBe(status);
      for (const [name, value] of Object.entries(securityHeaders)) {
        expect.soft(answer.headers[name.toLowerCase()], `${name} of ${target}`).toBe(value);
      }
      expect.soft(answer.headers['content-security-policy'], target).toContain("'sha256-");
      expect.soft(answer.head, target).toMatch(/^Server: nginx\r$/mu);
    }
  });

  test('a page that is known already is not sent again, one that is not there is', async () => {
    for (const target of ['/de/preise', '/docs', asset('js', '.js')]) {
      for (const encoding of ['br', 'gzip', 'identity']) {
        const headers = {...english, 'Accept-Encoding': encoding};
        const {etag = ''} = (await fromNginx(target, {headers})).headers;
        const again = await fromNginx(target, {headers: {...headers, 'If-None-Match': etag}});
        expect.soft([again.status, again.body], `${target} ${encoding}`).toEqual([304, '']);
        expect.soft(again.headers['content-security-policy']).toBeDefined();
      }
    }
    const {etag = ''} = (await fromNginx('/nope')).headers;
    expect((await fromNginx('/nope', {headers: {'If-None-Match': etag}})).status).toBe(404);
  });

  test('caches are told what it depends on', async () => {
    const compressed = (await fromNginx(asset('js', '.js'), {headers: {'Accept-Encoding': 'br'}})).headers;
    expect(compressed.vary).toBe('Accept-Encoding');
    const readers: Record<string, string>[] = [english, {'Accept-Language': 'de'}, {'User-Agent': 'Twitterbot/1.0'}];
    for (const headers of readers) {
      const answer = await fromNginx('/docs', {headers});
      expect(answer.headers.vary).toContain('Accept-Language, Cookie');
      expect(answer.headers['cache-control']).toMatch(/^private,/u);
    }
    const german = await fromNginx('/de/docs', {headers: {'Accept-Language': 'uk'}});
    expect(german.headers.vary ?? '').not.toContain('Cookie');
    expect(german.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  });

  test('text says that it is UTF-8', async () => {
    for (const target of ['/uk/', '/robots.txt', asset('css', '.css')]) {
      expect((await fromNginx(target)).headers['content-type']).toMatch(/charset=utf-8$/u);
    }
  });
});

test.describe('the language of a first visit', () => {
  for (const [header, url] of [
    ['de-AT', '/de/preise'],
    ['pt-BR;q=0.9, en;q=0.3', '/pt/precos'],
    ['en;q=0.2, cs-CZ;q=0.8', '/cs/cenik'],
    ['uk', '/uk/tsiny'],
    ['ru-RU,ru;q=0.9', '/ru/tseny'],
    ['fr-CA', '/fr/tarifs'],
    ['ja, es;q=0.5', '/es/precios'],
    ['de;q=0, it;q=0.1', '/it/prezzi'],
  ] as const) {
    test(`${header} leads from /pricing to ${url}`, async () => {
      for (const method of ['GET', 'HEAD']) {
        const answer = await fromNginx('/pricing?plan=a%20b&c', {method, headers: {'Accept-Language': header}});
        expect(answer.status).toBe(302);
        expect(answer.headers.location).toBe(`${url}?plan=a%20b&c`);
        expect(answer.headers['set-cookie']).toBe(
          `i18n_redirected=${url.slice(1, 3)}; Max-Age=31536000; Path=/; SameSite=Lax`,
        );
        // And there it ends.
        const there = await fromNginx(answer.headers.location ?? '', {headers: {'Accept-Language': header}});
        expect(there.status).toBe(200);
        expect(there.headers['set-cookie']).toBeUndefined();
      }
    });
  }

  for (const header of ['ja', 'en-GB, de;q=0.9', '*', '', undefined]) {
    test(`${header ?? 'no header'} stays in English, and that is remembered`, async () => {
      const answer = await fromNginx('/pricing', {headers: header === undefined ? {} : {'Accept-Language': header}});
      expect(answer.status).toBe(200);
      expect(plainHtml(answer.body)).toContain('<html lang=en-US ');
      expect(answer.headers['set-cookie']).toMatch(/^i18n_redirected=en;/u);
    });
  }

  test('every page without prefix leads to its equivalent', async () => {
    const german = pagesOf('de');
    for (const [index, target] of pagesOf('en').entries()) {
      const answer = await fromNginx(target, {headers: {'Accept-Language': 'de'}});
      expect.soft([answer.status, answer.headers.location], target).toEqual([302, german[index]]);
    }
  });

  test('the cookie wins, and one that means nothing is replaced', async () => {
    const german = {'Accept-Language': 'de'};
    const czech = await fromNginx('/docs', {headers: {...german, Cookie: 'a=b; i18n_redirected=cs'}});
    expect([czech.headers.location, czech.headers['set-cookie']]).toEqual(['/cs/docs', undefined]);
    const chosen = await fromNginx('/docs', {headers: {...german, Cookie: 'i18n_redirected=en'}});
    expect([chosen.status, chosen.headers['set-cookie']]).toEqual([200, undefined]);
    for (const value of ['nl', '', '__proto__', 'de,en', '/evil.example', 'constructor']) {
      const replaced = await fromNginx('/docs', {headers: {...german, Cookie: `i18n_redirected=${value}`}});
      expect(replaced.headers.location).toBe('/de/docs');
      expect(replaced.headers['set-cookie']).toMatch(/^i18n_redirected=de;/u);
    }
  });

  test('bots are as the package knows them, and left alone', async () => {
    // Among them some that only the package's full list knows, and some of its exceptions.
    const agents = [
      desktop,
      devices['Desktop Safari'].userAgent,
      devices['Desktop Firefox'].userAgent,
      devices['Pixel 7'].userAgent,
      devices['iPhone 15'].userAgent,
      devices['Galaxy S9+'].userAgent,
      'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
      'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
      'Twitterbot/1.0',
      'facebookexternalhit/1.1',
      'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
      'WhatsApp/2.23.20.0',
      'remove.bg/1 x',
      'Snapchat/10.77',
      'curl/8.5.0',
      'Mozilla/5.0 (Linux; Android 12; CUBOT P50) AppleWebKit/537.36 Chrome/141.0.0.0 Mobile Safari/537.36',
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/141.0.0.0 Safari/537.36',
    ];
    expect(agents.filter((agent) => isbot(agent)).length).toBeGreaterThan(8);
    for (const agent of agents) {
      const answer = await fromNginx('/pricing', {headers: {'User-Agent': agent, 'Accept-Language': 'de'}});
      expect
        .soft([answer.status, answer.headers['set-cookie'] === undefined], agent)
        .toEqual(isbot(agent) ? [200, true] : [302, false]);
    }
  });

  test('everything else is never redirected and sets no cookie', async () => {
    for (const target of [
      '/fr/tarifs',
      '/de/',
      '/robots.txt',
      '/sitemap.xml',
      '/sitemap-pages.xml',
      '/blog/rss.xml',
      '/blog/atom.xml',
      asset('js', '.js'),
      asset('css', '.css'),
      asset('fonts', '.woff2'),
      '/404',
      '/nope',
    ]) {
      const answer = await fromNginx(target, {headers: {'Accept-Language': 'de', Cookie: 'i18n_redirected=uk'}});
      expect.soft([answer.headers.location, answer.headers['set-cookie']], target).toEqual([undefined, undefined]);
    }
  });
});

test.describe('hostile requests', () => {
  test('none leads elsewhere, splits a header or leaves the site', async () => {
    const paths = [
      '//evil.example',
      '//evil.example/',
      '//evil.example/docs/',
      '//evil.example/index.html',
      '///evil.example/..',
      '/\\evil.example/',
      '/%5cevil.example/',
      '/%2fevil.example/',
      '/%2f%2fevil.example/index.html',
      '//de',
      '//docs/',
      '/docs/%0d%0aSet-Cookie:%20a=b',
      '/docs%0d%0aSet-Cookie:%20a=b/',
      '/docs%0d%0aSet-Cookie:%20a=b.html',
      '/%0d%0aSet-Cookie:%20a=b/index.html',
      '/de%0d%0aSet-Cookie:%20a=b',
      '/de%0a',
      '/docs/%0a',
      '/docs.html%0a',
      '/docs%00.html',
      '/docs%00/',
      '/pricing?%0d%0aSet-Cookie:%20a=b',
      '/docs/?%0d%0aSet-Cookie:%20a=b',
      '/../package.json',
      '/..%2fpackage.json',
      '/..%2f..%2f..%2fetc/passwd',
      '/%2e%2e/package.json',
      '/%2e%2e%2fpackage.json',
      '/assets../package.json',
      '/assets/../../package.json',
      '/assets/..%2f..%2fpackage.json',
      '/docs/..;/package.json',
      '/de/../../generated/nginx/server.conf',
      '/@folder',
      '/@not_found',
      'http://evil.example/docs/',
      'http://evil.example/pricing',
    ];
    for (const target of paths) {
      for (const headers of [english, {'Accept-Language': 'de'}]) {
        const answer = await fromNginx(target, {headers});
        expect.soft(answer.head, target).not.toMatch(/^Set-Cookie: a=b/mu);
        expect.soft(answer.headers.location ?? '/', target).toMatch(/^\/(?![/\\])[!-~]*$/u);
        expect.soft([200, 302, 308, 400, 404], target).toContain(answer.status);
        expect.soft(answer.body, target).not.toContain('"devDependencies"');
        expect.soft(answer.body, target).not.toContain('root:x:');
        expect.soft(answer.body, target).not.toContain('error_page');
      }
    }
  });

  test('control characters as they are never reach a header', async () => {
    for (const target of ['/pricing?a\rb', '/pricing?a\0b', '/docs/?a\tb']) {
      expect((await fromNginx(target, {headers: {'Accept-Language': 'de'}})).head).not.toMatch(/[\0\t]|\r(?!\n|$)/u);
    }
  });

  test('no header breaks a page', async () => {
    const values = [
      'a'.repeat(7_000),
      `${'de;q=0.1,'.repeat(700)}x`,
      `de${'-a'.repeat(3_000)}`,
      ';'.repeat(5_000),
      ','.repeat(5_000),
      'de;q=NaN',
      'de;q=1e309',
      '\u{1F426}',
      '\u00ff\u00fe',
      '%0d%0aSet-Cookie: a=b',
      '__proto__',
      '*',
    ];
    for (const value of values) {
      for (const name of ['Accept-Language', 'Cookie', 'User-Agent']) {
        const answer = await fromNginx('/pricing', {headers: {[name]: value}});
        expect.soft([200, 302], `${name}: ${value.slice(0, 40)}`).toContain(answer.status);
        expect.soft(answer.headers.location ?? '/de/preise').toBe('/de/preise');
        expect.soft(answer.head).not.toMatch(/^Set-Cookie: a=b/mu);
      }
    }
    expect(nginx.log()).not.toContain('choice of language:');
  });

  test('a header that nginx itself refuses', async () => {
    const answer = await fromNginx('/pricing', {headers: {'Accept-Language': 'de\0'}});
    expect(answer.status).toBe(400);
  });
});
