import {link, mkdtemp, readFile, rm} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import {writeAtomically} from '../lib/files';
import {serveSite} from '../serve/server';
import {redirectsFile} from './hostFiles';
import {addPending, isUnfinished} from './pending';

const alternates = ['en-US', 'de-DE', 'fr-FR'].map(
  (tag) => `<link data-rh="true" rel="alternate" href="https://mailwren.example/" hreflang="${tag}">`,
);
const home = `<head>${alternates.join('')}</head><li><a href="/de/" hreflang="de-DE" data-locale="de">Deutsch</a></li>`;

let dir = '';
const page = (): string => path.join(dir, 'site', 'index.html');
beforeEach(async () => {
  dir = await mkdtemp(path.join(os.tmpdir(), 'pending-'));
  await writeAtomically(path.join(dir, 'index.html'), home);
  await writeAtomically(path.join(dir, 'site', '_headers'), '/*\n  X-Frame-Options: DENY\n');
  await writeAtomically(`${page()}.br`, 'compressed');
  await link(path.join(dir, 'index.html'), page());
});
afterEach(() => rm(dir, {recursive: true, force: true}));

it('offers only languages that have been built', async () => {
  expect(isUnfinished(path.join(dir, 'site'))).toBe(false);
  await addPending(path.join(dir, 'site'), [page()], ['de']);
  const html = await readFile(page(), 'utf8');
  expect(html.match(/<link [^>]*hreflang="([^"]*)"/gu)).toHaveLength(2);
  expect(html).toContain('<link rel="stylesheet" href="/pending.css"></head>');
  expect(await readFile(path.join(dir, 'site', 'pending.css'), 'utf8')).toContain("li:has(> [data-locale='de'])");
  expect(isUnfinished(path.join(dir, 'site'))).toBe(true);
  // The pages of a language are not modified.
  expect(await readFile(path.join(dir, 'index.html'), 'utf8')).toBe(home);
});

it('shows a placeholder at every URL of a pending language, and reloads it', async () => {
  const pages = await addPending(path.join(dir, 'site'), [page()], ['de', 'fr']);
  const paths = pages.map((file) => `/${path.relative(path.join(dir, 'site'), file)}`);
  await writeAtomically(path.join(dir, 'site', '_redirects'), redirectsFile([], paths));
  const {server, url} = await serveSite(path.join(dir, 'site'), 0);
  for (const pathname of ['/de/', '/de/docs/quickstart']) {
    const response = await fetch(url + pathname);
    const html = await response.text();
    expect(response.status).toBe(404);
    expect(html).toContain('Building <span lang="de-DE">Deutsch</span>');
    expect(html).toContain('<meta http-equiv="refresh" content="3">');
  }
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});
