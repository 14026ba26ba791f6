import {type Locale, defaultLocale, localeBaseUrl, locales} from '../config/locales';
import {localizedPaths, movedPaths} from '../config/routes';

const table: Readonly<Record<string, Readonly<Partial<Record<Locale, string>>>>> = localizedPaths;

const moved: Readonly<Record<string, string>> = movedPaths;

/**
 * The current form of a link to a page that may have moved. Query and hash are kept, as are links to pages that did not
 * move.
 */
export function currentPath(href: string): string {
  const [path = ''] = href.split(/[?#]/u, 1);
  return `${moved[path] ?? path}${href.slice(path.length)}`;
}

/**
 * The path of an English page in a language, without the language prefix. Query and hash are kept, a page that moved
 * gets its new path, and links that are not in the tables are returned unchanged.
 */
export function localizePath(href: string, locale: Locale): string {
  const current = currentPath(href);
  const [path = ''] = current.split(/[?#]/u, 1);
  return `${table[path]?.[locale] ?? path}${current.slice(path.length)}`;
}

/**
 * The URL path of an English page in a language, including the prefix:
 * `/pricing` in `de` is `/de/preise`, `/` is `/de/`.
 */
export function pageUrl(englishPath: string, locale: Locale): string {
  return `${localeBaseUrl(locale)}${localizePath(englishPath, locale).slice(1)}`;
}

/** The language and the English path of a URL path such as `/de/preise`. A trailing slash is ignored. */
export function parsePageUrl(pathname: string): {locale: Locale; englishPath: string} {
  const locale =
    locales.find((code) => code !== defaultLocale && (pathname === `/${code}` || pathname.startsWith(`/${code}/`))) ??
    defaultLocale;
  const prefixed = locale === defaultLocale ? pathname : pathname.slice(locale.length + 1);
  const path = prefixed.replace(/\/+$/u, '') || '/';
  const [englishPath = path] =
    Object.entries(table).find(([english, paths]) => (paths[locale] ?? english) === path) ?? [];
  return {locale, englishPath};
}

/** A permanent redirect between two paths of the site. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}

/**
 * The redirects of a site in these languages: from an English path with a language prefix (`/de/pricing`) to the
 * localized path (`/de/preise`), and from the old path of a moved page to the new path.
 */
export function siteRedirects(siteLocales: readonly Locale[]): Redirect[] {
  const targets = {...Object.fromEntries(Object.keys(table).map((path) => [path, path])), ...movedPaths};
  return siteLocales.flatMap((locale) =>
    Object.entries(targets)
      .map(([from, to]) => ({from: `${localeBaseUrl(locale)}${from.slice(1)}`, to: pageUrl(to, locale)}))
      .filter(({from, to}) => from !== to),
  );
}
