import {mkdtemp, readdir, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {highlight} from './';

let cache: string;
beforeEach(async () => {
  cache = await mkdtemp(path.join(tmpdir(), 'highlight-'));
});
afterEach(() => rm(cache, {recursive: true}));

it('highlights each block once', async () => {
  const blocks = [
    {language: 'js', text: 'const a = 1;\n'},
    {language: 'text', text: 'const a'},
  ];
  const first = await highlight(blocks, cache);
  expect(first).toEqual([
    [
      {text: 'const', color: 'pl-k'},
      {text: ' '},
      {text: 'a', color: 'pl-c1'},
      {text: ' = '},
      {text: '1', color: 'pl-c1'},
      {text: ';\n'},
    ],
    [{text: 'const a'}],
  ]);
  const [file = '', ...others] = await readdir(cache);
  expect(others).toHaveLength(1);
  await writeFile(path.join(cache, file), JSON.stringify([{type: 'text', value: 'known'}]));
  expect(await highlight(blocks, cache)).toContainEqual([{text: 'known'}]);
});

it('reports an unknown language', async () => {
  await expect(highlight([{language: 'klingon', text: 'qapla'}], cache)).rejects.toThrow(
    'Code in "klingon" cannot be highlighted',
  );
});
