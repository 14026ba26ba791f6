import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import {inspectFiles} from './inspectFiles';

/** The problems of a spec with these files in addition to its index, as `<file>:<line>: <message>`. */
async function problemsOf(files: Readonly<Record<string, string | Buffer>>): Promise<string[]> {
  const dir = await mkdtemp(path.join(os.tmpdir(), 'inspect-'));
  const all = {'openapi.yaml': 'openapi: 3.1.0\n', ...files};
  await Promise.all(Object.entries(all).map(([name, content]) => writeFile(path.join(dir, name), content)));
  const problems = await inspectFiles(path.join(dir, 'openapi.yaml')).finally(() => rm(dir, {recursive: true}));
  return problems.map(({file, line, message}) => `${path.basename(file)}:${line}: ${message}`);
}

it.each<[name: string, files: Record<string, string | Buffer>, problem: RegExp]>([
  ['a schema that references itself', {'a.yaml': '$ref: a.yaml\n'}, /^a.yaml:1: .*refers to itself: /u],
  [
    'two schemas that reference each other',
    {'a.yaml': '$ref: b.yaml\n', 'b.yaml': '# one\n$ref: a.yaml\n'},
    /^a.yaml:1: .*b\.yaml → a\.yaml → b\.yaml/u,
  ],
  [
    'a schema that extends itself',
    {'a.yaml': 'type: object\ndescription: A.\nallOf: [{ $ref: a.yaml }]\n'},
    /^a.yaml:3: .*refers to itself: /u,
  ],
  [
    'another version',
    {'openapi.yaml': 'openapi: 3.0.3\n'},
    /^openapi.yaml:1: .*Expected OpenAPI 3\.1, found 3\.0\.3\. Convert/u,
  ],
  [
    'a merge conflict',
    {'a.yaml': 'a: 1\n<<<<<<< HEAD\nb: 1\n=======\nb: 2\n>>>>>>> x\n'},
    /^a.yaml:2: A merge conflict is not resolved: lines 2 to 6\. Keep/u,
  ],
  ['a byte order mark in JSON', {'a.json': '\uFEFF{}'}, /^a.json:1: .*byte order mark.*Save the file without/u],
  [
    'two documents',
    {'a.yaml': 'a: 1\n---\nb: 2\n'},
    /^a.yaml:2: .*more than one document\. Move everything after ---/u,
  ],
  [
    'a reference to another server',
    {'a.yaml': 'a:\n  $ref: https://api.example/a.yaml\n'},
    /^a.yaml:2: .*different server\. Save the file in the spec's directory/u,
  ],
  ['an empty file', {'a.yaml': ''}, /^a.yaml:1: .*is empty/u],
  [
    'a duplicate key',
    {'a.yaml': 'a: 1\nb:\n  c: 1\n  c: 2\n'},
    /^a.yaml:4: .*already has a value with this key\. Remove/u,
  ],
  [
    'a duplicate key with and without quotes',
    {'a.yaml': "'200': 1\n200: 2\n"},
    /^a.yaml:2: .*already has a value with this key\. Remove/u,
  ],
  [
    'a text that a comment cuts off',
    {'a.yaml': 'a: 1 # one\nb: It is free. #1 is the default.\nc: a # c\n# d\n'},
    /^a.yaml:2: The text ends here, because a # after a space begins a comment\. Put the text in quotes/u,
  ],
  [
    'a duplicate key in JSON',
    {'a.json': '{"a": 1,\n"a": 2}'},
    /^a.json:2: .*already has a value with this key\. Remove/u,
  ],
  ['a colon in a value', {'a.yaml': 'a: Get: it\n'}, /^a.yaml:1: .*Put the value in quotes/u],
  ['a value in backticks', {'a.yaml': 'a: `it` is\n'}, /^a.yaml:1: .*Put the value in quotes/u],
  ['a tab', {'a.yaml': 'a:\n\tb: 1\n'}, /^a.yaml:2: .*Use spaces/u],
  ['a comment in JSON', {'a.json': '{\n# a\n"a": 1}'}, /^a.json:2: The JSON is not valid: .*no comments/u],
  [
    'an integer that JavaScript rounds',
    {'a.yaml': 'maximum: 9223372036854775807\n'},
    /^a.yaml:1: .*and 9007199254740991/u,
  ],
])('reports file, line and fix of %s', async (_name, files, problem) => {
  expect(await problemsOf(files)).toEqual([expect.stringMatching(problem)]);
});

it('accepts decimals, and integers that are exact', async () => {
  expect(await problemsOf({'a.yaml': 'a: 0.0005\nb: 9007199254740991\nc: "9223372036854775807"\n'})).toEqual([]);
});

it('accepts recursion through properties and lists, and a UTF-8 byte order mark', async () => {
  const tree = 'type: object\nproperties:\n  causes:\n    type: array\n    items: { $ref: tree.yaml }\n';
  expect(await problemsOf({'tree.yaml': tree, 'mark.yaml': '\uFEFFtype: string\n'})).toEqual([]);
});
