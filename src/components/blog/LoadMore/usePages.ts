import {useHistory} from '@docusaurus/router';
import useBaseUrl, {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {useState} from 'react';

import type {Card, ListPage} from '@site/src/plugins/blog/types';

/** A page of a series as its file has it. */
interface MorePage {
  cards: readonly Card[];
  next?: ListPage['next'];
}

/** What has been fetched of each list, so that a reader who comes back finds it again. */
const fetched = new Map<string, readonly MorePage[]>();

/** The cards that were fetched, and how to get more. */
export interface Pages {
  cards: readonly Card[];
  next?: ListPage['next'];
  loading: boolean;
  /** Fetches the next page. @returns how many cards came */
  more: () => Promise<number>;
}

/**
 * The pages behind a list's own. Where one cannot be fetched the reader is led
 * to it instead.
 */
export function usePages({path, next: first}: Pick<ListPage, 'path' | 'next'>): Pages {
  const key = useBaseUrl(path);
  const {withBaseUrl} = useBaseUrlUtils();
  const history = useHistory();
  const [pages, setPages] = useState(() => fetched.get(key) ?? []);
  const [loading, setLoading] = useState(false);
  const last = pages.at(-1);
  const next = last ? last.next : first;
  return {
    cards: pages.flatMap(({cards}) => cards),
    next,
    loading,
    async more() {
      if (!next || loading) {
        return 0;
      }
      setLoading(true);
      try {
        const response = await fetch(withBaseUrl(next.data));
        if (!response.ok) {
          throw new Error(`${response.url} was answered with ${response.status}.`);
        }
        const page = (await response.json()) as MorePage;
        const all = [...pages, page];
        fetched.set(key, all);
        setPages(all);
        return page.cards.length;
      } catch {
        history.push(withBaseUrl(next.path));
        return 0;
      } finally {
        setLoading(false);
      }
    },
  };
}
