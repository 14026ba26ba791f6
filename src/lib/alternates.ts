import {type Locale, locales} from '../config/locales';
import {pageUrl} from './routes';

/** A page's path in each language in which the page exists, without the language prefix. */
export type Versions = Readonly<Partial<Record<Locale, string>>>;

/** The section of the site that a page is in: `/blog` for `/blog/a`. */
function sectionOf(englishPath: string): string {
  return `/${englishPath.split('/')[1] ?? ''}`;
}

/**
 * A page in every language, in menu order, with its path including the language prefix. If the page doesn't exist in a
 * language, the path points to its English text or its section.
 *
 * @param englishPath the English path without the language prefix
 * @param current the current language
 * @param route the path in each language, unless all have `englishPath`, and the languages that show the English text
 */
export function versionsOf(
  englishPath: string,
  current?: Locale,
  {versions, untranslated = []}: {versions?: Versions; untranslated?: readonly Locale[]} = {},
) {
  return locales.map((locale) => {
    if (!versions) {
      return {locale, path: pageUrl(englishPath, locale), exists: !untranslated.includes(locale)};
    }
    const path = versions[locale] ?? (locale === current ? englishPath : undefined);
    return {locale, path: pageUrl(path ?? sectionOf(englishPath), locale), exists: path !== undefined};
  });
}
