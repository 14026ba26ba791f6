import path from 'node:path';

import {type Inputs, root} from '@packages/files';
import glob from 'fast-glob';

import {readLastChanges} from '../../src/config/docusaurus/lastChanges';
import {type Locale, locales} from '../../src/config/locales';

/** Files that no page depends on. All others are inputs, so that no new kind of input is missed. */
const neverRead = [
  '**/README.md',
  'tests/**',
  // Test files in docs-samples are samples.
  '!(docs-samples)/**/*.test.*',
  'packages/{diff,run-samples}/**',
  'scripts/!(api|build|lib)/**',
  'scripts/*.ts',
  'deploy/**',
  '*.{md,log}',
  'LICENSE',
  'docs-samples/package*.json',
  '{cspell,eslint,jest,playwright,stylelint}.config.*',
  // Generated from the other inputs.
  '{build,coverage,generated,test-results}/**',
];

/**
 * Everything that the pages of a language depend on: files, the dates of their last commits, and which translations
 * exist. Of other languages, only the posts, whose URLs differ, and the names of pages matter.
 *
 * @param dir the root of the repository, or a copy of it
 */
export async function localeInputs(locale: Locale, dir = root): Promise<Inputs> {
  const others = locales.filter((other) => other !== locale);
  const changes = [...(await readLastChanges(dir))].filter(
    ([file]) => !others.some((other) => file.startsWith(path.join(dir, 'i18n', other))),
  );
  const pages = await glob('i18n/*/docusaurus-plugin-content-{docs,docs-guides,pages}/**', {cwd: dir});
  return {
    files: [
      '**',
      ...neverRead.map((name) => `!${name}`),
      `!i18n/{${others.join(',')}}/!(docusaurus-plugin-content-blog)/**`,
    ],
    values: [process.version, JSON.stringify(changes.sort()), JSON.stringify(pages.sort())],
  };
}
