import {readFile} from 'node:fs/promises';
import path from 'node:path';

import {filesBelow} from '../../lib/fingerprint';
import {fromRoot} from '../../lib/paths';
import {findDrift} from './copies';

const text = '// mailwren.mjs: sends.\nconst attempts = 4;\nsend();\n';

it('takes copies that differ in their heading alone', () => {
  const other = text.replace('mailwren.mjs', 'server/mailwren.mjs');
  expect(findDrift({'nodejs/mailwren.mjs': text, 'vue/server/mailwren.mjs': other, 'go/main.go': 'x'})).toEqual([]);
});

it.each([
  ['is changed', text.replace('4', '5'), 'line 1 is "const attempts = 5;"; expected "const attempts = 4;"'],
  ['is missing', text.replace('send();\n', ''), 'line 2 is ""; expected "send();"'],
  ['is added', `${text}again();\n`, 'line 3 is "again();"; expected ""'],
])('finds a line that %s', (_, other, expected) => {
  const [finding = '', ...more] = findDrift({'nodejs/mailwren.mjs': text, 'vue/mailwren.mjs': other});
  expect(finding).toContain(`vue/mailwren.mjs: below its heading, ${expected}, as in nodejs/mailwren.mjs`);
  expect(more).toEqual([]);
});

it('finds no drift in the quickstarts', async () => {
  const dir = fromRoot('docs-samples/quickstarts');
  const files = await filesBelow(dir);
  const samples = Object.fromEntries(
    await Promise.all(files.map(async (file) => [path.relative(dir, file), await readFile(file, 'utf8')] as const)),
  );
  const copies = Object.keys(samples).filter((file) => path.basename(file) === 'mailwren.mjs');
  expect(copies.length).toBeGreaterThan(1);
  expect(findDrift(samples)).toEqual([]);
});
