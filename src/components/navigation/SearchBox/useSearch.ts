import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useCallback, useRef, useState} from 'react';

import type * as Lazy from './Results';
import type {Locale} from '@site/src/config/locales';
import type {ResultGroup} from '@site/src/lib/search/results';

const load = (): Promise<typeof Lazy> => import('./Results');

/** How far a search is, with its results once they are found. */
export type SearchState =
  | {readonly status: 'loading'}
  /** The index or the search's script could not be loaded. */
  | {readonly status: 'failed'}
  | {
      readonly status: 'found';
      readonly query: string;
      readonly groups: readonly ResultGroup[];
      /** How many results there are in all groups. */
      readonly count: number;
      readonly views: Pick<typeof Lazy, 'Results' | 'ResultLists' | 'NoResults' | 'optionId'>;
    };

interface Search {
  /** The trimmed search text. */
  query: string;
  state: SearchState;
  /** The code of the search, once it is loaded. */
  views: typeof Lazy | undefined;
  /** Loads the code and the index before the first keystroke. */
  prepare: () => void;
  /** Searches for a text; a later call supersedes an earlier one. After a failure, only a retry loads until the box is emptied. */
  search: (text: string, isRetry?: boolean) => void;
}

/** Searches the site in the page's language; loads nothing before the first call. */
export function useSearch(limit: number): Search {
  const {siteConfig, i18n} = useDocusaurusContext();
  const {baseUrl} = siteConfig;
  const locale = i18n.currentLocale as Locale;
  const [query, setQuery] = useState('');
  const [state, setState] = useState<SearchState>({status: 'loading'});
  const [views, setViews] = useState<typeof Lazy>();
  const latest = useRef('');
  const hasFailed = useRef(false);

  const search = useCallback(
    (text: string, isRetry = false) => {
      const term = text.trim();
      latest.current = term;
      setQuery(term);
      if (term !== '' && hasFailed.current && !isRetry) {
        return;
      }
      hasFailed.current = false;
      if (term === '') {
        setState({status: 'loading'});
        return;
      }
      setState((last) => (last.status === 'found' ? last : {status: 'loading'}));
      const run = async (): Promise<SearchState> => {
        const loaded = await load();
        setViews(loaded);
        const results = await (await loaded.openSearch(baseUrl, locale))(term, limit);
        const groups = loaded.groupResults(results);
        const count = groups.flatMap((group) => group.results).length;
        return {status: 'found', query: term, groups, count, views: loaded};
      };
      // Results can arrive in any order; only the results of the latest search count.
      const show = (next: SearchState): void => {
        if (latest.current === term) {
          setState(next);
        }
      };
      run().then(show, (error: unknown) => {
        if (latest.current === term) {
          hasFailed.current = true;
          console.error('The search could not be loaded:', error);
        }
        show({status: 'failed'});
      });
    },
    [baseUrl, locale, limit],
  );

  return {
    query,
    state,
    views,
    search,
    prepare() {
      // A failure is reported on the first search.
      load()
        .then((loaded) => {
          setViews(loaded);
          return loaded.openSearch(baseUrl, locale);
        })
        .catch(() => undefined);
    },
  };
}
