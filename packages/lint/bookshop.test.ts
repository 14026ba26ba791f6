import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';

import {fromRoot, root} from '@packages/files';
import {bookshop} from '@packages/openapi/testing';
import {stringify} from 'yaml';

import type {SpecError} from '.';
import {createLinter, problemAt} from '.';

const config = `plugins: [./plugin.mjs]
rules:
  struct: error
  no-unresolved-refs: error
  custom/example-values: warn
  custom/known-operations: error
  custom/orphan-files: {severity: warn, others: [redocly.yaml, plugin.mjs]}
  no-required-schema-properties-undefined: error
`;

const plugin = `import {require as load} from 'tsx/cjs/api';

export default () => ({id: 'custom', rules: {oas3: load('@packages/lint/rules', import.meta.url).rules}});
`;

/** The bookshop's spec with pointers in discriminator mappings, because Redocly doesn't resolve names. */
const valid = stringify(bookshop).replace(/^( +(?:card|invoice): )(\w+)$/gmu, "$1'#/components/schemas/$2'");

/** The problems in the bookshop's spec after a change, as `<line>: <message>`. */
async function problemsOf(change: (text: string) => string): Promise<string[]> {
  // The directory is in the repository, so that Node.js finds the packages.
  const dir = await mkdtemp(fromRoot('node_modules', '.cache', 'lint-'));
  const inDir = (name: string): string => path.join(dir, name);
  const source = change(valid);
  const files = {'openapi.yaml': source, 'redocly.yaml': config, 'plugin.mjs': plugin};
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(inDir(name), text)));
  const {lint} = createLinter({
    config: path.relative(root, inDir('redocly.yaml')),
    inspect: ({info}) => {
      const at = {file: inDir('openapi.yaml'), text: source};
      const mistake = {rule: 'title', offset: source.indexOf('title:'), message: 'Write Bookshop API.'};
      return Promise.resolve(info.title === bookshop.info.title ? [] : [problemAt(at, mistake)]);
    },
  });
  try {
    await lint(path.relative(root, inDir('openapi.yaml')));
    return [];
  } catch (error) {
    return (error as SpecError).problems.map(({line, message}) => `${line}: ${message}`);
  } finally {
    await rm(dir, {recursive: true});
  }
}

it('accepts a valid spec', async () => {
  expect(await problemsOf((text) => text)).toEqual([]);
});

it('reports errors of rules and of the inspection at once, with line and fix, and no warnings', async () => {
  const broken = (text: string): string =>
    text
      .replace('title: Bookshop API', 'title: Books')
      .replace(/required:\n(\s+)- result/u, 'required:\n$1- reslut')
      .replace('title: Odes', 'titel: Odes');
  expect(await problemsOf(broken)).toEqual([
    expect.stringMatching(/^\d+: Required property 'reslut' is not defined\./u),
    '3: Write Bookshop API.',
  ]);
});

it('reports warnings if there are no errors, and a reference that leads to nothing', async () => {
  expect(await problemsOf((text) => text.replace('title: Odes', 'titel: Odes'))).toEqual([
    expect.stringMatching(/^\d+: The schema has no field "titel"\. Remove it here, or add it to openapi\.yaml\./u),
    expect.stringMatching(/: "result\.0\.title" is missing\. Correct the example, or the schema in openapi\.yaml\./u),
  ]);
  expect(await problemsOf((text) => text.replace('schemas/Page', 'schemas/Pag'))).toEqual([
    expect.stringMatching(/^\d+: The \$ref doesn't resolve\. Correct it, or add its target\./u),
  ]);
});
