import {readFile, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import {fromRoot} from '@packages/files';

import {headerRules, headersFile, redirectsFile} from './hostFiles';
import {countSite, exceededLimits, hostLimits} from './hostLimits';

const count = (headers: string, redirects: string): ReturnType<typeof countSite> =>
  countSite(headers, redirects, [__filename]);

it('has a recipe in deploy/README.md for every host', async () => {
  const readme = await readFile(fromRoot('deploy/README.md'), 'utf8');
  const rows = [...readme.matchAll(/^\| \[(?<title>.+?)\]\(.+?\) +\| `(?<host>[\w-]+)`/gmu)];
  expect(rows.map(([, , host]) => host).sort()).toEqual(Object.keys(hostLimits).sort());
  const recipes = readme.split(/^## /mu).filter((text) => /npm run build|docker build/u.test(text));
  rows.forEach(([, title]) => expect(recipes.find((text) => text.startsWith(title ?? '?'))).toBeDefined());
});

it('counts rules, the longest line, redirects and files', async () => {
  const file = path.join(os.tmpdir(), `limits-${process.pid}`);
  await writeFile(file, 'x'.repeat(300_000));
  const redirects = redirectsFile([{from: '/a', to: '/b'}], ['/404.html', '/de/404.html']);
  expect(await countSite('/*\n  A: b\n\n/a\n  Longer: header\n', redirects, [file, __filename])).toMatchObject({
    headerRules: 2,
    headerLine: '  Longer: header'.length,
    redirects: 1,
    files: 2,
    fileSize: 300_000,
  });
});

it('permits our rules, whose number does not depend on the languages', async () => {
  const counts = await count(headersFile(headerRules(['sha256-abc='])), '');
  expect(counts.headerRules).toBeLessThan(20);
  expect(exceededLimits('cloudflare-pages', counts)).toEqual({refused: [], paid: []});
});

it('says what a host would drop, and what to do', async () => {
  const redirects = Array.from({length: 2_001}, (_, index) => ({from: `/a${index}`, to: '/b'}));
  const counts = {...(await count('', redirectsFile(redirects, []))), files: 20_001};
  expect(exceededLimits('cloudflare-pages', counts)).toEqual({
    refused: [
      'Cloudflare Pages accepts at most 2000 redirects in _redirects, found 2001. To stay within the limit, remove old paths from movedPaths in src/config/routes.ts.',
    ],
    paid: [
      'Cloudflare Pages accepts at most 20000 files on its free plan, found 20001. To stay within the limit, build fewer languages.',
    ],
  });
  expect(exceededLimits('nginx', counts)).toEqual({refused: [], paid: []});
});
