/** Loads the index and searches it, in a worker thread. */
import {searchIndexUrl} from '@generated/@easyops-cn/docusaurus-search-local/default/generated-constants';
import {expose} from 'comlink';

import type {Locale} from '@site/src/config/locales';
import type {SearchPage} from '@site/src/search/ranking';
import {openIndex} from '@site/src/search/ranking/rank';
import {type ResultGroup, groupResults, toResult} from '@site/src/search/ranking/results';

let find: ((query: string, limit: number) => ResultGroup[]) | undefined;

const api = {
  async open(baseUrl: string, locale: Locale): Promise<void> {
    // The plugin can create an index per directory; this site has a single one.
    const response = await fetch(baseUrl + searchIndexUrl.replace('{dir}', ''));
    if (!response.ok) {
      throw new Error(`${response.url} returned ${response.status}.`);
    }
    const search = openIndex((await response.json()) as SearchPage[], locale);
    find = (query, limit) => groupResults(search(query, limit).map(toResult));
  },
  search: (query: string, limit: number): ResultGroup[] => find?.(query, limit) ?? [],
};

/** The interface for the page. */
export type SearchWorker = typeof api;

expose(api);
