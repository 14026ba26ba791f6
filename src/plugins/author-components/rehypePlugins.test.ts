import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';

import type {Element, ElementContent, Root} from 'hast';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';

import {rehypeCodeSpans, rehypeHighlight, rehypeLanguageIcons, rehypeTables, rehypeUnbroken} from './rehypePlugins';

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

const text = (value: string): ElementContent => ({type: 'text', value});

it('keeps a number and its unit on one line, except in code', () => {
  const code = element('code', {}, text('25 MB'));
  const tree: Root = {type: 'root', children: [element('p', {}, text('Up to 25 MB, in '), code, text('25 MB'))]};
  rehypeUnbroken()(tree);
  const size = element('span', {className: ['unbroken']}, text('25 MB'));
  expect(tree.children).toEqual([element('p', {}, text('Up to '), size, text(', in '), code, size)]);
});

it('marks rows of text and a link', () => {
  const link = element('a', {href: '/docs'}, text('Docs'));
  const code = element('code', {}, text('type'));
  const rows = [
    [text('Send'), link],
    [code, link],
    [text('Send'), link, text('No')],
    [text('Send'), text('Docs')],
  ].map((cells) => element('tr', {}, ...cells.map((cell) => element('td', {}, cell))));
  const table = element('table');
  table.children = rows;
  rehypeTables()({type: 'root', children: [table]});
  expect(rows.map(({properties}) => properties.className)).toEqual([['row-link'], undefined, undefined, undefined]);
});

it('labels cells of three columns that need it', () => {
  const tableOf = (...rows: ElementContent[][]): Element[] => {
    const titles = element(
      'tr',
      {},
      ...(rows[0] ?? []).map((_cell, index) => element('th', {}, text(`title ${index}`))),
    );
    const cells = rows.map((row) => element('tr', {}, ...row.map((cell) => element('td', {}, cell))));
    const table = element('table');
    table.children = [titles, ...cells];
    rehypeTables()({type: 'root', children: [table]});
    return table.children.slice(1) as Element[];
  };
  const labelsOf = (rows: Element[]): unknown[] =>
    rows.flatMap(({children}) => children.map((cell) => cell.type === 'element' && cell.properties.dataLabel));
  const code = element('code', {}, text('not_found'));
  expect(labelsOf(tableOf([text('404'), code, text('No'), text('Check the ID and the path.')]))).toEqual([
    undefined,
    undefined,
    'title 2',
    undefined,
  ]);
  expect(labelsOf(tableOf([text('Size'), text('25 MB')]))).toEqual([undefined, undefined]);
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

it('adds icons to quickstarts and to the links to them in tables', () => {
  const link = (slug: string): Element => element('a', {href: `/docs/quickstarts/${slug}`});
  const iconsOf = (file: string, ...children: ElementContent[]): unknown[] => {
    const tree: Root = {type: 'root', children};
    rehypeLanguageIcons()(tree, new VFile({path: file}));
    const icons: unknown[] = [];
    visit(tree, {tagName: 'use'}, ({properties}: Element) => void icons.push(properties.href));
    return icons;
  };
  expect(iconsOf('docs/sdks/index.mdx', element('td', {}, link('nodejs')), element('p', {}, link('go')))).toEqual([
    '/img/languages.svg#node',
  ]);
  expect(iconsOf('i18n/de/docs/quickstarts/nextjs.mdx')).toEqual(['/img/languages.svg#next']);
});

it('highlights each piece of code once', async () => {
  const cache = await mkdtemp(path.join(tmpdir(), 'highlighted-'));
  let highlighted = 0;
  const plugin = () => (tree: Root) =>
    visit(tree, {tagName: 'code'}, (code: Element) => {
      highlighted += 1;
      code.children = [element('span', {className: ['pl-k']}, ...code.children)];
    });
  const code = (value: string): Element => element('code', {className: ['language-js']}, {type: 'text', value});
  const run = async (...values: string[]): Promise<Root> => {
    const tree: Root = {type: 'root', children: values.map((value) => element('pre', {}, code(value)))};
    await rehypeHighlight({plugin, cache})(tree, new VFile());
    return tree;
  };
  const first = await run('let a', 'let b');
  expect(first.children[0]).toEqual(
    element(
      'pre',
      {},
      {...code('let a'), children: [element('span', {className: ['pl-k']}, {type: 'text', value: 'let a'})]},
    ),
  );
  expect(await run('let a', 'let b')).toEqual(first);
  expect(highlighted).toBe(2);
  await run('let a', 'let c');
  expect(highlighted).toBe(3);
  await rm(cache, {recursive: true});
});
