import {type Locale, locales} from '../../config/locales';
import {commonPaths, contentBases, localizedPaths} from '../../config/routes';
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

/** The first segments of paths that pages cannot have: those of languages and of content. */
const taken = [...locales.map((locale) => `/${locale}`), ...Object.values(contentBases)].join('|');
const validPath = new RegExp(`^(?!(?:${taken})(?:/|$))(?:/[a-z0-9-]+)+$`, 'u');

const tableFile = 'src/config/routes.ts';

/**
 * Checks the table of paths. Every page except the home page needs an entry, and every entry a page.
 *
 * @returns one sentence for each problem
 */
export function pathProblems(
  pages: readonly LoadedPage[],
  baseUrl: string,
  localized: Readonly<Record<string, Readonly<Record<string, string>>>> = localizedPaths,
  common: readonly string[] = commonPaths,
): string[] {
  const paths = [...Object.entries(localized).flatMap(([path, others]) => [path, ...Object.values(others)]), ...common];
  const known = ['/', ...Object.keys(localized), ...common];
  const published = pages.map((page) => englishPath(page, baseUrl));
  return [
    ...paths
      .filter((path) => !validPath.test(path))
      .map(
        (path) =>
          `${tableFile}: "${path}" is not a path of lowercase letters a to z, digits, hyphens and single slashes, such as /pricing, ` +
          'that begins with neither a language code nor a section such as /docs.',
      ),
    ...pages
      .filter((page) => !known.includes(englishPath(page, baseUrl)))
      .map(
        (page) =>
          `${page.source.replace('@site/', '')} is published at "${englishPath(page, baseUrl)}", which is not in ${tableFile}. ` +
          `Add the path to localizedPaths there with its path in ${locales.slice(1).join(', ')}, or to commonPaths if it has the same path in every language.`,
      ),
    ...known
      .filter((path) => !published.includes(path))
      .map(
        (path) =>
          `${tableFile} lists "${path}", but src/pages has no such page. Add the page, or remove the entry and what links to it.`,
      ),
  ];
}
