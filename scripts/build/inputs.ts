import path from 'node:path';

import {type Inputs, root} from '@packages/files';
import glob from 'fast-glob';

import {readLastChanges} from '../../src/config/docusaurus/lastChanges';
import {type Locale, locales} from '../../src/config/locales';
import {blogVersions, readPosts} from '../../src/blog';

/** Files that no page depends on. Everything else counts, so a new kind of input is never missed. */
const neverRead = [
  '**/README.md',
  'tests/**',
  // Those in docs-samples are samples.
  '!(docs-samples)/**/*.test.*',
  // Pages read files that scripts write to generated/; ESLint forbids importing scripts.
  'packages/{lint,diff,run-samples}/**',
  'scripts/!(build|lib)/**',
  'scripts/*.ts',
  'deploy/**',
  '*.{md,log}',
  'LICENSE',
  'docs-samples/package*.json',
  '{cspell,eslint,jest,playwright,stylelint}.config.*',
  '{build,coverage,test-results}/**',
  'generated/stamps/**',
];

/** Which blog pages exist in which languages, as a string. */
async function versionsDigest(dir: string): Promise<string> {
  const posts = await readPosts(dir);
  return JSON.stringify(locales.map((locale) => [...blogVersions(posts, locale)]));
}

/**
 * Everything that the pages of a language depend on: files, the dates of their last commits, and which translations
 * exist.
 *
 * @param dir the root of the repository, or a copy of it
 */
export async function localeInputs(locale: Locale, dir = root): Promise<Inputs> {
  const others = locales.filter((other) => other !== locale).join(',');
  const changes = [...(await readLastChanges(dir))].filter(
    ([file]) => !file.startsWith(path.join(dir, 'i18n')) || file.startsWith(path.join(dir, 'i18n', locale)),
  );
  return {
    files: [
      '**',
      ...[...neverRead, `i18n/{${others}}/**`, `generated/**/{${others}}/**`, `generated/**/*.{${others}}.*`].map(
        (glob) => `!${glob}`,
      ),
    ],
    values: [
      process.version,
      JSON.stringify(changes.sort()),
      // Of other languages' posts, a language only uses their URLs.
      await versionsDigest(dir),
      // For other translated pages, only their existence matters.
      JSON.stringify((await glob('i18n/*/docusaurus-plugin-content-{docs,docs-guides,pages}/**', {cwd: dir})).sort()),
    ],
  };
}
