import {codeBlock} from '../models/blocks';
import {codeOf, highlightBlocks} from './highlight';

it('replaces all code on a page with HTML', async () => {
  const page = {a: [codeBlock('js', 'const a = "<b> & c";\n'), {b: codeBlock('text', 'a < b')}], c: 'x', d: null};
  await highlightBlocks(codeOf(page));
  const html = expect.stringMatching(/^<span class="pl-k">const<\/span> .*&lt;b> &amp; c/u) as string;
  expect(page).toEqual({a: [{language: 'js', html}, {b: {language: 'text', html: 'a &lt; b'}}], c: 'x', d: null});
});
