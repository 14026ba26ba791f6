import {SpecError} from '@packages/lint';

import {UserError, describeError} from './fail';

const frames =
  '\n    at y (/x/node_modules/a/b.js:1:2)\n    at x (/x/src/data/facts.ts:3:4)\n    at node:internal/process:1:2';
const thrown = (message: string): Error => Object.assign(new Error(message), {stack: `Error: ${message}${frames}`});
const problem = {rule: 'rule/x', severity: 'error', message: 'Add it.', file: 'a.yaml', line: 2, column: 1};

it.each<[string, unknown, unknown]>([
  ['the message of an error for users', new UserError('Wait for it.'), 'Wait for it.'],
  [
    'findings of the spec',
    new SpecError([{...problem, suggestions: []}]),
    expect.stringMatching(/^The API spec has 1 problem:\n\na\.yaml:2/u),
  ],
  ['a message with a file and a line', thrown('docs/a.mdx:3: wrong'), 'docs/a.mdx:3: wrong'],
  ['where in our code any other error was thrown', thrown('boom'), 'Error: boom\n    at x (/x/src/data/facts.ts:3:4)'],
  ['what is no error', 'text', 'text'],
])('shows %s', (_what, error, shown) => {
  expect(describeError(error)).toEqual(shown);
});
