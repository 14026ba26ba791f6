import {defaultLocale, locales} from '../config/locales';
import {commonPaths, contentBases, localizedPaths} from '../config/routes';

/** The table of paths as data, of which the types promise nothing. */
export interface RouteTable {
  /** English path to the path in each language. */
  readonly localized: Readonly<Record<string, Readonly<Record<string, string | undefined>>>>;
  /** English paths that are the same in every language. */
  readonly common: readonly string[];
}

/** A page of `src/pages`. */
export interface SourcePage {
  /** Its English path, without a slash at its end. */
  readonly path: string;
  /** Its file, from the root of the repository. */
  readonly file: string;
}

/** The site's own table. */
export const routeTable: RouteTable = {localized: localizedPaths, common: commonPaths};

const tableFile = 'src/config/routes.ts';

/** What is wrong with a path by itself, or nothing. */
function shapeProblem(path: string): string | undefined {
  if (!path.startsWith('/')) {
    return 'does not begin with a slash';
  }
  if (path.endsWith('/')) {
    return path === '/' ? 'is the home page, which needs no entry' : 'ends with a slash';
  }
  if (!/^(?:\/[a-z0-9-]+)+$/u.test(path)) {
    return 'may have lower-case letters a to z, digits, hyphens and single slashes only';
  }
  const [, first = ''] = path.split('/');
  if ((locales as readonly string[]).includes(first)) {
    return `begins with the language code "${first}"`;
  }
  const base = Object.values(contentBases).find((content) => content === `/${first}`);
  return base && `lies below ${base}, where pages keep their English path`;
}

/** The languages of one entry: each there, no other, and English under its own name. */
function languageProblems(englishPath: string, paths: Readonly<Record<string, string | undefined>>): string[] {
  const missing = locales.filter((locale) => paths[locale] === undefined);
  const unknown = Object.keys(paths).filter((code) => !(locales as readonly string[]).includes(code));
  const english = paths[defaultLocale] ?? englishPath;
  return [
    ...missing.map((locale) => `has no path in ${locale}. Add ${locale}: '/…'.`),
    ...unknown.map((code) => `names the language "${code}", which src/config/locales.ts does not list.`),
    ...(english === englishPath ? [] : [`has the path "${english}" in ${defaultLocale}, expected "${englishPath}".`]),
  ];
}

/**
 * Says what is wrong with the table itself, one sentence each with the entry
 * and the language; nothing where it is sound.
 */
export function tableProblems({localized, common}: RouteTable): string[] {
  const englishPaths = [...Object.keys(localized), ...common];
  const at = (englishPath: string, problem: string): string => `${tableFile}, "${englishPath}": ${problem}`;

  const names = englishPaths.flatMap((englishPath, index) => {
    const shape = shapeProblem(englishPath);
    return [
      ...(shape === undefined ? [] : [at(englishPath, `it ${shape}.`)]),
      ...(englishPaths.indexOf(englishPath) === index
        ? []
        : [at(englishPath, 'it is listed twice. Remove one entry.')]),
    ];
  });

  const entries = Object.entries(localized).flatMap(([englishPath, paths]) => {
    const others = englishPaths.filter((other) => other !== englishPath);
    const values = Object.entries(paths).flatMap(([locale, path]) => {
      if (path === undefined || path === englishPath) {
        return [];
      }
      const shape = shapeProblem(path);
      if (shape !== undefined) {
        return [`"${path}" (${locale}) ${shape}.`];
      }
      if (others.includes(path)) {
        return [`"${path}" (${locale}) is the English path of another page. Choose another one.`];
      }
      const twin = others.find((other) => localized[other]?.[locale] === path);
      return twin === undefined ? [] : [`"${path}" (${locale}) is also the path of "${twin}". Choose another one.`];
    });
    return [...languageProblems(englishPath, paths), ...values].map((problem) => at(englishPath, problem));
  });

  return [...names, ...entries];
}

/**
 * Compares the table with the pages that there are: each page but the home
 * page stands in it, and each entry has a page.
 *
 * @returns one sentence for each page or entry that lacks the other
 */
export function pageProblems(pages: readonly SourcePage[], {localized, common}: RouteTable): string[] {
  const known = new Set(['/', ...Object.keys(localized), ...common]);
  const published = new Set(['/', ...pages.map(({path}) => path)]);
  return [
    ...pages
      .filter(({path}) => !known.has(path))
      .map(
        ({path, file}) =>
          `${file} is published at "${path}", which ${tableFile} does not know. Add '${path}' to localizedPaths there ` +
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
