import {mkdtemp, readFile, readdir, rm, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';

import {compressFiles} from './compress';

let dir = '';
const at = (name: string): string => path.join(dir, name);

beforeEach(async () => {
  dir = await mkdtemp(path.join(os.tmpdir(), 'compress-'));
});
afterEach(() => rm(dir, {recursive: true, force: true}));

it('compresses text and keeps existing copies', async () => {
  await writeFile(at('a.html'), 'a'.repeat(1000));
  await writeFile(at('small.html'), 'a');
  await writeFile(at('a.png'), 'a'.repeat(1000));
  const files = ['a.html', 'small.html', 'a.png'].map(at);
  await compressFiles(files);
  expect((await readdir(dir)).sort()).toEqual(['a.html', 'a.html.br', 'a.html.gz', 'a.png', 'small.html']);
  expect(brotliDecompressSync(await readFile(at('a.html.br'))).toString()).toBe('a'.repeat(1000));
  expect(gunzipSync(await readFile(at('a.html.gz'))).toString()).toBe('a'.repeat(1000));

  await writeFile(at('a.html.br'), 'known');
  await compressFiles(files);
  expect(await readFile(at('a.html.br'), 'utf8')).toBe('known');
});
