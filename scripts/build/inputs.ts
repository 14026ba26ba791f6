import path from 'node:path';

import {Globby} from '@docusaurus/utils';

import {readLastChanges} from '../../src/config/lastChanges';
import {type Locale, locales} from '../../src/config/locales';
import {blogDir} from '../../src/plugins/blog/paths';
import {filesBelow, fingerprint} from '../lib/fingerprint';

/** What no page is made from. Everything else counts, so a new kind of input is never forgotten. */
const neverRead = [
  '**/README.md',
  // Those of docs-samples are samples.
  '{src,api-spec}/**/*.test.*',
  'tests/**',
  // Pages read what scripts write into generated/, and ESLint forbids them to import scripts.
  'scripts/**',
  'deploy/**',
  '.*/**',
  '*.md',
  'LICENSE',
  'docs-samples/package*.json',
  '{cspell,eslint,jest,playwright,stylelint}.config.*',
  // Ignored by Git anyway, but slow to search.
  '**/node_modules/**',
  'build/**',
  'generated/**',
];

/** Every file that a language's pages may be made from, relative to the root. */
export async function localeInputs(dir: string, locale: Locale): Promise<string[]> {
  const found = await Globby('**', {cwd: dir, dot: true, gitignore: true, ignore: neverRead});
  // Excluded here, because the pattern would also hide .gitignore from the search.
  const sources = found.filter((file) => !file.startsWith('.'));
  const generated = (await filesBelow(path.join(dir, 'generated'))).map((file) => path.relative(dir, file));
  const foreign = locales.filter((other) => other !== locale);
  const isForeign = (file: string): boolean =>
    foreign.some(
      (other) =>
        file.startsWith(`i18n/${other}/`) ||
        file.startsWith(`${blogDir(other)}/`) ||
        new RegExp(`^generated/(?:.*[/.])?${other}[/.]`, 'u').test(file),
    );
  return [...sources, ...generated].filter((file) => !isForeign(file) && file !== 'generated/stamp').sort();
}

/** A fingerprint of everything a language's pages depend on: files, when they were last committed, and `values`. */
export async function localeFingerprint(dir: string, locale: Locale, values: readonly string[] = []): Promise<string> {
  const [inputs, changes] = await Promise.all([localeInputs(dir, locale), readLastChanges(dir)]);
  const times = inputs.map((file) => changes.get(path.join(dir, file)) ?? null);
  return fingerprint(dir, inputs, [...values, JSON.stringify(times)]);
}
