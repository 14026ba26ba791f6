import type {Locale} from '../../config/locales';
import {localizePath} from '../../lib/routes';

/**
 * Moves pages to where the table of localised paths wants them.
 *
 * @param pages pages with permalinks that start with the language's base URL
 * @param baseUrl the language's base URL, such as `/de/`
 */
export function localizePermalinks<Page extends {permalink: string}>(
  pages: readonly Page[],
  baseUrl: string,
  locale: Locale,
): Page[] {
  return pages.map((page) => {
    const englishPath = `/${page.permalink.slice(baseUrl.length)}`;
    return {...page, permalink: `${baseUrl}${localizePath(englishPath, locale).slice(1)}`};
  });
}
