/** The latest searches, kept in the browser. */
import {storage} from '../storage';

const key = 'site.searches';
const maxSearches = 5;

/** The latest searches, newest first. */
export function recentSearches(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(storage('localStorage')?.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter((query) => typeof query === 'string').slice(0, maxSearches) : [];
  } catch {
    return [];
  }
}

/** Stores a search that ended with a visit to a page. */
export function rememberSearch(query: string): void {
  if (query !== '') {
    const queries = [query, ...recentSearches().filter((known) => known !== query)].slice(0, maxSearches);
    storage('localStorage')?.setItem(key, JSON.stringify(queries));
  }
}

/** Deletes the latest searches. */
export function forgetSearches(): void {
  storage('localStorage')?.removeItem(key);
}
