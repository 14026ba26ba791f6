import {type Site, addressOf, pagesOf} from './crawl';
import type {Finding} from './findings';
import type {Expected} from './judgeVersions';

/** The addresses that links of one language lead to from its home page, at any distance. */
function reachable(site: Site, origin: string, home: string, lang: string): Set<string> {
  const found = new Set([home]);
  // A set that grows while it is walked is walked to its end.
  for (const address of found) {
    const document = site.get(address)?.document;
    if (document?.type !== 'page' || document.lang !== lang) {
      continue;
    }
    for (const {kind, target} of document.references) {
      const next = kind === 'link' ? addressOf(origin, address, target) : undefined;
      if (next !== undefined) {
        found.add(next);
      }
    }
  }
  return found;
}

/**
 * A reader can get from the home page to every page without changing the
 * language. Pages that are kept out of search are meant to be found otherwise.
 */
export function judgeOrphans(site: Site, {origin, languages}: Expected): Finding[] {
  return Object.entries(languages).flatMap(([lang, {home}]) => {
    const found = reachable(site, origin, home, lang);
    return pagesOf(site)
      .filter(([address, page]) => page.lang === lang && page.indexable && !found.has(address))
      .map(([address]) => ({page: home, what: 'no links in this language lead to the page', target: address}));
  });
}
