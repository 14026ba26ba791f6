import {type Locale, locales} from '../../config/locales';
import {commonPaths, localizedPaths} from '../../config/routes';
import {localizePath} from '../../lib/routes';

/** A page of the original plugin. */
interface LoadedPage {
  /** Starts with the language's base URL. */
  readonly permalink: string;
  /** `@site/src/pages/…`. */
  readonly source: string;
}

/** The English path of a page, without a slash at the end. */
function englishPath({permalink}: LoadedPage, baseUrl: string): string {
  return `/${permalink.slice(baseUrl.length)}`.replace(/(?<=.)\/+$/u, '');
}

/**
 * Gives pages their localized path.
 *
 * @param baseUrl the language's base URL, such as `/de/`
 */
export function localizePermalinks<Page extends LoadedPage>(
  pages: readonly Page[],
  baseUrl: string,
  locale: Locale,
): Page[] {
  return pages.map((page) => ({
    ...page,
    permalink: `${baseUrl}${localizePath(englishPath(page, baseUrl), locale).slice(1)}`,
  }));
}

/** One sentence for each page, except the home page, that the table of paths lacks. */
export function missingPaths(
  pages: readonly LoadedPage[],
  baseUrl: string,
  known: readonly string[] = ['/', ...Object.keys(localizedPaths), ...commonPaths],
): string[] {
  return pages.flatMap((page) => {
    const path = englishPath(page, baseUrl);
    return known.includes(path)
      ? []
      : `${page.source.replace('@site/', '')} is published at "${path}", which is not in src/config/routes.ts. ` +
          `Add it there: to localizedPaths, with the page's path in ${locales.slice(1).join(', ')}, or to commonPaths if all languages use the same path.`;
  });
}
