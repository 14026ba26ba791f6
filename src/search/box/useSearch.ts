import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useEffect, useState} from 'react';

import type {SearchWorker} from './worker';
import type {Locale} from '@site/src/config/locales';
import type {Result, ResultGroup} from '@site/src/search/ranking/results';

/** Returns the best results for a query, by area. */
type Find = (text: string, limit: number) => Promise<ResultGroup[]>;

let running: Promise<Find> | undefined;

async function start(baseUrl: string, locale: Locale): Promise<Find> {
  const {wrap} = await import('comlink');
  const worker = new Worker(new URL('./worker.ts', import.meta.url));
  const failure = new Promise<never>((_resolve, reject) => {
    worker.addEventListener('error', ({message}) => reject(new Error(message || 'The worker could not be loaded.')));
  });
  try {
    const remote = wrap<SearchWorker>(worker);
    await Promise.race([remote.open(baseUrl, locale), failure]);
    return (text, limit) => Promise.race([remote.search(text, limit), failure]);
  } catch (error) {
    worker.terminate();
    throw error;
  }
}

/**
 * Starts the worker and loads the index of the page's language once. If that fails, the next call, such as
 * for the next letter of the query, retries.
 *
 * @param baseUrl the path prefix of the language's pages
 * @throws if the worker or the index cannot be loaded
 */
function openSearch(baseUrl: string, locale: Locale): Promise<Find> {
  running ??= start(baseUrl, locale).catch((error: unknown) => {
    running = undefined;
    throw error;
  });
  return running;
}

/** The status of a search, and its results once they are available. */
export type SearchState =
  | {readonly status: 'loading'}
  /** The index or the search script could not be loaded. */
  | {readonly status: 'failed'}
  | {
      readonly status: 'found';
      readonly query: string;
      readonly groups: readonly ResultGroup[];
      /** The results of all groups, in order. */
      readonly results: readonly Result[];
    };

/**
 * Searches the site in the page's language. Results of an earlier query are kept until those of the current one arrive.
 *
 * @param query a trimmed string; nothing is loaded while it is empty
 */
export function useSearch(query: string, limit: number): {state: SearchState; prepare: () => void} {
  const {siteConfig, i18n} = useDocusaurusContext();
  const {baseUrl} = siteConfig;
  const locale = i18n.currentLocale as Locale;
  const [state, setState] = useState<SearchState>({status: 'loading'});
  useEffect(() => {
    // Results can arrive in any order; only those of the latest query count.
    let isLatest = query !== '';
    const show = (next: SearchState): void => {
      if (isLatest) {
        setState(next);
      }
    };
    if (query === '') {
      setState({status: 'loading'});
    } else {
      openSearch(baseUrl, locale)
        .then((find) => find(query, limit))
        .then(
          (groups) => show({status: 'found', query, groups, results: groups.flatMap(({results}) => results)}),
          (error: unknown) => {
            console.error('The search could not be loaded:', error);
            show({status: 'failed'});
          },
        );
    }
    return () => {
      isLatest = false;
    };
  }, [query, limit, baseUrl, locale]);
  return {
    state,
    /** Loads the index before the first keystroke. A failure is reported on the first search. */
    prepare() {
      openSearch(baseUrl, locale).catch(() => undefined);
    },
  };
}
