import {readFileSync} from 'node:fs';
import path from 'node:path';

import {filesBelow, fromRoot} from '@packages/files';

import {facts} from './facts';

/** Finds a pattern in all samples, and returns the file and groups of each match. */
async function inSamples(
  pattern: RegExp,
): Promise<{file: string; groups: Readonly<Record<string, string | undefined>>}[]> {
  const files = await Promise.all(['docs-samples', 'packages/samples/targets'].map((dir) => filesBelow(fromRoot(dir))));
  return files.flat().flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(pattern)].map(({groups = {}}) => ({
      file: path.relative(fromRoot('.'), file),
      groups,
    })),
  );
}

it('gives up after the same number of attempts in every sample', async () => {
  // urllib3 and curl count only retries.
  const attempts =
    /\b(?:max_?attempts =|tries =|attempt ===|attempts:) (?<all>\d+)|(?:\btotal=|--retry )(?<repeated>\d+)/giu;
  const found = (await inSamples(attempts)).map(({file, groups: {all, repeated}}) => ({
    file,
    attempts: all ? Number(all) : Number(repeated) + 1,
  }));
  expect(found.length).toBeGreaterThanOrEqual(14);
  expect(found.filter((sample) => sample.attempts !== facts.retryAttempts)).toEqual([]);
});

it('sends only SMTP headers that the documentation lists', async () => {
  const page = readFileSync(fromRoot('docs/sending/smtp.mdx'), 'utf8');
  const found = await inSamples(/(?<header>X-Mailwren-[\w-]+)/gu);
  expect(found.length).toBeGreaterThan(8);
  expect(found.filter(({groups: {header}}) => !page.includes(`| \`${header}\` |`))).toEqual([]);
});
