import {mkdtemp, readFile, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {codeBlock} from '../models/blocks';
import {codeOf, writeCode} from './highlight';

const js = codeBlock('js', 'const a = "<b> & c";\n');
const text = codeBlock('text', 'a < b');

it('writes the HTML of code, and drops unused code', async () => {
  const dir = await mkdtemp(path.join(tmpdir(), 'highlight-'));
  const file = path.join(dir, 'code.json');
  const read = async (): Promise<unknown> => JSON.parse(await readFile(file, 'utf8'));
  await writeCode([js, js], {prune: true, file});
  const html = {[js.hash]: expect.stringMatching(/^<span class="pl-k">const<\/span> .*&lt;b> &amp; c/u) as string};
  expect(await read()).toEqual(html);
  await writeCode([text], {prune: false, file});
  expect(await read()).toEqual({...html, [text.hash]: 'a &lt; b'});
  await writeCode([text], {prune: true, file});
  expect(await read()).toEqual({[text.hash]: 'a &lt; b'});
  await rm(dir, {recursive: true});
});

it('finds all code on a page', () => {
  expect(codeOf({a: [js, {b: text}], c: 'x', d: null})).toEqual([js, text]);
});
