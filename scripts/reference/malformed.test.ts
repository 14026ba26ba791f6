import {copyFile, cp, mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import {fromRoot} from '../lib/paths';
import {type Found, problemsAfter} from '../testing/brokenSpec';
import {inspectFiles} from './inspectFiles';
import {SpecError, lintSpec} from './lintSpec';
import type {Problem} from './problems';

let dir = '';
const touched = new Set<string>();
beforeAll(async () => {
  dir = await mkdtemp(path.join(os.tmpdir(), 'malformed-'));
  await cp(fromRoot('api-spec'), path.join(dir, 'api-spec'), {recursive: true});
});
// A copy of the whole spec for each test would take longer than the test.
afterEach(async () => {
  for (const file of touched) {
    await rm(path.join(dir, 'api-spec', file), {recursive: true, force: true});
    await copyFile(fromRoot('api-spec', file), path.join(dir, 'api-spec', file));
  }
  touched.clear();
});
afterAll(() => rm(dir, {recursive: true, force: true}));

/** The path of a file in the copy, which is put right after the test. */
const at = (file: string): string => {
  touched.add(file);
  return path.join(dir, 'api-spec', file);
};
const edit = async (file: string, change: (text: string) => string | Buffer): Promise<void> => {
  const text = await readFile(at(file), 'utf8');
  const changed = change(text);
  expect(changed).not.toBe(text);
  await writeFile(at(file), changed);
};

const index = 'openapi.yaml';
const operation = 'resources/emails/sendEmail.yaml';
const schema = 'shared/schemas/RequestId.yaml';
const other = 'shared/schemas/Meta.yaml';

/** Each: what is malformed, how it is made, and the file, the line and the words that have to be told. */
const malformed: [name: string, make: () => Promise<unknown>, file: string, line: number, message: RegExp][] = [
  [
    'a schema that is itself',
    () => writeFile(at(schema), '$ref: RequestId.yaml\n'),
    schema,
    1,
    /leads back to itself: /u,
  ],
  [
    'two schemas that are each other',
    async () => {
      await writeFile(at(schema), '$ref: Meta.yaml\n');
      await writeFile(at(other), '# one\n$ref: RequestId.yaml\n');
    },
    schema,
    1,
    /Meta\.yaml → RequestId\.yaml → Meta\.yaml/u,
  ],
  [
    'a schema that extends itself',
    () => writeFile(at(other), 'type: object\ndescription: A.\nallOf: [{ $ref: Meta.yaml }]\n'),
    other,
    3,
    /leads back to itself: /u,
  ],
  ['UTF-16', () => edit(operation, (text) => Buffer.from(`\uFEFF${text}`, 'utf16le')), operation, 1, /not in UTF-8/u],
  [
    'Latin-1',
    () => edit(operation, (text) => Buffer.from(text.replace(/^summary: .*/mu, 'summary: Désolé'), 'latin1')),
    operation,
    2,
    /not in UTF-8/u,
  ],
  ['an empty file', () => writeFile(at(operation), ''), operation, 1, /is empty/u],
  ['a file with comments only', () => writeFile(at(operation), '---\n# To be written\n'), operation, 1, /is empty/u],
  ['an empty index', () => writeFile(at(index), '\n'), index, 1, /is empty/u],
];

async function problemsOf(check: Promise<void>): Promise<readonly Problem[]> {
  return check.then(
    () => [],
    (error: unknown) => {
      if (error instanceof SpecError) {
        expect(error.message).not.toMatch(/^\s+at |node_modules|\/tmp\/[^\s:]*: |[╔║╚]/mu);
        return error.problems;
      }
      throw error;
    },
  );
}

it.each(malformed)('reports file, line and fix of %s', async (_name, make, file, line, message) => {
  await make();
  const problems = await problemsOf(lintSpec(at(index)));
  expect(problems).toHaveLength(1);
  expect(problems[0]?.file.endsWith(`api-spec/${file}`)).toBe(true);
  expect(problems[0]?.line).toBe(line);
  expect(problems[0]?.message).toMatch(message);
});

interface Case {
  name: string;
  file: string;
  from: RegExp;
  to: string;
  /** What the line holds that the problem points at. */
  line: string;
  message: RegExp;
}

/** Mistakes in files of their own, so that one run of the check finds all that cannot be parsed. */
const unparsable: readonly Case[] = [
  {
    name: 'YAML that cannot be read',
    file: operation,
    from: /^summary: /mu,
    to: 'summary: [',
    line: 'description:',
    message: /./u,
  },
  {
    name: 'JSON that cannot be read',
    file: 'examples/templates/getTemplate.response.text_only.json',
    from: /[^]+/u,
    to: '{\n"summary": \n',
    line: '',
    message: /./u,
  },
  {
    name: 'a key twice',
    file: 'resources/audiences/getAudience.yaml',
    from: /^/u,
    to: 'summary: Twice\n',
    line: 'summary: Get an audience',
    message: /duplicated mapping key/u,
  },
];

/** As above, for what is parsed and makes no sense. */
const unresolvable: readonly Case[] = [
  {
    name: 'a reference to no file',
    file: 'resources/templates/createTemplate.yaml',
    from: /CreateTemplateRequest\.yaml/u,
    to: 'Nothing.yaml',
    line: 'Nothing.yaml',
    message: /leads to no file: .*schemas\/Nothing\.yaml/u,
  },
  {
    name: 'a reference to nothing in a file',
    file: 'resources/audiences/createAudience.yaml',
    from: /CreateAudienceRequest\.yaml/u,
    to: 'CreateAudienceRequest.yaml#/nothing',
    line: '#/nothing',
    message: /leads to nothing/u,
  },
  {
    name: 'an operationId twice',
    file: 'resources/emails/getEmail.yaml',
    from: /operationId: getEmail/u,
    to: 'operationId: sendEmail',
    line: 'operationId: sendEmail',
    message: /unique `operationId`/u,
  },
  {
    name: 'a text where an object is expected',
    file: 'resources/suppressions/getSuppression.yaml',
    from: /[^]+/u,
    to: 'hello\n',
    line: 'hello',
    message: /Expected type/u,
  },
];

describe.each([
  ['cannot be parsed', unparsable],
  ['cannot be resolved', unresolvable],
])('what %s', (_what, cases) => {
  let found: readonly Found[] = [];
  beforeAll(async () => {
    found = await problemsAfter(
      ...cases.map(({file, from, to}) => ({file, change: (text: string) => text.replace(from, () => to)})),
    );
  });

  it.each(cases)('reports file and line of $name', ({file, line, message}) => {
    const texts = found
      .filter((problem) => problem.file === file && message.test(problem.message))
      .map(({text}) => text);
    expect(texts).toContainEqual(expect.stringContaining(line));
  });
});

it('accepts trees, whose branches are properties and lists, and a mark of UTF-8', async () => {
  await edit(other, (text) => `\uFEFF${text}`);
  await edit(
    'shared/schemas/FieldError.yaml',
    (text) =>
      `${text}  causes:\n    type: array\n    description: What led to it.\n    maxItems: 3\n    items: { $ref: FieldError.yaml }\n    examples: [[]]\n`,
  );
  expect(await inspectFiles(at(index))).toEqual([]);
});
