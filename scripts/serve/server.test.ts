import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import type {Server} from 'node:http';
import os from 'node:os';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';

import {writeAtomically} from '../lib/files';
import {serveSite} from './server';
import {rawRequest} from '../../tests/support/rawRequest';

let dir = '';
let server: Server;
let url = '';

beforeAll(async () => {
  dir = await mkdtemp(path.join(os.tmpdir(), 'site-'));
  const files: Record<string, string> = {
    _headers: '/*\n  X-Frame-Options: DENY\n\n/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n',
    _redirects: '/de/pricing /de/preise 301\n/de/* /de/404.html 404\n',
    'index.html': 'home',
    'docs.html': 'docs',
    '404.html': 'not found',
    'de/404.html': 'nicht gefunden',
    'assets/app.js': 'run()',
  };
  for (const [name, content] of Object.entries(files)) {
    await writeAtomically(path.join(dir, name), content);
  }
  await writeFile(path.join(dir, 'docs.html.br'), brotliCompressSync('docs'));
  ({server, url} = await serveSite(dir, 0));
});

afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await rm(dir, {recursive: true, force: true});
});

const get = (pathname: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(url + pathname, {redirect: 'manual', headers});

it('serves pages at their clean URLs, with the headers of the host file', async () => {
  const response = await get('/docs');
  expect(response.status).toBe(200);
  expect(await response.text()).toBe('docs');
  expect(response.headers.get('x-frame-options')).toBe('DENY');
  expect(response.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
});

it('redirects according to the host file and to clean URLs, keeping the query', async () => {
  const localized = await get('/de/pricing?a=b');
  expect([localized.status, localized.headers.get('location')]).toEqual([301, '/de/preise?a=b']);
  const clean = await get('/docs.html?a=b');
  expect([clean.status, clean.headers.get('location')]).toEqual([308, '/docs?a=b']);
});

it.each([
  ['/nope', 'not found'],
  ['/docs/nope/deeper', 'not found'],
  ['/de/nope', 'nicht gefunden'],
  ['/_headers', 'not found'],
  ['/404', 'not found'],
  ['/de/404.html', 'nicht gefunden'],
  ['/../../../etc/passwd', 'not found'],
])('responds to %s with 404 and the nearest not-found page', async (pathname, text) => {
  const response = await get(pathname);
  expect([response.status, await response.text()]).toEqual([404, text]);
});

it('responds with 404 even if the browser has cached the page', async () => {
  const etag = (await get('/nope')).headers.get('etag') ?? '';
  expect((await get('/nope', {'If-None-Match': etag})).status).toBe(404);
});

it('sends compressed files to clients that accept them', async () => {
  expect((await get('/docs', {'Accept-Encoding': 'br'})).headers.get('content-encoding')).toBe('br');
  expect((await get('/docs', {'Accept-Encoding': 'identity'})).headers.get('content-encoding')).toBeNull();
});

it('supports conditional requests, and caches hashed assets', async () => {
  const first = await get('/assets/app.js');
  expect(first.headers.get('cache-control')).toContain('immutable');
  const again = await get('/assets/app.js', {'If-None-Match': first.headers.get('etag') ?? ''});
  expect(again.status).toBe(304);
});

it('rejects other methods and malformed URLs', async () => {
  expect((await fetch(url, {method: 'POST'})).status).toBe(405);
  expect((await get('/%E0%A4%A')).status).toBe(400);
});

it.each([
  ['/docs', 'bytes=0-1', 206, 'do'],
  ['/docs', 'bytes=9-1', 416, 'Range Not Satisfiable\n'],
  ['/nope', 'bytes=0-1', 404, 'not found'],
])('responds to a range of %s, %s, with %s', async (pathname, range, status, text) => {
  const response = await get(pathname, {Range: range});
  expect([response.status, await response.text()]).toEqual([status, text]);
});

it('responds to every request, with the headers of the host file', async () => {
  const port = Number(new URL(url).port);
  for (const [method, target, headers, status] of [
    ['GET', '/%zz', {}, 400],
    ['GET', '/..%2fdocs', {}, 400],
    ['POST', '/', {}, 405],
    ['CONNECT', 'localhost:80', {}, 405],
    ['UNKNOWN', '/', {}, 405],
    ['GET', '/docs', {'If-Match': '"other"'}, 412],
    ['GET', '/docs', {Range: 'bytes=abc'}, 416],
    ['GET', '/docs', {'X-Long': 'a'.repeat(20_000)}, 431],
  ] as const) {
    const response = await rawRequest(port, target, {method, headers});
    expect([target, method, response.status]).toEqual([target, method, status]);
    expect(response.headers['x-frame-options']).toBe('DENY');
    expect(response.body).toHaveLength(Number(response.headers['content-length']));
  }
});

it('serves a new build without a restart', async () => {
  await writeAtomically(path.join(dir, 'new.html'), 'new');
  expect((await get('/new')).status).toBe(200);
});

it('explains what to do if the port is taken or nothing is built', async () => {
  const {port} = new URL(url);
  await expect(serveSite(dir, Number(port))).rejects.toThrow(`Port ${port} is taken`);
  await expect(serveSite(path.join(dir, 'empty'), 0)).rejects.toThrow('npm run build');
});
