import {defaultLocale, locales} from '../config/locales';
import {commonPaths, contentBases, localizedPaths} from '../config/routes';

/** The table of paths. */
export interface RouteTable {
  /** English path to the path in each language. */
  readonly localized: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** English paths that are the same in every language. */
  readonly common: readonly string[];
}

/** A page of `src/pages`. */
export interface SourcePage {
  /** The English path, without a trailing slash. */
  readonly path: string;
  /** The file, from the repository's root. */
  readonly file: string;
}

/** The site's own table. */
export const routeTable: RouteTable = {localized: localizedPaths, common: commonPaths};

const tableFile = 'src/config/routes.ts';

/** Validates a path by itself; returns the error, if any. */
function shapeProblem(path: string): string | undefined {
  if (!/^(?:\/[a-z0-9-]+)+$/u.test(path)) {
    return 'is not a path of lowercase letters a to z, digits, hyphens and single slashes, such as /pricing';
  }
  const [, first = ''] = path.split('/');
  if ((locales as readonly string[]).includes(first)) {
    return `begins with the language code "${first}"`;
  }
  const base = Object.values(contentBases).find((content) => content === `/${first}`);
  return base && `is below ${base}, where pages keep their English path`;
}

/** Checks the table of paths; returns one sentence for each problem. */
export function tableProblems({localized, common}: RouteTable): string[] {
  const entries = [
    ...Object.entries(localized).flatMap(([english, paths]) =>
      Object.entries(paths).map(([locale, path]) => ({english, locale, path})),
    ),
    ...common.map((path) => ({english: path, locale: defaultLocale, path})),
  ];
  return entries.flatMap(({english, locale, path}) => {
    const other = entries.find(
      (it) => it.english !== english && (it.english === path || (it.locale === locale && it.path === path)),
    );
    const problem =
      shapeProblem(path) ??
      (locale === defaultLocale && path !== english
        ? `is not the English path "${english}"`
        : other && `is also a path of "${other.english}"`);
    return problem === undefined ? [] : [`${tableFile}, "${english}": "${path}" (${locale}) ${problem}.`];
  });
}

/**
 * Compares the table with the pages: every page except the home page needs an
 * entry, and every entry a page.
 */
export function pageProblems(pages: readonly SourcePage[], {localized, common}: RouteTable): string[] {
  const known = new Set(['/', ...Object.keys(localized), ...common]);
  const published = new Set(['/', ...pages.map(({path}) => path)]);
  return [
    ...pages
      .filter(({path}) => !known.has(path))
      .map(
        ({path, file}) =>
          `${file} is published at "${path}", which is not in ${tableFile}. Add '${path}' to localizedPaths there ` +
          `with its path in ${locales.join(', ')}, or to commonPaths if it has the same path in every language.`,
      ),
    ...[...known]
      .filter((path) => !published.has(path))
      .map(
        (path) =>
          `${tableFile} lists "${path}", but src/pages has no such page. Add the page, or remove the entry and what links to it.`,
      ),
  ];
}
