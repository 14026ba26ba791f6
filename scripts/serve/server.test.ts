import {mkdtemp, rm} from 'node:fs/promises';
import type {Server} from 'node:http';
import os from 'node:os';
import path from 'node:path';

import {writeAtomically} from '@packages/files';

import {serveSite} from './server';
import {rawRequest} from '../../tests/support/rawRequest';

// What each URL responds with is tested on the built site, with and without nginx (tests/deployment.spec.ts, tests/nginx.spec.ts).

let dir = '';
let server: Server;
let url = '';

beforeAll(async () => {
  dir = await mkdtemp(path.join(os.tmpdir(), 'site-'));
  const files: Record<string, string> = {
    _headers: '/*\n  X-Frame-Options: DENY\n',
    _redirects: '/de/pricing /de/preise 301\n/de/* /de/404.html 404\n',
    'index.html': 'home',
    'docs.html': 'docs',
    '404.html': 'not found',
    'de/404.html': 'nicht gefunden',
  };
  for (const [name, content] of Object.entries(files)) {
    await writeAtomically(path.join(dir, name), content);
  }
  ({server, url} = await serveSite(dir, 0));
});

afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await rm(dir, {recursive: true, force: true});
});

it('responds to every request, with the headers of the host file', async () => {
  const port = Number(new URL(url).port);
  for (const [method, target, headers, status] of [
    ['GET', '/docs', {}, 200],
    ['GET', '/de/pricing', {}, 301],
    ['GET', '/docs.html', {}, 308],
    ['GET', '/docs', {Range: 'bytes=0-1'}, 206],
    ['GET', '/nope', {Range: 'bytes=0-1'}, 404],
    ['GET', '/_headers', {}, 404],
    ['GET', '/../../../etc/passwd', {}, 400],
    ['GET', '/%zz', {}, 400],
    ['GET', '/..%2fdocs', {}, 400],
    ['POST', '/', {}, 405],
    ['GET', '/docs', {'If-Match': '"other"'}, 412],
    ['GET', '/docs', {Range: 'bytes=9-'}, 416],
  ] as const) {
    const response = await rawRequest(port, target, {method, headers});
    expect([target, method, response.status]).toEqual([target, method, status]);
    expect(response.headers['x-frame-options']).toBe('DENY');
    expect(response.body).toHaveLength(Number(response.headers['content-length']));
  }
});

it('serves a new build without a restart', async () => {
  await writeAtomically(path.join(dir, 'new.html'), 'new');
  expect((await fetch(`${url}/new`)).status).toBe(200);
});

it('explains what to do if the port is taken or nothing is built', async () => {
  const {port} = new URL(url);
  await expect(serveSite(dir, Number(port))).rejects.toThrow(`Port ${port} is taken`);
  await expect(serveSite(path.join(dir, 'empty'), 0)).rejects.toThrow('npm run build');
});
