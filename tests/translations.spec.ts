import {readFile, readdir} from 'node:fs/promises';
import path from 'node:path';

import {escapeRegexp} from '@docusaurus/utils';
import {load} from 'cheerio';

import {uiTexts} from '../scripts/i18n/uiTexts';
import {type Locale, defaultLocale, localeBaseUrl, locales} from '../src/config/locales';
import {readBuilt} from './support/html';
import {expect, test} from './support/site';

/** English words that no other language of the site has. A string that contains two of them is English. */
const english = /\b(?:the|and|of|is|are|your|you|with|this|that|from|when|cannot)\b/gu;

/** Text that is English in every language: code, links to English pages, and the API changelog, which is marked. */
const inEnglish = 'pre, code, kbd, samp, script, style, svg, template, [lang^="en"], [hreflang^="en"]';

/** Text that repeats the title of a page and has no `lang` attribute. */
const repeatedTitle = 'title, .breadcrumbs__item--active';

/** Elements with their own text. */
const blocks = 'title, h1, h2, h3, h4, h5, h6, p, li, dt, dd, th, td, summary, figcaption, label, button, option';

/** Patterns for the strings that a language lacks, because strings in attributes and option lists can't be marked. */
async function pendingStrings(locale: Locale): Promise<RegExp[]> {
  const translated = JSON.parse(await readFile(`i18n/${locale}/code.json`, 'utf8')) as Record<string, unknown>;
  return (await uiTexts())
    .filter(({key}) => !(key in translated))
    .map(
      ({english: text}) =>
        new RegExp(
          text
            .split(/\{\w+\}|\|/u)
            .map(escapeRegexp)
            .join('.*'),
          'u',
        ),
    );
}

const isEnglish = (text: string): boolean => new Set(text.toLowerCase().match(english)).size > 1;

test.describe.configure({mode: 'parallel', timeout: 300_000});

for (const locale of locales.filter((code) => code !== defaultLocale)) {
  test(`no page in ${locale} has English text`, async () => {
    const base = localeBaseUrl(locale);
    const files = (await readdir(path.join('build', base), {recursive: true})).filter((file) => file.endsWith('.html'));
    expect(files.length).toBeGreaterThan(100);
    const found = new Map<string, string>();
    for (const file of files) {
      const $ = load(await readBuilt(base + file));
      if ($('[data-english-only]').length > 0) {
        $(repeatedTitle).remove();
      }
      $(inEnglish).remove();
      for (const block of $(blocks)) {
        if (isEnglish($(block).text())) {
          const own = $(block).clone();
          own.find(blocks).remove();
          found.set(own.text().replace(/\s+/gu, ' ').trim(), file);
        }
      }
    }
    const pending = await pendingStrings(locale);
    const texts = [...found].filter(([text]) => isEnglish(text) && !pending.some((pattern) => pattern.test(text)));
    expect(texts.map(([text, file]) => `${base}${file}: ${text}`)).toEqual([]);
  });
}
