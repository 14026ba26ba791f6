import type {Element, ElementContent, Root} from 'hast';

import {rehypeCodeSpans} from './rehypeCodeSpans';

const quoted: ElementContent = {
  type: 'element',
  tagName: 'span',
  properties: {className: ['pl-s']},
  children: [
    {type: 'element', tagName: 'span', properties: {className: ['pl-pds']}, children: [{type: 'text', value: '"a"'}]},
  ],
};
const element = (tagName: string, ...children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children: structuredClone(children),
});

it('flattens the code of a block, and leaves code in a sentence alone', () => {
  const tree: Root = {
    type: 'root',
    children: [element('pre', element('code', quoted)), element('p', element('code', quoted))],
  };
  rehypeCodeSpans()(tree);
  expect(tree.children).toEqual([
    element(
      'pre',
      element('code', {
        type: 'element',
        tagName: 'span',
        properties: {className: ['pl-s']},
        children: [{type: 'text', value: '"a"'}],
      }),
    ),
    element('p', element('code', quoted)),
  ]);
});
