import {describeError, shortStack} from './errors.mjs';
import {UserError} from '../lib/fail';
import {fromRoot} from '../lib/paths';
import {SpecError} from '../reference/lintSpec';

afterEach(() => {
  delete process.env.SITE_STACK;
});

const withStack = (error: object, stack: string): Error => Object.assign(new Error('x'), {stack}, error);
const facts = fromRoot('src', 'data', 'facts.ts');

it.each([
  [
    'a mistake in the syntax',
    withStack(
      {name: 'TransformError', message: `Transform failed with 1 error:\n${facts}:1:23: ERROR: Expected "}"`},
      '',
    ),
    'src/data/facts.ts:1:23: Expected "}"',
  ],
  [
    'a missing module',
    withStack(
      {code: 'MODULE_NOT_FOUND', message: "Cannot find module './a'\nRequire stack:\n- x", requireStack: [facts]},
      '',
    ),
    "src/data/facts.ts: Cannot find module './a'. Correct the import, or run npm ci if it is a package.",
  ],
  [
    'an exception',
    withStack(
      {name: 'ReferenceError', message: 'a is not defined'},
      `ReferenceError: a\n    at x (/usr/lib/a.js:1:2)\n    at y (${fromRoot('node_modules', 'a', 'b.js')}:1:2)\n    at <anonymous> (${facts}:3:4)\n    at z (${facts}:9:9)`,
    ),
    'src/data/facts.ts:3:4: ReferenceError: a is not defined',
  ],
  [
    'a full disk',
    withStack({message: 'rspack failed: ENOSPC'}, 'Error: ENOSPC: no space left'),
    `The disk of ${fromRoot()}`,
  ],
  ['a read-only file', withStack({code: 'EROFS', path: facts}, ''), 'src/data/facts.ts: its file system is read-only.'],
])('describes %s in a sentence, with the stack on request', (_name, error, sentence) => {
  expect(describeError(error).startsWith(sentence)).toBe(true);
  expect(describeError(error)).not.toMatch(/^ +at /mu);
  process.env.SITE_STACK = '1';
  expect(describeError(error).endsWith(String(error.stack))).toBe(true);
});

it('shows the message alone of an error for users', () => {
  expect(describeError(new UserError('api-spec/a.yaml:1: wrong'))).toBe('api-spec/a.yaml:1: wrong');
  expect(describeError('text')).toBe('text');
  expect(describeError(new UserError('[ERROR] ENOSPC: no space left on device, write'))).toMatch(
    /^The disk of .* is full/u,
  );
});

it('shows findings of the spec without a place in our code', () => {
  const problem = {rule: 'rule/x', severity: 'error', message: 'Add it.', file: 'a.yaml', line: 2, column: 1};
  expect(describeError(new SpecError([{...problem, suggestions: []}]))).toMatch(
    /^The API spec has 1 problem:\n\na\.yaml:2/u,
  );
});

it('shows the file and line that a message begins with, and no other place', () => {
  const message = 'docs/quickstart.mdx:3: The front matter cannot be read.';
  expect(describeError(withStack({message}, `Error\n    at x (${facts}:3:4)`))).toBe(message);
});

it('shortens a stack trace to the first place in our code', () => {
  const frames = [fromRoot('node_modules', 'a', 'b.js'), facts, fromRoot('docusaurus.config.ts')].map((file) => ({
    getFileName: () => file,
    getLineNumber: () => 3,
    getColumnNumber: () => 4,
  }));
  expect(shortStack(new Error('boom'), frames)).toBe('Error: boom\n    at src/data/facts.ts:3:4');
  expect(shortStack(new Error('boom'), frames.slice(0, 1))).toBe('Error: boom');
  expect(shortStack(new Error('docs/a.mdx:3: wrong'), frames)).toBe('Error: docs/a.mdx:3: wrong');
});
