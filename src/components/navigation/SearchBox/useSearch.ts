import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useRef, useState} from 'react';

import type * as Lazy from './lazy';
import type {Part} from './Results';
import type {ResultGroup} from '@site/src/lib/search/results';

/** Loads what only a reader who searches needs. */
const load = (): Promise<typeof Lazy> => import('./lazy');

/** What the box has to say to the text in it. */
export type Answer =
  | {readonly status: 'loading'}
  /** The index or the search's script could not be loaded. */
  | {readonly status: 'failed'}
  | {
      readonly status: 'found';
      readonly query: string;
      readonly groups: readonly ResultGroup<Part>[];
      /** How many results there are in all groups. */
      readonly count: number;
      readonly views: Pick<typeof Lazy, 'Results' | 'NoResults' | 'optionId'>;
    };

interface SearchState {
  /** What is searched for, without the space around it; empty while nothing is. */
  query: string;
  answer: Answer;
  /** Loads script and index, so that the first letter finds them there. */
  prepare: () => void;
  /** Searches for what was typed; the last call counts. */
  search: (text: string) => void;
}

/** Searches the documentation in the page's language; loads nothing before it is asked to. */
export function useSearch(): SearchState {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const [query, setQuery] = useState('');
  const [answer, setAnswer] = useState<Answer>({status: 'loading'});
  const latest = useRef('');

  async function ask(text: string): Promise<Answer> {
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
      // A failure is told when it matters: once something is searched for.
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
      // Answers come in any order; only that to the last letter is shown, or logged.
      const show = (next: Answer): void => {
        if (latest.current === wanted) {
          setAnswer(next);
        }
      };
      ask(wanted).then(show, (error: unknown) => {
        if (latest.current === wanted) {
          console.error('The search could not be loaded:', error);
        }
        show({status: 'failed'});
      });
    },
  };
}
