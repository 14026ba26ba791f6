import path from 'node:path';

import {Parser} from 'htmlparser2';

import {type Locale, defaultLocale, isLocale, localeConfigs, locales} from '../../../src/config/locales';
import {type LanguageChoice, hosts} from '../../../src/config/site';
import {pageUrl} from '../../../src/lib/routes';
import {cleanUrl} from '../../serve/rules';
import type {NegotiatedPage} from './config';

/** The languages that a page says it exists in, by its `hreflang`, each with its path there. */
export function declaredVersions(html: string): Partial<Record<Locale, string>> {
  const declared = new Map<string, string>();
  const parser = new Parser({
    onopentag(name, {rel, hreflang, href}) {
      if (name === 'link' && rel === 'alternate' && hreflang !== undefined && href !== undefined) {
        declared.set(hreflang, new URL(href, hosts.site).pathname);
      }
    },
  });
  parser.write(html);
  parser.end();
  return Object.fromEntries(
    locales.flatMap((locale): [Locale, string][] => {
      const path = declared.get(localeConfigs[locale].iso);
      return path === undefined ? [] : [[locale, path]];
    }),
  );
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
      const declared = declaredVersions(await read(file));
      // Where the root leads elsewhere, what it declares says nothing of the addresses there.
      const addressIn = (locale: Locale): string =>
        (wanted === clean ? declared[locale] : undefined) ?? pageUrl(wanted, locale);
      const languages = locales.filter(
        (locale) => declared[locale] !== undefined && present.has(fileOf(addressIn(locale))),
      );
      const own = languages.filter((locale) => addressIn(locale) !== pageUrl(wanted, locale));
      return {
        url: encodeURI(clean),
        file,
        // The page itself is there, whatever it declares.
        languages: languages.length > 0 ? languages : [defaultLocale],
        ...(own.length > 0 ? {addresses: Object.fromEntries(own.map((locale) => [locale, addressIn(locale)]))} : {}),
      };
    }),
  );
}
