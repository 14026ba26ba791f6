import type {Run} from '@site/src/lib/codeSpans';
import {recolor} from './highlight';

const show = (runs: readonly Run[]): string =>
  runs.map(({text, color}) => (color === undefined ? text : `<${color} ${text}>`)).join('');

const original: Run[] = [
  {text: 'send', color: 'pl-en'},
  {text: '({\n  to: '},
  {text: '"ada@example.com"', color: 'pl-s'},
  {text: ',\n})'},
];

it.each([
  ['unchanged code', 'send({\n  to: "ada@example.com",\n})', '<pl-en send>({\n  to: <pl-s "ada@example.com">,\n})'],
  ['a changed value', 'send({\n  to: "x 1: y",\n})', '<pl-en send>({\n  to: <pl-s "x 1: y">,\n})'],
  ['an empty value', 'send({\n  to: "",\n})', '<pl-en send>({\n  to: <pl-s "">,\n})'],
  ['a new line', 'send({\n  limit: 5,\n})', '<pl-en send>({\n  limit: <pl-c1 5>,\n})'],
])('keeps the colors of %s', (_name, code, expected) => {
  expect(show(recolor(code, original))).toBe(expected);
});

it('changes no character', () => {
  for (const code of ['', 'a\n\nb', '"😀" \'x\' 😁1', 'send({\n  to: "😁",\n})']) {
    expect(
      recolor(code, original)
        .map(({text}) => text)
        .join(''),
    ).toBe(code);
  }
});
