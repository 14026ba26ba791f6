import {runInNewContext} from 'node:vm';

import type {Json} from '@packages/openapi';
import fc from 'fast-check';

import {fixtureRequest, nastyTexts} from './testing';
import type {Syntax} from './language';
import {javascript, json, php, printLiteral} from './literals';
import {go} from './targets/go';
import {java} from './targets/java';
import {pythonLanguage as python} from './targets/python';
import {rubyLanguage as ruby} from './targets/ruby';
import {codeOf} from './text';
import type {Target} from './types';

const nasty = fc.oneof(fc.constantFrom(...nastyTexts), fc.string({unit: 'grapheme'}), fc.string({unit: 'binary'}));
const values = fc
  .jsonValue({maxDepth: 4, stringUnit: 'binary'})
  .map((value) => JSON.parse(JSON.stringify(value)) as Json);
const documents = fc.oneof(values, fc.dictionary(nasty, nasty), fc.array(nasty));

/** The code of a literal. */
const print = (value: Json, syntax: Syntax, isInside = false): string =>
  codeOf([printLiteral(value, syntax, isInside)], javascript);

/** The code of the first file in a target's sample that sends this body. */
const code = (target: Target, body: Json): string => [target({...fixtureRequest, body})].flat()[0]?.code ?? '';

/** How Java reads a text block: it strips margins and trailing spaces, then processes escapes. */
function readTextBlock(source: string): string {
  const [, block = ''] = /var body = """\n([^]*?)(?<!\\)""";/u.exec(source) ?? [];
  const lines = block.split('\n');
  const margin = Math.min(...lines.map((line) => /^ */u.exec(line)?.[0].length ?? 0));
  return lines
    .map((line) => line.slice(margin).replace(/ +$/u, ''))
    .join('\n')
    .replace(/\\(.)/gu, (_escape, sign: string) => {
      expect(sign).toBe('\\');
      return sign;
    });
}

/** How each notation is read. Go doesn't process escapes in backticks. */
const readers: Readonly<Record<string, (value: Json) => string>> = {
  JavaScript: (value) => runInNewContext(`JSON.stringify(${print(value, javascript)})`) as string,
  JSON: (value) => print(value, json),
  'the raw text of Go': (value) => /strings\.NewReader\(`([^`]*)`\)/u.exec(code(go, value))?.[1] ?? '',
  'the text block of Java': (value) => readTextBlock(code(java, value)),
};

test.each(Object.keys(readers))('a literal in %s evaluates to its value, whatever it contains', (notation) => {
  fc.assert(
    fc.property(documents, (value) => {
      expect(JSON.parse(readers[notation]?.(value) ?? '')).toEqual(value);
    }),
  );
});

test('every language escapes characters that it would interpret', () => {
  expect(print('a\'b\\c "$x"', php)).toBe(String.raw`'a\'b\\c "$x"'`);
  expect(print('$a\n{$b}"\u202e', php)).toBe(String.raw`"\$a\n{\$b}\"\u{202e}"`);
  expect(print('#{x} # #$y "\\" \u{e0041}', ruby)).toBe(String.raw`"\#{x} # \#$y \"\\\" \u{e0041}"`);
  expect(print('"\\\n\u2028\u{e0041}\'', python)).toBe(String.raw`"\"\\\n\u2028\U000e0041'"`);
  expect(print("it's", javascript)).toBe(`"it's"`);
  expect(print(`'"`, javascript)).toBe(String.raw`'\'"'`);
});

test('an object stays an object where a language has lists only', () => {
  expect(print({}, php)).toBe('(object) []');
  expect(print({0: 'a', 1: 'b'}, php, true)).toBe("(object) ['0' => 'a', '1' => 'b']");
  expect(print({a: []}, php)).toBe("[\n  'a' => [],\n]");
});

test('a value that contains only scalars and fits is on one line', () => {
  const long = 'x'.repeat(30);
  expect(print({to: ['a', 'b'], tags: [{name: 'a', value: 1}]}, javascript)).toBe(
    "{\n  to: ['a', 'b'],\n  tags: [\n    {name: 'a', value: 1},\n  ],\n}",
  );
  expect(print([long, 'y'.repeat(15)], json, true)).toBe(`[\n  "${long}",\n  "${'y'.repeat(15)}"\n]`);
});

test('a name with a special meaning is treated like any other', () => {
  const value = JSON.parse('{"__proto__": {"a": 1}, "X-Id": null, "class": true}') as Json;
  const printed = print(value, javascript);
  expect(printed).toBe("{\n  ['__proto__']: {a: 1},\n  'X-Id': null,\n  class: true,\n}");
  expect(print(value, ruby)).toBe('{\n  __proto__: {a: 1},\n  "X-Id": nil,\n  class: true\n}');
});
