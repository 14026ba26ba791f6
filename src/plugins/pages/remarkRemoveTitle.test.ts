import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {VFile} from 'vfile';

import {remarkRemoveTitle} from './remarkRemoveTitle';

it.each([
  ['Intro.\n\n# Title\n\n## A\n', 'src/pages/a.md', 'Intro.\n\n## A\n'],
  ['<header>\n  # Title\n</header>\n\nText.\n', 'src/pages/a.md', 'Text.\n'],
  ['## A\n\n# Second\n', 'src/pages/a.md', '## A\n\n# Second\n'],
  ['# Title\n', 'src/pages/_parts/a.mdx', '# Title\n'],
])('removes the title of a page, which is above the content: %j in %s', async (value, path, expected) => {
  const page = await unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(remarkRemoveTitle)
    .use(remarkStringify)
    .process(new VFile({path, value}));
  expect(String(page)).toBe(expected);
});
