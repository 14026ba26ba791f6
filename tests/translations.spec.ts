import {readdir} from 'node:fs/promises';
import path from 'node:path';

import {load} from 'cheerio';

import {defaultLocale, localeBaseUrl, locales} from '../src/config/locales';
import {readBuilt} from './support/html';
import {expect, test} from './support/site';

/** Words of English that none of the other languages has; a text with two of them is English. */
const english = /\b(?:the|and|of|is|are|your|you|with|this|that|from|when|cannot|can't|isn't)\b/giu;

/** What is English on purpose: code, names, and content that says so. */
const exceptions = [
  'pre, code, kbd, samp, script, style, svg, template, [hidden]',
  '[lang^="en"], [hreflang^="en"]',
].join(', ');

/** Elements whose text is a sentence or a label of its own. */
const blocks = 'title, h1, h2, h3, h4, h5, h6, p, li, dt, dd, th, td, summary, figcaption, label, button, option, a';

test.describe.configure({timeout: 300_000});

for (const locale of locales.filter((code) => code !== defaultLocale)) {
  test(`no page in ${locale} has English text`, async () => {
    const base = localeBaseUrl(locale);
    const files = (await readdir(path.join('build', base), {recursive: true})).filter((file) => file.endsWith('.html'));
    const found = new Map<string, string>();
    for (const file of files) {
      const $ = load(await readBuilt(base + file));
      $(exceptions).remove();
      for (const block of $(blocks)) {
        // The text of an inner block is that one's.
        const text = $(block).clone().find(blocks.replace(', a', '')).remove().end().text().replace(/\s+/gu, ' ').trim();
        if (new Set(text.toLowerCase().match(english)).size > 1) {
          found.set(text, file);
        }
      }
    }
    expect([...found].map(([text, file]) => `${base}${file}: ${text}`)).toEqual([]);
  });
}
