/**
 * Which frame a page has: `web` (marketing: the main navigation), `docs`
 * (documentation, guides and reference: the documentation's navigation) or
 * `external` (a page that stands alone, is printed or shown inside of something
 * else: a slim bar and a slim line). The only table of layouts; what it does
 * not list is `web`.
 */
export type Layout = 'web' | 'docs' | 'external';

/** English paths, each standing for everything below it; the longest that fits decides. */
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

/** The start of the part of the site that a path lies in: `/docs`, `/guides`, `/api`, else `/`. */
export function partOf(englishPath: string): string {
  return Object.keys(layouts).find((base) => englishPath === base || englishPath.startsWith(`${base}/`)) ?? '/';
}
