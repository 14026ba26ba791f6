import {readFileSync} from 'node:fs';

import type {ElementContent} from 'hast';

import {codeRuns} from './codeSpans';

const text = (value: string): ElementContent => ({type: 'text', value});
const span = (className: string, ...children: (ElementContent | string)[]): ElementContent => ({
  type: 'element',
  tagName: 'span',
  properties: {className: [className]},
  children: children.map((child) => (typeof child === 'string' ? text(child) : child)),
});

it('colors a string that contains an expression as one string', () => {
  expect(
    codeRuns([
      span('pl-s1', 'name'),
      text(' '),
      span('pl-s', '"', span('pl-pse', span('pl-s1', '${')), span('pl-c1', 'name'), span('pl-pse', '}'), '"'),
    ]),
  ).toEqual([{text: 'name '}, {color: 'pl-s', text: '"${name}"'}]);
});

it('joins adjacent spans of the same color across blanks, and no others', () => {
  expect(
    codeRuns([
      span('pl-k', 'export'),
      text(' '),
      span('pl-k', 'const'),
      text(' '),
      span('pl-c1', 'A'),
      text('\n'),
      text('b'),
    ]),
  ).toEqual([{color: 'pl-k', text: 'export const'}, {text: ' '}, {color: 'pl-c1', text: 'A'}, {text: '\nb'}]);
});

it.each([
  ['a quoted string', "-d '", "'"],
  ['a text block', 'body = """\n    ', '\n    """;'],
])('colors JSON in %s like JSON', (_name, before, after) => {
  const json = '{\n  "to": ["a: \\"b\\""],\n  "open": true\n}';
  expect(codeRuns([span('pl-s', before, span('pl-k', json), after)])).toEqual([
    {color: 'pl-s', text: before},
    {text: '{\n  '},
    {color: 'pl-k', text: '"to"'},
    {text: ': ['},
    {color: 'pl-s', text: '"a: \\"b\\""'},
    {text: '],\n  '},
    {color: 'pl-k', text: '"open"'},
    {text: ': '},
    {color: 'pl-c1', text: 'true'},
    {text: '\n}'},
    {color: 'pl-s', text: after},
  ]);
});

it('colors a string that names a value like other names', () => {
  expect(codeRuns([span('pl-s', '"to"'), text(': '), span('pl-s', '"a"')])).toEqual([
    {color: 'pl-k', text: '"to"'},
    {text: ': '},
    {color: 'pl-s', text: '"a"'},
  ]);
  expect(codeRuns([span('pl-s', "'to'"), text(' => $to')])[0]?.color).toBe('pl-k');
  expect(codeRuns([span('pl-k', 'case'), text(' '), span('pl-s', "'a'"), text(':\n')])[2]?.color).toBe('pl-s');
});

it('uses exactly the classes that have a color', () => {
  const styled = readFileSync('src/css/code.css', 'utf8').match(/\.pl-[\w-]+/gu) ?? [];
  const used = codeRuns(
    [
      ...['pl-c', 'pl-k', 'pl-ent', 'pl-s', 'pl-pds', 'pl-sr', 'pl-c1', 'pl-v', 'pl-en', 'pl-e'],
      ...['pl-mi1', 'pl-md', 'pl-mdr'],
    ].map((name) => span(name, name)),
  ).map(({color = ''}) => `.${color}`);
  expect([...new Set(styled)].sort()).toEqual([...new Set(used)].sort());
});
