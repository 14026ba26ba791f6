import type {Root} from 'mdast';
import {VFile} from 'vfile';

import {parseMarkdown} from '../../openapi/prose';
import {remarkGuideCards} from './guideCards';

/** The components that the lists of a page become. */
function cardsOf(markdown: string, path = 'guides/index.mdx'): unknown[] {
  const tree: Root = {type: 'root', children: parseMarkdown(markdown)};
  remarkGuideCards()(tree, new VFile({path}));
  return tree.children.flatMap((node): unknown[] => ('name' in node && 'children' in node ? node.children : [node]));
}

const list =
  '- [Clean a list](/guides/clean-a-list) : remove `dead` addresses.\n- From [A](/a) or [B](/b): map fields.';

it.each(['guides/index.mdx', '/x/i18n/fr/docusaurus-plugin-content-docs-guides/current/index.mdx'])(
  'shows a list of guides in %s as cards with outcome and time',
  (path) => {
    const [guide, several] = cardsOf(list, path);
    expect(guide).toMatchObject({
      name: 'NextStep',
      attributes: [
        {name: 'to', value: '/guides/clean-a-list'},
        {name: 'title', value: 'Clean a list'},
        {name: 'minutes', value: {value: expect.stringMatching(/^\d+$/u) as unknown}},
      ],
      children: [{children: [{value: 'Remove '}, {value: 'dead'}, {value: ' addresses.'}]}],
    });
    // Several links are not a link as a whole, so they have no card.
    expect(several).toMatchObject({type: 'paragraph', children: [{value: 'From '}, {url: '/a'}, {}, {url: '/b'}, {}]});
  },
);

it.each([
  ['a second paragraph', '[A](/a): one.\n\n  Two.', [{type: 'paragraph'}, {type: 'paragraph'}]],
  ['a list', '[A](/a): one.\n  - Two', [{type: 'paragraph'}, {type: 'list'}]],
  ['a second link', '[A](/a): see [B](/b).', [{type: 'paragraph'}]],
  ['the path of a file', '[A](./a.mdx): one.', [{type: 'paragraph'}]],
])('shows an item with %s as text', (_what, item, expected) => {
  expect(cardsOf(`- [C](/c): three.\n- ${item}`).slice(1)).toMatchObject(expected);
});

it('leaves other lists and pages alone', () => {
  expect(cardsOf('- To learn more, see the [docs](/docs).')).toMatchObject([{type: 'list'}]);
  expect(cardsOf(list, 'docs/index.mdx')).toMatchObject([{type: 'list'}]);
});
