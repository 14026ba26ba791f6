/**
 * The layout of a page: `web` with the main navigation, `docs` with the documentation's, or `external` with the
 * documentation's and a slim footer, for a page that is printed or embedded.
 */
export type Layout = 'web' | 'docs' | 'external';

/** Layouts by English path, including the pages under it. The last match wins, so a path comes after its parents. */
const layouts: Readonly<Record<`/${string}`, Layout>> = {
  '/docs': 'docs',
  '/docs/indexsd': 'external',
  '/guides': 'docs',
  '/api': 'docs',
};

/** The paths in the table that are a page's path or a parent of it, shortest first. */
const basesOf = (englishPath: string): string[] =>
  Object.keys(layouts).filter((base) => englishPath === base || englishPath.startsWith(`${base}/`));

/** The layout of a page, by its English path; `web` if the table doesn't contain it. */
export function layoutOf(englishPath: string): Layout {
  return layouts[(basesOf(englishPath).at(-1) ?? '/') as `/${string}`] ?? 'web';
}

/** The base path of the part of the site that a path is in: `/docs`, `/guides`, `/api`, or `/`. */
export function partOf(englishPath: string): string {
  return basesOf(englishPath)[0] ?? '/';
}
