import {UserError, describeError} from './fail';

const frames =
  '\n    at y (/x/node_modules/a/b.js:1:2)\n    at x (/x/src/data/facts.ts:3:4)\n    at node:internal/process:1:2';
const thrown = (message: string): Error => Object.assign(new Error(message), {stack: `Error: ${message}${frames}`});
/** A subclass of `UserError`, such as the error that a package throws with its findings. */
class FindingsError extends UserError {}

it.each<[string, unknown, unknown]>([
  ['the message of an error for users', new UserError('Wait for it.'), 'Wait for it.'],
  ['the message of a kind of it', new FindingsError('a.yaml:2: Add it.'), 'a.yaml:2: Add it.'],
  ['a message with a file and a line', thrown('docs/a.mdx:3: wrong'), 'docs/a.mdx:3: wrong'],
  ['where in our code any other error was thrown', thrown('boom'), 'Error: boom\n    at x (/x/src/data/facts.ts:3:4)'],
  ['what is no error', 'text', 'text'],
])('shows %s', (_what, error, shown) => {
  expect(describeError(error)).toEqual(shown);
});
