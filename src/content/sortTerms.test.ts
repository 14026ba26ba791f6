import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {VFile} from 'vfile';

import {remarkSortTerms} from './sortTerms';

const terms = '**Zielgruppe**: A.\n\n**Öffnung** (open): B.\n\n**Paket**: C.\n';
const sorted = '**Öffnung** (open): B.\n\n**Paket**: C.\n\n**Zielgruppe**: A.\n';
const page = (inSection: string): string => `Intro.\n\n${inSection}\n## More\n\n${inSection}\nEnd.\n`;

it.each([
  ['/docs/glossary.mdx', page(sorted)],
  ['/docs/limits.mdx', page(terms)],
])('sorts the terms of each section of the glossary by their language: %s', async (path, expected) => {
  const sort = unified().use(remarkParse).use(remarkSortTerms, {iso: 'de-DE'}).use(remarkStringify);
  expect(String(await sort.process(new VFile({path, value: page(terms)})))).toBe(expected);
});
