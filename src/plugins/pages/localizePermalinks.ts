import type {Locale} from '../../config/locales';
import type {SourcePage} from '../../lib/routeTable';
import {localizePath} from '../../lib/routes';

/** What this needs to know of a page of the original plugin. */
export interface LoadedPage {
  /** Begins with the language's base URL. */
  readonly permalink: string;
  /** `@site/src/pages/…`. */
  readonly source: string;
}

/** The English path of a page; the one of a folder's index has no slash at its end. */
function englishPath({permalink}: LoadedPage, baseUrl: string): string {
  return `/${permalink.slice(baseUrl.length)}`.replace(/(?<=.)\/+$/u, '');
}

/** The pages as the check of the table wants them. */
export function sourcePages(pages: readonly LoadedPage[], baseUrl: string): SourcePage[] {
  return pages.map((page) => ({path: englishPath(page, baseUrl), file: page.source.replace(/^@site\//u, '')}));
}

/**
 * Moves pages to where the table of localised paths wants them.
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
