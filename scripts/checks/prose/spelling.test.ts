import {spawnSync} from 'node:child_process';

import {fromRoot, root} from '../../lib/paths';

/** What the spelling check of `npm run check` says of a page. */
function misspelled(text: string): string[] {
  const {stdout} = spawnSync(
    process.execPath,
    [
      fromRoot('node_modules', 'cspell', 'bin.mjs'),
      '--words-only',
      '--unique',
      '--no-progress',
      '--no-summary',
      'stdin://docs/a.mdx',
    ],
    {cwd: root, input: text, encoding: 'utf8'},
  );
  return stdout.split('\n').filter((word) => word !== '');
}

it('finds mistakes and American spelling in prose, and leaves code alone', () => {
  expect(
    misspelled(
      [
        'An email is **delivred**. Choose a color. Mailwren checks DMARC.',
        '`wrnog_name` <Fact name="idempotncyHours" /> [a page](/docs/smpt) {/* #idd-of-it */}',
        '```js file=docs-samples/recieve.mjs',
        'const recieve = 1;',
        '```',
      ].join('\n'),
    ).sort(),
  ).toEqual(['color', 'delivred']);
  // A program of its own, on a machine that may be busy.
}, 60_000);
