import {readFile, rm} from 'node:fs/promises';
import path from 'node:path';

import {writeAtomically} from '@packages/files';

import {type Locale, localeConfigs} from '../../src/config/locales';

/** Hides languages in menus, which the app renders from the full list. A complete site doesn't have this file. */
const stylesheet = 'partial.css';

/**
 * Limits a site to the languages that were built: neither menus nor redirects offer the others.
 *
 * @param dir the site
 * @param pages its pages, as absolute paths; hard-linked originals are not modified
 * @param missing the languages that were not built
 */
export async function hideLanguages(dir: string, pages: readonly string[], missing: readonly Locale[]): Promise<void> {
  const tags = missing.map((locale) => localeConfigs[locale].iso).join('|');
  const alternates = new RegExp(`<link\\b[^>]*\\bhreflang="(?:${tags})"[^>]*>`, 'giu');
  for (const page of pages) {
    const html = (await readFile(page, 'utf8')).replace(alternates, '');
    await writeAtomically(page, html.replace('</head>', `<link rel="stylesheet" href="/${stylesheet}"></head>`));
    await Promise.all(['.br', '.gz'].map((extension) => rm(page + extension, {force: true})));
  }
  const rules = missing.map((locale) => `li:has(> [data-locale='${locale}']) { display: none; }\n`);
  await writeAtomically(path.join(dir, stylesheet), rules.join(''));
}
