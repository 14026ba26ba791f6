import path from 'node:path';

import {Parser} from 'htmlparser2';

import {type Locale, defaultLocale, isLocale, localeConfigs, locales} from '../../../src/config/locales';
import type {LanguageChoice} from '../../../src/config/site';
import {pageUrl} from '../../../src/lib/routes';
import {cleanUrl} from '../../serve/rules';
import type {NegotiatedPage} from './config';

/** The languages that a page says it exists in, by its `hreflang`. */
export function declaredLanguages(html: string): Locale[] {
  const declared = new Set<string>();
  const parser = new Parser({
    onopentag(name, {rel, hreflang}) {
      if (name === 'link' && rel === 'alternate' && hreflang !== undefined) {
        declared.add(hreflang);
      }
    },
  });
  parser.write(html);
  parser.end();
  return locales.filter((locale) => declared.has(localeConfigs[locale].iso));
}

/** The file that answers for an address of a page. */
function fileOf(url: string): string {
  const bare = decodeURI(url);
  return bare.endsWith('/') ? `${bare}index.html` : `${bare}.html`;
}

/** Whether a file is a page without language prefix. */
function isUnprefixedPage(file: string): boolean {
  const [, first = ''] = file.split('/');
  const isPrefixed = isLocale(first) && first !== defaultLocale;
  return file.endsWith('.html') && path.posix.basename(file) !== '404.html' && !isPrefixed;
}

/**
 * The pages where the reader's language is chosen, each with the languages
 * that it declares and that are among the files.
 *
 * @param files all files of the site, as paths from its root: `/docs.html`
 * @param read the HTML of a file
 */
export async function negotiatedPages(
  files: readonly string[],
  read: (file: string) => Promise<string>,
  {rootRedirect}: LanguageChoice,
): Promise<NegotiatedPage[]> {
  const present = new Set(files);
  return Promise.all(
    files.filter(isUnprefixedPage).map(async (file) => {
      const clean = cleanUrl(file, (candidate) => present.has(`/${candidate}`)) ?? file;
      const wanted = clean === '/' ? (rootRedirect ?? clean) : clean;
      const declared = declaredLanguages(await read(file));
      const languages = declared.filter((locale) => present.has(fileOf(pageUrl(wanted, locale))));
      // The page itself is there, whatever it declares.
      return {url: encodeURI(clean), file, languages: languages.length > 0 ? languages : [defaultLocale]};
    }),
  );
}
