import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import {inspectFiles} from './inspectFiles';

/** The problems of a spec with these files besides its index, as `<file>:<line>: <message>`. */
async function problemsOf(files: Readonly<Record<string, string | Buffer>>): Promise<string[]> {
  const dir = await mkdtemp(path.join(os.tmpdir(), 'inspect-'));
  const all = {'openapi.yaml': 'openapi: 3.1.0\n', ...files};
  await Promise.all(Object.entries(all).map(([name, content]) => writeFile(path.join(dir, name), content)));
  const problems = await inspectFiles(path.join(dir, 'openapi.yaml')).finally(() => rm(dir, {recursive: true}));
  return problems.map(({file, line, message}) => `${path.basename(file)}:${line}: ${message}`);
}

it.each<[name: string, files: Record<string, string | Buffer>, problem: RegExp]>([
  ['a schema that is itself', {'a.yaml': '$ref: a.yaml\n'}, /^a.yaml:1: .*leads back to itself: /u],
  [
    'two schemas that are each other',
    {'a.yaml': '$ref: b.yaml\n', 'b.yaml': '# one\n$ref: a.yaml\n'},
    /^b.yaml:2: .*a\.yaml → b\.yaml → a\.yaml/u,
  ],
  [
    'a schema that extends itself',
    {'a.yaml': 'type: object\ndescription: A.\nallOf: [{ $ref: a.yaml }]\n'},
    /^a.yaml:3: .*leads back to itself: /u,
  ],
  ['UTF-16', {'a.yaml': Buffer.from('\uFEFFsummary: A\n', 'utf16le')}, /^a.yaml:1: .*not in UTF-8/u],
  ['Latin-1', {'a.yaml': Buffer.from('a: A\nb: Désolé\n', 'latin1')}, /^a.yaml:2: .*not in UTF-8/u],
  ['an empty file', {'a.yaml': ''}, /^a.yaml:1: .*is empty/u],
  ['a file with comments only', {'a.yaml': '---\n# To be written\n'}, /^a.yaml:1: .*is empty/u],
  ['an empty index', {'openapi.yaml': '\n'}, /^openapi.yaml:1: .*is empty/u],
])('reports file, line and fix of %s', async (_name, files, problem) => {
  expect(await problemsOf(files)).toEqual([expect.stringMatching(problem)]);
});

it('accepts trees, whose branches are properties and lists, and a byte order mark of UTF-8', async () => {
  const tree = 'type: object\nproperties:\n  causes:\n    type: array\n    items: { $ref: tree.yaml }\n';
  expect(await problemsOf({'tree.yaml': tree, 'mark.yaml': '\uFEFFtype: string\n'})).toEqual([]);
});
