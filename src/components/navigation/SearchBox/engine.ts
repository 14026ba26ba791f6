/** The connection to the search worker, loaded when the box is first used. */
import {wrap} from 'comlink';

import {searchResultLimit} from '@site/src/config/search';
import type {Hit} from '@site/src/lib/search/results';

/** The API of the search plugin's worker. */
interface RemoteSearch {
  fetchIndexes: (baseUrl: string, context: string) => Promise<void>;
  search: (baseUrl: string, context: string, input: string, limit: number) => Promise<Hit[]>;
}

/** Returns the matches for a text, best first. */
export type Search = (input: string) => Promise<Hit[]>;

/** The plugin supports several indexes; this site has one per language. */
const context = '';

let running: Promise<Search> | undefined;

async function start(baseUrl: string): Promise<Search> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url));
  const failure = new Promise<never>((_resolve, reject) => {
    worker.addEventListener('error', ({message}) => reject(new Error(message || 'The worker could not be loaded.')));
  });
  try {
    const Remote = wrap<new () => RemoteSearch>(worker);
    const remote = await Promise.race([new Remote(), failure]);
    await Promise.race([remote.fetchIndexes(baseUrl, context), failure]);
    return (input) => Promise.race([remote.search(baseUrl, context, input, searchResultLimit), failure]);
  } catch (error) {
    worker.terminate();
    throw error;
  }
}

/**
 * Starts the worker and loads the index of the page's language once. A call
 * after a failure retries.
 *
 * @param baseUrl the path prefix of the language's pages
 * @throws if the worker or the index cannot be loaded
 */
export function openSearch(baseUrl: string): Promise<Search> {
  running ??= start(baseUrl).catch((error: unknown) => {
    running = undefined;
    throw error;
  });
  return running;
}
