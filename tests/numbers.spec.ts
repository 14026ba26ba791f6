import {expect, test} from 'playwright/test';

import {localeConfigs} from '../src/config/locales';
import {pageUrl} from '../src/lib/routes';
import {readPage} from './support/html';
import {locales} from './support/pages';

/** The numbers in the text of a page, as they are written, except in code and pictures. */
async function numbersOn(url: string): Promise<Set<string>> {
  const $ = await readPage(url);
  $('pre, code, time, [translate="no"]').remove();
  // Each text node separately, because adjacent numbers are separate.
  const texts = $('main, main *')
    .contents()
    .get()
    .flatMap((node) => ('data' in node ? node.data : []));
  return new Set(
    texts
      .join('\n')
      .replaceAll(/\b1k\b/gu, '')
      .match(/\d+(?:[.,\u00a0\u202f]\d+)*/gu),
  );
}

/** A number from an English page in the notation of a different language. A year has no separator. */
function translated(number: string, iso: string): string {
  const [whole = '', fraction = ''] = number.replaceAll(',', '').split('.');
  return whole === number && whole.length > 3
    ? number
    : new Intl.NumberFormat(iso, {minimumFractionDigits: fraction.length}).format(Number(`${whole}.${fraction}`));
}

// Reads the files of the build, without a browser or server.
for (const locale of locales.filter((code) => code !== 'en')) {
  test(`the home, about and pricing page in ${locale} have the numbers of the English ones`, async () => {
    const {iso} = localeConfigs[locale];
    for (const path of ['/', '/about', '/pricing']) {
      const english = [...(await numbersOn(path))].map((number) => translated(number, iso));
      const found = await numbersOn(pageUrl(path, locale));
      // English prices are per "1k", in other languages per 1,000 or per thousand.
      const known = new Set([...english, translated('1,000', iso)]);
      expect
        .soft(
          english.filter((number) => !found.has(number)),
          `missing on ${path}`,
        )
        .toEqual([]);
      expect
        .soft(
          [...found].filter((number) => !known.has(number)),
          `only on ${path}`,
        )
        .toEqual([]);
    }
  });
}
