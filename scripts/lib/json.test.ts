import {parseJson} from './json';

it('parses JSON', () => {
  expect(parseJson('{"a": [1, null]}', 'x.json')).toEqual({a: [1, null]});
});

it.each([
  ['a missing comma', '{\n  "a": 1\n  "b": 2\n}', 'x.json:3:3: Not valid JSON: comma expected.'],
  ['a comma too many', '{\n  "a": 1,\n}', 'x.json:3:1: Not valid JSON: property name expected.'],
  ['a quotation mark in a string', '{"a": "say "yes""}', 'x.json:1:13: Not valid JSON: invalid symbol.'],
  ['other quotation marks', '{\n  "a": “b”\n}', 'x.json:2:8: Not valid JSON: invalid symbol.'],
  ['a comment', '{} // b', 'x.json:1:4: Not valid JSON: invalid comment token.'],
  ['a line break in a string', '{"a": "b\nc"}', 'x.json:1:7: Not valid JSON: unexpected end of string.'],
  ['a file that ends early', '{"a": {', 'x.json:1:8: Not valid JSON: close brace expected.'],
  ['an empty file', '', 'x.json:1:1: Not valid JSON: value expected.'],
  ['a byte order mark', '\uFEFF{}', 'x.json:1:1: '],
])('names the position of %s', (_name, text, message) => {
  expect(() => parseJson(text, 'x.json')).toThrow(message);
});
