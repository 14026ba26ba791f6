import {mkdtemp, readFile, readdir, rm, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';

import {writeAtomically} from '../lib/files';
import {compressFiles} from './compress';

let dir = '';
const at = (name: string): string => path.join(dir, name);

beforeEach(async () => {
  dir = await mkdtemp(path.join(os.tmpdir(), 'compress-'));
});
afterEach(() => rm(dir, {recursive: true, force: true}));

it('compresses text, takes known content from the cache, and drops what nothing uses', async () => {
  await writeAtomically(at('a.html'), 'a'.repeat(1000));
  await writeFile(at('small.html'), 'a');
  await writeFile(at('a.png'), 'a'.repeat(1000));
  const files = ['a.html', 'small.html', 'a.png'].map(at);
  await compressFiles(files, at('cache'), {prune: true});
  expect((await readdir(dir)).sort()).toEqual(['a.html', 'a.html.br', 'a.html.gz', 'a.png', 'cache', 'small.html']);
  expect(brotliDecompressSync(await readFile(at('a.html.br'))).toString()).toBe('a'.repeat(1000));
  expect(gunzipSync(await readFile(at('a.html.gz'))).toString()).toBe('a'.repeat(1000));

  const [cached = ''] = (await readdir(at('cache'))).filter((name) => name.endsWith('.br'));
  await writeFile(path.join(at('cache'), cached), 'known');
  await compressFiles(files, at('cache'), {prune: true});
  expect(await readFile(at('a.html.br'), 'utf8')).toBe('known');

  await writeFile(at('a.html'), 'b'.repeat(1000));
  await compressFiles(files, at('cache'), {prune: false});
  expect(await readdir(at('cache'))).toHaveLength(4);
  await compressFiles(files, at('cache'), {prune: true});
  expect(await readdir(at('cache'))).toHaveLength(2);
  expect(await readdir(at('cache'))).not.toContain(cached);
});
