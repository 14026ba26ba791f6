import {parseJson} from './parseJson';

it.each([
  ['a missing comma', '{\n  "a": 1\n  "b": 2\n}', 'x.json:3:3: The JSON is not valid: comma expected.'],
  ['a trailing comma', '{\n  "a": 1,\n}', "x.json:2:9: JSON doesn't allow trailing commas."],
  ['a file that ends early', '{"a": {', 'x.json:1:8: The JSON is not valid: close brace expected.'],
  ['a byte order mark', '\uFEFF{}', 'x.json:1:1: '],
])('reports the position of %s', (_name, text, message) => {
  expect(() => parseJson(text, 'x.json')).toThrow(message);
});
