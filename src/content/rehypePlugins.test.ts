import type {Element, ElementContent, Root} from 'hast';
import {VFile} from 'vfile';

import {rehypeHighlight, rehypeMovedAnchors, rehypeTables, rehypeUnbroken} from './rehypePlugins';

const element = (tagName: string, properties: Element['properties'] = {}, ...children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties,
  children: structuredClone(children),
});

const text = (value: string): ElementContent => ({type: 'text', value});

it('keeps a number and its unit on one line, except in code', () => {
  const code = element('code', {}, text('25 MB'));
  const tree: Root = {type: 'root', children: [element('p', {}, text('Up to 25 MB, in '), code, text('25 MB'))]};
  rehypeUnbroken()(tree);
  expect(tree.children).toEqual([element('p', {}, text('Up to 25\u00a0MB, in '), code, text('25\u00a0MB'))]);
});

it.each<[cells: ElementContent[], labels: unknown[]]>([
  [
    [text('404'), element('code', {}, text('not_found')), text('No'), text('Check the ID and the path.')],
    [undefined, undefined, 'title 2', undefined],
  ],
  [
    [text('Size'), text('25 MB')],
    [undefined, undefined],
  ],
  [
    [text('An email verification'), text('1,000')],
    [undefined, 'title 1'],
  ],
])('labels cells that need it in a table of several columns: %#', (cells, labels) => {
  const titles = cells.map((_cell, index) => element('th', {}, text(`title ${index}`)));
  const row = element('tr', {}, ...cells.map((cell) => element('td', {}, cell)));
  const table = element('table');
  table.children = [element('tr', {}, ...titles), row];
  rehypeTables()({type: 'root', children: [table]});
  expect(row.children.map((cell) => cell.type === 'element' && cell.properties.dataLabel)).toEqual(labels);
});

it('turns alignments into classes, and labels cells with the titles of their columns', () => {
  const row = element(
    'tr',
    {},
    ...[{align: 'right'}, {align: 'center', className: ['b']}, {align: 'left'}].map((properties) =>
      element('td', properties),
    ),
  );
  const titles = element('tr', {}, element('th'), element('th', {}, element('code', {}, text('a')), text(' b')));
  const table = element('table');
  table.children = [titles, row];
  rehypeTables()({type: 'root', children: [table]});
  expect(row.children.map((cell) => cell.type === 'element' && cell.properties)).toEqual([
    {className: ['align-right']},
    {className: ['b', 'align-center'], dataLabel: 'a b'},
    {},
  ]);
});

it('highlights blocks of code, and leaves inline code alone', async () => {
  const inline = element('p', {}, element('code', {className: ['language-js']}, text('let a')));
  const code = element('code', {className: ['language-js']}, text('let a = "b"'));
  const plain = element('code', {}, text('let a'));
  const tree: Root = {type: 'root', children: [element('pre', {}, code), inline, element('pre', {}, plain)]};
  await rehypeHighlight()(tree);
  const span = (name: string, value: string): Element => element('span', {className: [name]}, text(value));
  expect(tree.children).toEqual([
    element('pre', {}, element('code', code.properties, span('pl-k', 'let'), text(' a = '), span('pl-s', '"b"'))),
    inline,
    element('pre', {}, plain),
  ]);
});

describe('the former ID of a heading', () => {
  const moved = (file: string, ...ids: string[]): Root => {
    const tree: Root = {type: 'root', children: ids.map((id) => element('h2', {id}, text('Title')))};
    rehypeMovedAnchors()(tree, new VFile({path: file}));
    return tree;
  };

  it.each([
    ['docs/limits.mdx', 'what', 'rate-limits'],
    ['i18n/de/docusaurus-plugin-content-docs/current/errors/index.mdx', 'shape', 'error-responses'],
    [
      'i18n/de/docusaurus-plugin-content-docs-guides/current/send-a-password-reset.mdx',
      'the-complete-program',
      'the-complete-script',
    ],
    ['docs/quickstarts/go.mdx', 'register-your-address', 'register-your-endpoint'],
  ])('is in the heading of %s', (file, from, to) => {
    const [heading] = moved(file, to).children;
    expect(heading).toEqual(element('h2', {id: to}, element('span', {id: from}), text('Title')));
  });

  it('is refused if the headings do not match the table', () => {
    expect(() => moved('docs/limits.mdx', 'limits')).toThrow('docs/limits.mdx:1: src/config/movedAnchors.ts says');
    expect(() => moved('docs/limits.mdx', 'rate-limits', 'what')).toThrow('still has #what');
  });
});
