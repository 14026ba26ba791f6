import {spawn} from 'node:child_process';
import {mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import pick from 'lodash/pick';

import {findNginx, nginxAdvice} from '../scripts/lib/programs';
import {securityHeaders} from '../src/config/security';
import {type RawResponse, rawRequest} from './support/rawRequest';
import {expect, test} from './support/site';

const port = 4312;
/** The headers that the site defines, except for media types. */
const siteHeaders = [
  ...['cache-control', 'access-control-allow-origin', 'content-security-policy', 'link'],
  ...Object.keys(securityHeaders).map((name) => name.toLowerCase()),
];
const fileHeaders = ['content-type', 'content-encoding'];
let log = '';
let stop: (() => Promise<void>) | undefined;

/** deploy/nginx/site.conf with the directory of the build, a port, and the settings that Debian adds. */
function mainConf(): string {
  const adapted = readFileSync('deploy/nginx/site.conf', 'utf8')
    .replaceAll('/srv/site/current', path.resolve('build'))
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace(/^.*listen \[::\]:80;\n/mu, '');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `${process.getuid?.() === 0 ? 'user root;' : ''}
pid nginx.pid;
error_log stderr notice;
worker_processes 1;
daemon off;
events {}
http {
access_log off;
${temporary.map((name) => `${name}_temp_path tmp-${name};`).join('\n')}
${adapted}
}
`;
}

test.describe.configure({mode: 'default'});
test.skip(!findNginx() && !process.env.CI, nginxAdvice);

// Runs nginx in a separate directory, with the last build.
test.beforeAll(async () => {
  const prefix = mkdtempSync(path.join(os.tmpdir(), 'nginx-'));
  writeFileSync(path.join(prefix, 'nginx.conf'), mainConf());
  const child = spawn(findNginx() ?? 'nginx', ['-p', prefix, '-c', 'nginx.conf', '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  stop = async () => {
    child.kill('SIGQUIT');
    await ended;
    rmSync(prefix, {recursive: true, force: true});
  };
  const started = new Promise<void>((resolve) => {
    child.stderr.on('data', (chunk: Buffer) => {
      log += chunk.toString();
      // nginx listens before it starts its workers.
      if (log.includes('start worker process ')) {
        resolve();
      }
    });
  });
  await Promise.race([started, ended]);
  expect(child.exitCode, log).toBeNull();
});
test.afterAll(() => stop?.());

/** The first English asset of a kind. */
function asset(kind: string, ending: string): string {
  const name = readdirSync(`build/assets/${kind}`).find((file) => file.endsWith(ending));
  return `/assets/${kind}/${name ?? 'none'}`;
}

test('nginx responds like the preview server, and logs no warning', async ({baseURL}) => {
  expect(log).not.toMatch(/\[(?:warn|error|emerg|alert|crit)\]/u);
  const preview = Number(new URL(baseURL ?? '').port);
  const targets = [
    ...['/', '/pricing', '/docs', '/de/', '/de/preise', '/blog', asset('css', '.css'), asset('fonts', '.woff2')],
    ...[
      '/openapi.yaml',
      '/de/openapi.json',
      '/de/postman.json',
      '/errors.json',
      '/llms.txt',
      '/.well-known/security.txt',
    ],
    ...['/sitemap.xml', '/docs.md', '/favicon.ico', '/site.webmanifest'],
    ...['/docs.html?a=b', '/docs/?a=b&c=%20d', '/de?a=b', '/de/index.html', '/index', '/de/preise.html'],
    ...['/de/pricing?a=b', '/uk/privacy-policy'],
    ...['/nope', '/de/nope/', '/de/docs/nope', '/assets/nope.js', '/_headers', '/_nginx.conf', '/.git/config'],
    ...['/nope.html', '/404', '/de/docs/404.html'],
    ...['/docs%2fquickstart', '/docs%2fquickstart.html', '/..%2fdocs', '/docs%00', '/%zz', '/%ff'],
  ].map((target) => ({target, headers: {'Accept-Encoding': 'gzip'}, method: 'GET'}));
  const conditions = [
    ['Range', 'bytes=0-1'],
    ['Range', 'bytes=9-1'],
    ['Range', 'bytes=99999999-'],
    ['If-Match', '"other"'],
  ].map(([name = '', value = '']) => ({target: '/favicon.ico', headers: {[name]: value}, method: 'GET'}));
  for (const {target, ...options} of [...targets, ...conditions, {target: '/favicon.ico', method: 'POST'}]) {
    const [ours, theirs] = [await rawRequest(port, target, options), await rawRequest(preview, target, options)];
    const essence = ({status, headers, body}: RawResponse): Record<string, unknown> => ({
      status,
      location: headers.location,
      range: headers['content-range'],
      // nginx repeats each header in a 416 response.
      site: status === 416 ? Object.keys(pick(headers, siteHeaders)).sort() : pick(headers, siteHeaders),
      // A diff of two compressed pages would be unreadable.
      file: [200, 404].includes(status) && {...pick(headers, fileHeaders), isSame: body === theirs.body},
    });
    expect.soft(essence(ours), JSON.stringify({target, ...options})).toEqual(essence(theirs));
  }
});

test('unchanged files are not sent again, and not-found pages are revalidated', async () => {
  const headers = {'Accept-Encoding': 'gzip'};
  for (const target of ['/de/preise', asset('js', '.js')]) {
    const first = await rawRequest(port, target, {headers});
    expect(first.headers.vary).toBe('Accept-Encoding');
    const again = await rawRequest(port, target, {
      headers: {...headers, 'If-None-Match': first.headers.etag ?? ''},
    });
    expect.soft([again.status, again.body], target).toEqual([304, '']);
  }
  expect((await rawRequest(port, '/assets/nope.js')).headers['cache-control']).toMatch(/max-age=0/u);
});

test('no request redirects to another host, injects a header or reads other files', async () => {
  for (const target of [
    ...['//evil.example', '//evil.example/', '//evil.example/index.html', '//docs/', '///evil.example/..'],
    ...['/\\evil.example/', '/%5cevil.example/', '/%2f%2fevil.example/index.html', 'http://evil.example/docs/'],
    ...['/docs/%0d%0aSet-Cookie:%20a=b', '/docs%0d%0aSet-Cookie:%20a=b/', '/docs%0d%0aSet-Cookie:%20a=b.html'],
    ...['/%0d%0aSet-Cookie:%20a=b/index.html', '/de%0a', '/docs/?%0d%0aSet-Cookie:%20a=b', '/docs%00.html'],
    ...['/../package.json', '/..%2f..%2fetc/passwd', '/assets/..%2f..%2fpackage.json', '/_nginx.conf', '/@folder'],
  ]) {
    const response = await rawRequest(port, target);
    expect.soft(response.headers, target).not.toHaveProperty('set-cookie');
    expect.soft(response.headers.location ?? '/', target).toMatch(/^\/(?![/\\])[!-~]*$/u);
    expect.soft([200, 301, 308, 400, 404], target).toContain(response.status);
    expect.soft(response.body, target).not.toMatch(/"devDependencies"|root:x:|add_header/u);
  }
});
