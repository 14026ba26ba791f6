import type {Element, Root} from 'hast';

import {markLines, readLines, rehypeMagicComments} from './codeLines';
import {rehypeCodeSpans} from './rehypePlugins';

const highlighted = {
  className: 'theme-code-block-highlighted-line',
  line: 'highlight-next-line',
  block: {start: 'highlight-start', end: 'highlight-end'},
};
const magicComments = [highlighted, {className: 'wrong', line: 'This will error'}];

/** The code without comments, each line preceded by its classes. */
function read(text: string, meta = ''): string[] {
  const {code, classes} = readLines(text, meta, magicComments);
  return code.split('\n').map((line, index) => [...(classes.get(index) ?? []), line].join(' '));
}

const light = (line: string): string => `${highlighted.className} ${line}`;

it.each([
  ['JavaScript', '// highlight-next-line'],
  ['CSS', '/* highlight-next-line */'],
  ['JSX', '{/* highlight-next-line */}'],
  ['shell and YAML', '  # highlight-next-line'],
  ['HTML', '<!-- highlight-next-line -->'],
  ['SQL', '-- highlight-next-line'],
])('highlights the line below a comment of %s', (_language, comment) => {
  expect(read(`a\n${comment}\nb\nc`)).toEqual(['a', light('b'), 'c']);
});

it('highlights blocks, combines classes, and recognizes comments from the configuration', () => {
  expect(read('# highlight-start\na\n# This will error\nb\n# highlight-end\nc')).toEqual([
    light('a'),
    `${highlighted.className} wrong b`,
    'c',
  ]);
});

it('highlights ranges, as Docusaurus does with the comments left in', () => {
  expect(read('a\nb\nc\nd', '{1,3-4}')).toEqual([light('a'), 'b', light('c'), light('d')]);
  expect(read('a\n// highlight-next-line\nb', 'title="x.js" {1}')).toEqual([light('a'), '// highlight-next-line', 'b']);
});

it.each(['// highlight-next-line please', 'call("// highlight-next-line")', '# a comment'])(
  'leaves %s alone',
  (line) => {
    expect(read(`${line}\nb`)).toEqual([line, 'b']);
  },
);

it.each([
  ['showLineNumbers', 1],
  ['js title="a" showLineNumbers=7', 7],
  ['title="showLineNumbers"', undefined],
])('reads the first number in %s', (meta, start) => {
  expect(readLines('a', meta, magicComments).start).toBe(start);
});

it('wraps marked and numbered lines of highlighted code, and no others', () => {
  const code: Element = {
    type: 'element',
    tagName: 'code',
    properties: {metastring: 'showLineNumbers=9'},
    children: [{type: 'text', value: 'a\n// highlight-next-line\nb\n'}],
  };
  const tree: Root = {type: 'root', children: [{type: 'element', tagName: 'pre', properties: {}, children: [code]}]};
  rehypeMagicComments({magicComments, defaultLanguage: 'js'})(tree);
  expect(code.properties.className).toEqual(['language-js']);
  expect(code.children).toEqual([{type: 'text', value: 'a\nb\n'}]);
  // The highlighter's output: one span over both lines.
  code.children = [
    {type: 'element', tagName: 'span', properties: {className: ['pl-s']}, children: [{type: 'text', value: 'a\nb\n'}]},
  ];
  rehypeCodeSpans()(tree);
  const line = (text: string, ...className: string[]): unknown => ({
    properties: {className: ['code-line', ...className], dataLine: text === 'a\n' ? '9' : '10'},
    children: [{properties: {className: ['pl-s']}, children: [{value: text}]}],
  });
  expect(code.children).toMatchObject([line('a\n'), line('b\n', highlighted.className)]);
  expect(markLines(code.children, {code: '', classes: new Map()})).toBe(code.children);
});
