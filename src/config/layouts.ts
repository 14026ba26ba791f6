/**
 * The layout of a page: `web` with the main navigation, `docs` with the documentation's, or `external` with a slim bar and footer, for a page that is
 * printed or embedded. Pages that are not in the table are `web`.
 */
export type Layout = 'web' | 'docs' | 'external';

/** Layouts by English path, including the pages below. The longest match wins. */
const layouts: Readonly<Record<`/${string}`, Layout>> = {
  '/docs': 'docs',
  '/docs/indexsd': 'external',
  '/guides': 'docs',
  '/api': 'docs',
};

const longestFirst = Object.entries(layouts).sort(([a], [b]) => b.length - a.length);

/** The layout of a page, by its English path. */
export function layoutOf(englishPath: string): Layout {
  const entry = longestFirst.find(([base]) => englishPath === base || englishPath.startsWith(`${base}/`));
  return entry?.[1] ?? 'web';
}

/** The base path of the part of the site that a path is in: `/docs`, `/guides`, `/api` or `/`. */
export function partOf(englishPath: string): string {
  return Object.keys(layouts).find((base) => englishPath === base || englishPath.startsWith(`${base}/`)) ?? '/';
}
