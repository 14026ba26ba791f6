import type {Element, ElementContent, Root} from 'hast';

import {rehypeCodeSpans, rehypeTableAlignment} from './rehypePlugins';

const element = (tagName: string, properties: Element['properties'] = {}, ...children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties,
  children: structuredClone(children),
});

it('flattens the code of a block, and leaves inline code alone', () => {
  const quotation: ElementContent = {type: 'text', value: '"a"'};
  const quoted = element('span', {className: ['pl-s']}, element('span', {className: ['pl-pds']}, quotation));
  const inline = element('p', {}, element('code', {}, quoted));
  const tree: Root = {type: 'root', children: [element('pre', {}, element('code', {}, quoted)), inline]};
  rehypeCodeSpans()(tree);
  expect(tree.children).toEqual([
    element('pre', {}, element('code', {}, element('span', {className: ['pl-s']}, quotation))),
    element('p', {}, element('code', {}, quoted)),
  ]);
});

it('makes classes of alignments, and leaves no attribute', () => {
  const cells = [{align: 'right'}, {align: 'center', className: ['b']}, {align: 'left'}, {}].map((properties) =>
    element('td', properties),
  );
  rehypeTableAlignment()({type: 'root', children: cells});
  expect(cells.map(({properties}) => properties)).toEqual([
    {className: ['align-right']},
    {className: ['b', 'align-center']},
    {},
    {},
  ]);
});
