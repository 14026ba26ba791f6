import {readFile, rm} from 'node:fs/promises';
import {existsSync} from 'node:fs';
import path from 'node:path';

import {type Locale, defaultLocale, localeBaseUrl, localeConfigs, localeNames} from '../../src/config/locales';
import {brand} from '../../src/config/site';
import {writeAtomically} from '../lib/files';

/** Hides pending languages in menus, which the app renders from the full list. A complete site does not include it. */
const stylesheet = 'pending.css';

/** Whether a build still lacks languages that `npm run site` was adding. */
export const isUnfinished = (dir: string): boolean => existsSync(path.join(dir, stylesheet));

const menuRule = (locale: Locale): string => `li:has(> [data-locale='${locale}']) { display: none; }\n`;

const pageRules = `.pending { max-inline-size: 36rem; margin: 20vh auto; padding: 1rem; font: 1.125rem/1.6 system-ui, sans-serif; }
:root:has(.pending) { color-scheme: light dark; }
`;

/** The placeholder for a language: it reloads until the language is built. */
function pendingPage(locale: Locale): string {
  const name = localeNames[locale];
  return `<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="3">
<title>Building ${name} | ${brand}</title>
<link rel="stylesheet" href="/${stylesheet}">
</head>
<body>
<main class="pending">
<h1>Building <span lang="${localeConfigs[locale].iso}">${name}</span></h1>
<p>This language is not built yet. The page reloads until it is. Until then, you can <a href="${localeBaseUrl(defaultLocale)}">read the site in English</a>.</p>
</main>
</body>
</html>
`;
}

/** Removes pending languages from a page's language menu and redirect. */
function withoutLanguages(html: string, pending: readonly Locale[]): string {
  const tags = pending.map((locale) => localeConfigs[locale].iso).join('|');
  return html
    .replace(new RegExp(`<link\\b[^>]*\\bhreflang="(?:${tags})"[^>]*>`, 'giu'), '')
    .replace('</head>', `<link rel="stylesheet" href="/${stylesheet}"></head>`);
}

/**
 * Limits a site to the languages that are built so far: no page offers the others, and their URLs
 * show a placeholder.
 *
 * @param dir the site
 * @param pages its pages, as absolute paths; hard-linked originals are not modified
 * @returns the placeholder pages, as absolute paths
 */
export async function addPending(dir: string, pages: readonly string[], pending: readonly Locale[]): Promise<string[]> {
  for (const page of pages) {
    await writeAtomically(page, withoutLanguages(await readFile(page, 'utf8'), pending));
    await Promise.all(['.br', '.gz'].map((extension) => rm(page + extension, {force: true})));
  }
  await writeAtomically(path.join(dir, stylesheet), pageRules + pending.map(menuRule).join(''));
  const files = pending.map((locale) => [path.join(dir, locale, '404.html'), pendingPage(locale)] as const);
  await Promise.all(files.map(([file, html]) => writeAtomically(file, html)));
  return files.map(([file]) => file);
}
