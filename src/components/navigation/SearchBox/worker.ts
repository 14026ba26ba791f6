/** Loads the index and searches it, in a worker thread. */
import {searchIndexUrl} from '@generated/@easyops-cn/docusaurus-search-local/default/generated-constants';
import {expose} from 'comlink';

import type {Locale} from '@site/src/config/locales';
import type {SearchPage} from '@site/src/lib/search';
import {type Search, openIndex} from '@site/src/lib/search/rank';
import {type Result, toResult} from '@site/src/lib/search/results';

let opened: Promise<Search> | undefined;

const api = {
  async open(baseUrl: string, locale: Locale): Promise<void> {
    // The plugin can make an index for each folder; ours is one.
    opened ??= fetch(baseUrl + searchIndexUrl.replace('{dir}', '')).then(async (response) => {
      if (!response.ok) {
        throw new Error(`${response.url} returned ${response.status}.`);
      }
      return openIndex((await response.json()) as SearchPage[], locale);
    });
    await opened;
  },
  async search(query: string, limit: number, locale: Locale): Promise<Result[]> {
    return ((await opened)?.(query, limit) ?? []).map((hit) => toResult(hit, locale));
  },
};

/** The interface for the page. */
export type SearchWorker = typeof api;

expose(api);
