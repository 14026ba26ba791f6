/** The connection to the search, loaded when the box is used for the first time. */
import {wrap} from 'comlink';

import {searchResultLimit} from '@site/src/config/search';
import type {Hit} from '@site/src/lib/search/results';

/** What the search plugin's worker offers. */
interface RemoteSearch {
  fetchIndexes: (baseUrl: string, context: string) => Promise<void>;
  search: (baseUrl: string, context: string, input: string, limit: number) => Promise<Hit[]>;
}

/** Finds places for what a reader typed, the best first. */
export type Search = (input: string) => Promise<Hit[]>;

/** The plugin can keep several indexes; this site has one a language. */
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
 * Starts the worker and loads the index of the page's language, once; a call
 * after a failure tries again.
 *
 * @param baseUrl the path that the language's pages start with
 * @throws where the worker or the index cannot be loaded
 */
export function openSearch(baseUrl: string): Promise<Search> {
  running ??= start(baseUrl).catch((error: unknown) => {
    running = undefined;
    throw error;
  });
  return running;
}
