import {readableLog} from './phases';

it('shows what a build reports without its performance log and stacks, which are in the whole log', () => {
  const output = [
    '[PERF] Build > en > Load site - 3 ms',
    '[ERROR] Error: docs/a.mdx: "title" is missing.',
    '    at async loadDoc (/site/node_modules/@docusaurus/core/lib/a.js:12:3)',
    '    at new Promise (<anonymous>)',
    '    at /site/node_modules/a.js:1:2',
    '  at most 160 characters',
  ].join('\n');
  expect(readableLog(output)).toBe('[ERROR] Error: docs/a.mdx: "title" is missing.\n  at most 160 characters');
});
