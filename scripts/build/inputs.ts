import path from 'node:path';

import {Globby, posixPath} from '@docusaurus/utils';

import {readLastChanges} from '../../src/config/docusaurus/lastChanges';
import {type Locale, locales} from '../../src/config/locales';
import {filesBelow, fingerprint} from '../lib/fingerprint';

/** Files that no page depends on. Everything else counts, so a new kind of input is never missed. */
const neverRead = [
  '**/README.md',
  // READMEs in docs-samples are samples.
  '{src,api-spec}/**/*.test.*',
  'tests/**',
  // Pages read what scripts write to generated/; ESLint forbids importing scripts.
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

/** Every file that a language's pages may depend on, relative to the root. */
export async function localeInputs(dir: string, locale: Locale): Promise<string[]> {
  const found = await Globby('**', {cwd: dir, dot: true, gitignore: true, ignore: neverRead});
  // Filtered here, because an ignore pattern would also hide .gitignore from the search.
  const sources = found.filter((file) => !file.startsWith('.'));
  const generated = (await filesBelow(path.join(dir, 'generated'))).map((file) => posixPath(path.relative(dir, file)));
  const otherLocales = locales.filter((other) => other !== locale);
  const isForOthers = (file: string): boolean =>
    otherLocales.some(
      (other) => file.startsWith(`i18n/${other}/`) || new RegExp(`^generated/(?:.*[/.])?${other}[/.]`, 'u').test(file),
    );
  return [...sources, ...generated].filter((file) => !isForOthers(file) && file !== 'generated/stamp').sort();
}

/** A fingerprint of everything a language's pages depend on: files, the dates of their last commits, and `values`. */
export async function localeFingerprint(dir: string, locale: Locale, values: readonly string[] = []): Promise<string> {
  const [inputs, changes] = await Promise.all([localeInputs(dir, locale), readLastChanges(dir)]);
  const times = inputs.map((file) => changes.get(path.join(dir, file)) ?? null);
  return fingerprint(dir, inputs, [...values, JSON.stringify(times)]);
}
