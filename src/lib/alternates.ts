import {type Locale, defaultLocale, locales} from '../config/locales';
import {pageUrl} from './routes';

/** The languages that a page exists in, each with its path there, without language prefix. */
export type Versions = Readonly<Partial<Record<Locale, string>>>;

/** A page in one language, or where a reader of that language is led instead. */
export interface Version {
  readonly locale: Locale;
  /** The address on the site, prefix included. */
  readonly path: string;
  /** Whether the page itself exists there; else the path is that of the part of the site it lies in. */
  readonly exists: boolean;
}

/** The start of the room that a page lies in: `/blog` for `/blog/a`. */
function roomOf(englishPath: string): string {
  return `/${englishPath.split('/')[1] ?? ''}`;
}

/**
 * A page in every language, in menu order.
 *
 * @param englishPath the page's path without language prefix, by its English name
 * @param versions where the page exists, if not everywhere under that path; the
 *   language at hand need not be among them
 * @param current the language at hand, in which the page exists
 */
export function versionsOf(englishPath: string, versions?: Versions, current?: Locale): Version[] {
  return locales.map((locale) => {
    if (!versions) {
      return {locale, path: pageUrl(englishPath, locale), exists: true};
    }
    const path = versions[locale] ?? (locale === current ? englishPath : undefined);
    return {locale, path: pageUrl(path ?? roomOf(englishPath), locale), exists: path !== undefined};
  });
}

/** The version that `x-default` names: the default language's, where there is one. */
export function defaultVersion(versions: readonly Version[]): Version | undefined {
  return versions.find(({locale, exists}) => exists && locale === defaultLocale);
}
