import {runInNewContext} from 'node:vm';

import fc from 'fast-check';

import {fixtureRequest, nastyTexts} from '../testing/samples';
import {javascript, json, php, python, ruby} from './languages';
import {type Syntax, printLiteral} from './literals';
import {go} from './targets/go';
import {java} from './targets/java';
import type {Json, Target} from './types';

const nasty = fc.oneof(fc.constantFrom(...nastyTexts), fc.string({unit: 'grapheme'}), fc.string({unit: 'binary'}));
const values = fc
  .jsonValue({maxDepth: 4, stringUnit: 'binary'})
  .map((value) => JSON.parse(JSON.stringify(value)) as Json);
const documents = fc.oneof(values, fc.dictionary(nasty, nasty), fc.array(nasty));

/** The first file of a target's sample with a body. */
const code = (target: Target, body: Json): string => target({...fixtureRequest, body})[0]?.code ?? '';

test('a JavaScript literal evaluates to its value, whatever it contains', () => {
  fc.assert(
    fc.property(documents, (value) => {
      const read = runInNewContext(`JSON.stringify(${printLiteral(value, javascript)})`) as string;
      expect(JSON.parse(read)).toEqual(value);
    }),
  );
});

test('JSON parses to its value, whatever it contains', () => {
  fc.assert(
    fc.property(documents, (value) => {
      expect(JSON.parse(printLiteral(value, json))).toEqual(value);
    }),
  );
});

test('the raw text in Go is JSON without a backtick', () => {
  fc.assert(
    fc.property(documents, (value) => {
      const [, text = '', ...more] = /strings\.NewReader\(`([^`]*)`\)/u.exec(code(go, value)) ?? [];
      expect(more).toEqual([]);
      expect(JSON.parse(text)).toEqual(value);
    }),
  );
});

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

test('the text block in Java is JSON, and no escape of it is one of Java', () => {
  fc.assert(
    fc.property(documents, (value) => {
      expect(JSON.parse(readTextBlock(code(java, value)))).toEqual(value);
    }),
  );
});

test('every language escapes characters that it would interpret', () => {
  const print = (syntax: Syntax, text: string): string => printLiteral(text, syntax);
  expect(print(php, 'a\'b\\c "$x"')).toBe(String.raw`'a\'b\\c "$x"'`);
  expect(print(php, '$a\n{$b}"\u202e')).toBe(String.raw`"\$a\n{\$b}\"\u{202e}"`);
  expect(print(ruby, '#{x} # #$y "\\" \u{e0041}')).toBe(String.raw`"\#{x} # \#$y \"\\\" \u{e0041}"`);
  expect(print(python, '"\\\n\u2028\u{e0041}\'')).toBe(String.raw`"\"\\\n\u2028\U000e0041'"`);
  expect(print(javascript, "it's")).toBe(`"it's"`);
  expect(print(javascript, `'"`)).toBe(String.raw`'\'"'`);
});

test('an object stays an object where a language has lists only', () => {
  expect(printLiteral({}, php)).toBe('(object) []');
  expect(printLiteral({0: 'a', 1: 'b'}, php, '', 0)).toBe("(object) ['0' => 'a', '1' => 'b']");
  expect(printLiteral({a: []}, php)).toBe("[\n    'a' => [],\n]");
});

test('a value that contains only scalars and fits is on one line', () => {
  const long = 'x'.repeat(30);
  expect(printLiteral({to: ['a', 'b'], tags: [{name: 'a', value: 1}]}, javascript)).toBe(
    "{\n  to: ['a', 'b'],\n  tags: [\n    {name: 'a', value: 1},\n  ],\n}",
  );
  expect(printLiteral([long, 'y'.repeat(15)], json, '  ', 10)).toBe(`[\n    "${long}",\n    "${'y'.repeat(15)}"\n  ]`);
});

test('a name with a special meaning is treated like any other', () => {
  const value = JSON.parse('{"__proto__": {"a": 1}, "X-Id": null, "class": true}') as Json;
  const printed = printLiteral(value, javascript);
  expect(printed).toBe("{\n  ['__proto__']: {a: 1},\n  'X-Id': null,\n  class: true,\n}");
  expect(printLiteral(value, ruby)).toBe('{\n  __proto__: {a: 1},\n  "X-Id": nil,\n  class: true\n}');
});
