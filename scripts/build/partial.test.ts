import {link, mkdtemp, readFile, rm} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import {writeAtomically} from '@packages/files';

import {hideLanguages} from './partial';

it('offers only languages that were built', async () => {
  const dir = await mkdtemp(path.join(os.tmpdir(), 'partial-'));
  const page = path.join(dir, 'site', 'index.html');
  const alternates = ['en-US', 'de-DE', 'fr-FR'].map(
    (tag) => `<link data-rh="true" rel="alternate" href="https://mailwren.example/" hreflang="${tag}">`,
  );
  const home = `<head>${alternates.join('')}</head><li><a href="/de/" hreflang="de-DE" data-locale="de">Deutsch</a></li>`;
  try {
    await writeAtomically(path.join(dir, 'index.html'), home);
    await writeAtomically(`${page}.br`, 'compressed');
    await link(path.join(dir, 'index.html'), page);
    await hideLanguages(path.join(dir, 'site'), [page], ['de']);
    const html = await readFile(page, 'utf8');
    expect(html.match(/<link [^>]*hreflang="([^"]*)"/gu)).toHaveLength(2);
    expect(html).toContain('<link rel="stylesheet" href="/partial.css"></head>');
    expect(await readFile(path.join(dir, 'site', 'partial.css'), 'utf8')).toContain("li:has(> [data-locale='de'])");
    // The pages of a language are not modified.
    expect(await readFile(path.join(dir, 'index.html'), 'utf8')).toBe(home);
  } finally {
    await rm(dir, {recursive: true, force: true});
  }
});
