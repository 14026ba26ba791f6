/**
 * Which frame a page has: `web` (marketing: the main navigation) or `docs`
 * (documentation, guides and reference: the documentation's navigation). The
 * only table of layouts; what it does not list is `web`.
 */
export type Layout = 'web' | 'docs';

/** English paths, each standing for everything below it. */
const layouts: Readonly<Record<`/${string}`, Layout>> = {
  '/docs': 'docs',
  '/guides': 'docs',
  '/api': 'docs',
};

/** The layout of a page, by its English path. */
export function layoutOf(englishPath: string): Layout {
  const entry = Object.entries(layouts).find(([base]) => englishPath === base || englishPath.startsWith(`${base}/`));
  return entry?.[1] ?? 'web';
}

/** The start of the part of the site that a path lies in: `/docs`, `/guides`, `/api`, else `/`. */
export function partOf(englishPath: string): string {
  return Object.keys(layouts).find((base) => englishPath === base || englishPath.startsWith(`${base}/`)) ?? '/';
}
