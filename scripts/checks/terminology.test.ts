import {filesBelow, fromRoot, readText, root} from '@packages/files';
import {Linter} from 'eslint';

import {termProblems, terminology} from './terminology.mjs';

/** The messages of the ESLint rule about code in a file. */
const problems = (code: string, file = 'src/lib/a.ts'): string[] =>
  new Linter({cwd: root})
    .verify(
      code,
      {files: ['**/*.ts'], plugins: {terminology}, rules: {'terminology/prose': 'error'}},
      {filename: `${root}/${file}`},
    )
    .map(({message}) => message);

it.each([
  ['// The form works without script.', 'Instead of "without script", use: JavaScript.'],
  ["throw new Error('This is no PO file.');", 'Instead of "is no PO", use: a negated verb, such as isn\'t a.'],
  ['const message = `Put ${name} below src/.`;', 'Instead of "below src", use: under.'],
  ['/**\n * Prints the files that are there,\n * 12 in all.\n */', 'Instead of "in all", use: in total.'],
])('reports %s', (code, message) => {
  expect(problems(code)).toEqual([message]);
});

it.each([
  "const mark = '“'; export const login = {'log-in': 1}; // There is no error, and no more than `is no code`.",
  "// Takes several weeks.\nconst word = 'mended';",
])('accepts %s', (code) => {
  expect(problems(code)).toEqual([]);
});

it('reads only comments in tests, which quote wrong text', () => {
  expect(problems("it('finds', 'This is no PO file.'); // In line 3", 'src/lib/a.test.ts')).toEqual([
    'Instead of "In line 3", use: on line.',
  ]);
});

/** The problems, with file names, in all files whose names match; `proseOf` selects the text that people read. */
async function problemsIn(directories: string[], names: RegExp, proseOf: (text: string) => string): Promise<string[]> {
  const files = (await Promise.all(directories.map((name) => filesBelow(fromRoot(name))))).flat();
  const read = files.filter((file) => names.test(file) && !file.includes('node_modules'));
  expect(read.length).toBeGreaterThan(10);
  const lists = await Promise.all(
    read.map(async (file) => termProblems(proseOf(await readText(file))).map((problem) => `${file}: ${problem}`)),
  );
  return lists.flat();
}

it('finds nothing in READMEs', async () => {
  const directories = ['api-spec', 'blog', 'deploy', 'docs', 'guides', 'packages', 'scripts', 'src', 'static', 'tests'];
  const withoutFences = (text: string): string => text.replace(/^```.*?^```/gmsu, '');
  expect(await problemsIn(directories, /README\.md$/u, withoutFences)).toEqual([]);
});

it('finds nothing in the comments of samples in languages that ESLint does not read', async () => {
  const comments = (text: string): string => [...text.matchAll(/(?:#|\/\/) (.*)/gu)].map(([line]) => line).join('\n');
  expect(await problemsIn(['docs-samples'], /\.(?:go|java|php|py|rb|sh|tsx?|vue|ya?ml)$/u, comments)).toEqual([]);
});
