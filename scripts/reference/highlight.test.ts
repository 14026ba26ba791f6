import {mkdtemp, readFile, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {codeBlock} from '../../src/openapi/parts';
import {codeOf, openHighlighter} from './highlight';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'highlight-'));
});
afterEach(() => rm(dir, {recursive: true}));

const js = codeBlock('js', 'const a = "<b> & c";\n');
const text = codeBlock('text', 'a < b');

it('highlights each code block once, caches it, and drops unused ones', async () => {
  const file = path.join(dir, 'code.json');
  const read = async (): Promise<Record<string, string>> =>
    JSON.parse(await readFile(file, 'utf8')) as Record<string, string>;

  const first = await openHighlighter(file);
  first.add([js, text, js]);
  await first.save({prune: true});
  expect((await read())[js.hash]).toMatch(/^<span class="pl-k">const<\/span> .*&lt;b> &amp; c/u);
  expect((await read())[text.hash]).toBe('a &lt; b');

  const second = await openHighlighter(file);
  // Without its source, it could not be highlighted again.
  second.add([{hash: js.hash, language: 'js'}]);
  await second.save({prune: false});
  expect(Object.keys(await read())).toHaveLength(3);
  await second.save({prune: true});
  expect(Object.keys(await read()).sort()).toEqual([js.hash, 'version'].sort());
});

it('reports an unknown language', async () => {
  const highlighter = await openHighlighter(path.join(dir, 'code.json'));
  highlighter.add([codeBlock('klingon', 'qapla')]);
  await expect(highlighter.save({prune: true})).rejects.toThrow('Code in "klingon" cannot be highlighted');
});

it('finds all code on a page', () => {
  expect(codeOf({a: [js, {b: text}], c: 'x', d: null})).toEqual([js, text]);
});
