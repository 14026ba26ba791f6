import type {Run} from '@site/src/lib/jsonRuns';
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
  ['quotes and emoji', 'a\n\n"😀" \'x\' 😁1', `a\n\n<pl-s "😀"> <pl-s 'x'> 😁<pl-c1 1>`],
  ['a new line', 'send({\n  limit: 5,\n})', '<pl-en send>({\n  limit: <pl-c1 5>,\n})'],
])('keeps the colors of %s', (_name, code, expected) => {
  expect(show(recolor(code, original))).toBe(expected);
});
