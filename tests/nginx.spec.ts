import {readdirSync} from 'node:fs';

import {findNginx, nginxAdvice} from '../scripts/lib/programs';
import {securityHeaders} from '../src/config/security';
import {type RunningNginx, startNginx} from './support/nginx';
import {type RawResponse, rawRequest} from './support/rawRequest';
import {expect, test} from './support/site';

let nginx: RunningNginx;
test.describe.configure({mode: 'default'});
test.skip(!findNginx() && !process.env.CI, nginxAdvice);
test.beforeAll(async () => {
  nginx = await startNginx();
});
// Where it did not start, the error above is enough.
test.afterAll(() => (nginx as RunningNginx | undefined)?.stop());

/** The first English asset of a kind. */
function asset(kind: string, ending: string): string {
  const name = readdirSync(`build/assets/${kind}`).find((file) => file.endsWith(ending));
  return `/assets/${kind}/${name ?? 'none'}`;
}

test('the configuration is valid, without a warning', () => {
  const {status, output} = nginx.check();
  expect(output).not.toMatch(/\[(?:warn|error|emerg|alert|crit)\]/u);
  expect(status).toBe(0);
});

test('nginx responds as the preview server does', async ({baseURL}) => {
  const port = Number(new URL(baseURL ?? '').port);
  const headers = {'Accept-Encoding': 'gzip'};
  for (const target of [
    ...['/', '/pricing', '/docs', '/de/', '/de/preise', '/blog', asset('css', '.css'), asset('fonts', '.woff2')],
    ...['/openapi.yaml', '/de/postman.json', '/pricing.schema.json', '/robots.txt', '/sitemap.xml', '/docs.md'],
    ...['/docs.html?a=b', '/docs/?a=b&c=%20d', '/de?a=b', '/de/index.html', '/index.html', '/de/preise.html'],
    ...['/de/pricing?a=b', '/uk/privacy-policy'],
    ...['/nope', '/de/nope/', '/de/docs/nope', '/assets/nope.js', '/_headers', '/.git/config', '/nope.html'],
  ]) {
    const [ours, theirs] = [await rawRequest(nginx.port, target, {headers}), await rawRequest(port, target, {headers})];
    const essence = ({status, headers: all, body}: RawResponse): Record<string, unknown> =>
      status === 200 || status === 404
        ? {
            status,
            type: all['content-type']?.split(';')[0],
            caching: all['cache-control'],
            origin: all['access-control-allow-origin'],
            policy: all['content-security-policy'],
            encoding: all['content-encoding'],
            // A report of two compressed pages would help nobody.
            isSame: body === theirs.body,
          }
        : {status, location: all.location};
    expect.soft(essence(ours), target).toEqual(essence(theirs));
  }
});

test('a response of every status has the security headers once', async () => {
  for (const [target, status] of [
    ['/de/', 200],
    ['/de/pricing', 301],
    ['/docs/', 308],
    ['/nope', 404],
    [asset('css', '.css'), 200],
  ] as const) {
    const response = await rawRequest(nginx.port, target);
    expect(response.status).toBe(status);
    for (const [name, value] of Object.entries(securityHeaders)) {
      expect.soft(response.headers[name.toLowerCase()], `${name} of ${target}`).toBe(value);
    }
    expect.soft(response.headers['content-security-policy'], target).toContain("'sha256-");
  }
});

test('a known file is not sent again, and the not-found page is not cached for a year', async () => {
  const headers = {'Accept-Encoding': 'gzip'};
  for (const target of ['/de/preise', asset('js', '.js')]) {
    const first = await rawRequest(nginx.port, target, {headers});
    expect(first.headers.vary).toBe('Accept-Encoding');
    const again = await rawRequest(nginx.port, target, {
      headers: {...headers, 'If-None-Match': first.headers.etag ?? ''},
    });
    expect.soft([again.status, again.body], target).toEqual([304, '']);
  }
  expect((await rawRequest(nginx.port, '/assets/nope.js')).headers['cache-control']).toMatch(/max-age=0/u);
});

test('no request leads to another host, splits a header or leaves the site', async () => {
  for (const target of [
    ...['//evil.example', '//evil.example/', '//evil.example/index.html', '//docs/', '///evil.example/..'],
    ...['/\\evil.example/', '/%5cevil.example/', '/%2f%2fevil.example/index.html', 'http://evil.example/docs/'],
    ...['/docs/%0d%0aSet-Cookie:%20a=b', '/docs%0d%0aSet-Cookie:%20a=b/', '/docs%0d%0aSet-Cookie:%20a=b.html'],
    ...['/%0d%0aSet-Cookie:%20a=b/index.html', '/de%0a', '/docs/?%0d%0aSet-Cookie:%20a=b', '/docs%00.html'],
    ...['/../package.json', '/..%2f..%2fetc/passwd', '/assets/..%2f..%2fpackage.json', '/_nginx.conf', '/@folder'],
  ]) {
    const response = await rawRequest(nginx.port, target);
    expect.soft(response.head, target).not.toMatch(/^Set-Cookie/mu);
    expect.soft(response.headers.location ?? '/', target).toMatch(/^\/(?![/\\])[!-~]*$/u);
    expect.soft([200, 301, 308, 400, 404], target).toContain(response.status);
    expect.soft(response.body, target).not.toMatch(/"devDependencies"|root:x:|add_header/u);
  }
});
