/**
 * Pages whose routes come in parts: which part a page is in, and how to fetch
 * one early. `src/plugins/lazy-routes` writes the parts,
 * `components/navigation/lazyRoute` fetches them.
 */

/**
 * Which part the route of a page is in: the same answer when the parts are
 * written and when the browser looks for one. The parts are about equal.
 *
 * @param path the page's address, from the root of the host
 * @param parts how many there are, at least one
 */
export function partOf(path: string, parts: number): number {
  let sum = 0;
  for (const character of path) {
    sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 65_521;
  }
  return sum % parts;
}

/** Fetches a page, its route included. */
type Preload = (path: string) => Promise<void>;

const preloads: {base: string; preload: Preload}[] = [];

const listeners = new Set<() => void>();
let known = 0;

/** How often pages have become known; changes when a part has come. */
export const knownPages = (): number => known;

/** Calls back when pages have become known. @returns what ends that */
export function onPagesKnown(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Says that a part has come. */
export function announcePages(): void {
  known += 1;
  listeners.forEach((listener) => {
    listener();
  });
}

/** Says how the pages below an address are fetched. */
export function registerLazyPages(base: string, preload: Preload): void {
  preloads.push({base, preload});
}

/** Fetches the page at an address if its route comes in a part; does nothing otherwise. */
export async function preloadLazyPage(path: string): Promise<void> {
  await preloads.find(({base}) => path.startsWith(`${base}/`))?.preload(path);
}
