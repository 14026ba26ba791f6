import {readableLog} from './phases';

it('shows what a build reports without its performance log and stack frames in packages, which are in the whole log', () => {
  const output = [
    '[PERF] Build > en > Load site - 3 ms',
    '[ERROR] Error: docs/a.mdx: "title" is missing.',
    '    at async loadDoc (/site/node_modules/@docusaurus/core/lib/a.js:12:3)',
    '    at new Promise (<anonymous>)',
    '    at /site/node_modules/a.js:1:2',
    '    at src/plugins/docs/index.ts:3:1',
    '  at most 160 characters',
  ].join('\n');
  expect(readableLog(output)).toBe(
    '[ERROR] Error: docs/a.mdx: "title" is missing.\n    at src/plugins/docs/index.ts:3:1\n  at most 160 characters',
  );
});
