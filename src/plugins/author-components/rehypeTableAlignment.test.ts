import type {Element, Root} from 'hast';

import {rehypeTableAlignment} from './rehypeTableAlignment';

const cell = (properties: Element['properties']): Element => ({
  type: 'element',
  tagName: 'td',
  properties,
  children: [],
});

/** The properties of cells after they went through. */
function aligned(...cells: Element[]): Element['properties'][] {
  const tree: Root = {type: 'root', children: cells};
  rehypeTableAlignment()(tree);
  return cells.map(({properties}) => properties);
}

it('makes classes of alignments, and leaves no attribute', () => {
  expect(
    aligned(cell({align: 'right'}), cell({align: 'center', className: ['b']}), cell({align: 'left'}), cell({})),
  ).toEqual([{className: ['align-right']}, {className: ['b', 'align-center']}, {}, {}]);
});
