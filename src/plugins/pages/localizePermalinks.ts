import type {Locale} from '../../config/locales';
import type {SourcePage} from '../../lib/routeTable';
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

/** The English path and the file of each page. */
export function sourcePages(pages: readonly LoadedPage[], baseUrl: string): SourcePage[] {
  return pages.map((page) => ({path: englishPath(page, baseUrl), file: page.source.replace(/^@site\//u, '')}));
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
