import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useRef, useState} from 'react';

import type * as Lazy from './Results';
import type {ResultGroup} from '@site/src/lib/search/results';

const load = (): Promise<typeof Lazy> => import('./Results');

/** The result of a search. */
export type Answer =
  | {readonly status: 'loading'}
  /** The index or the search's script could not be loaded. */
  | {readonly status: 'failed'}
  | {
      readonly status: 'found';
      readonly query: string;
      readonly groups: readonly ResultGroup<Lazy.Part>[];
      /** How many results there are in all groups. */
      readonly count: number;
      readonly views: Pick<typeof Lazy, 'Results' | 'NoResults' | 'optionId'>;
    };

interface SearchState {
  /** The trimmed search text. */
  query: string;
  answer: Answer;
  /** Loads the code and the index before the first keystroke. */
  prepare: () => void;
  /** Searches for a text; a later call supersedes an earlier one. */
  search: (text: string) => void;
}

/** Searches the documentation in the page's language; loads nothing before the first call. */
export function useSearch(): SearchState {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const [query, setQuery] = useState('');
  const [answer, setAnswer] = useState<Answer>({status: 'loading'});
  const latest = useRef('');

  async function run(text: string): Promise<Answer> {
    const views = await load();
    const hits = await (await views.openSearch(baseUrl))(text);
    const groups = views.groupHits(hits, views.partOf);
    const count = groups.reduce((sum, {results}) => sum + results.length, 0);
    return {status: 'found', query: text, groups, count, views};
  }

  return {
    query,
    answer,
    prepare() {
      // A failure is reported on the first search.
      load()
        .then(({openSearch}) => openSearch(baseUrl))
        .catch(() => undefined);
    },
    search(text) {
      const wanted = text.trim();
      latest.current = wanted;
      setQuery(wanted);
      if (wanted === '') {
        setAnswer({status: 'loading'});
        return;
      }
      setAnswer((last) => (last.status === 'found' ? last : {status: 'loading'}));
      // Results can arrive in any order; only those of the latest search count.
      const show = (next: Answer): void => {
        if (latest.current === wanted) {
          setAnswer(next);
        }
      };
      run(wanted).then(show, (error: unknown) => {
        if (latest.current === wanted) {
          console.error('The search could not be loaded:', error);
        }
        show({status: 'failed'});
      });
    },
  };
}
