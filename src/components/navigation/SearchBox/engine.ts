/** The connection to the search worker, loaded when the box is first used. */
import {wrap} from 'comlink';

import type {SearchWorker} from './worker';
import type {Locale} from '@site/src/config/locales';
import type {Result} from '@site/src/lib/search/results';

/** Returns the matches for a text, best first. */
type Search = (input: string, limit: number) => Promise<Result[]>;

let running: Promise<Search> | undefined;

async function start(baseUrl: string, locale: Locale): Promise<Search> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url));
  const failure = new Promise<never>((_resolve, reject) => {
    worker.addEventListener('error', ({message}) => reject(new Error(message || 'The worker could not be loaded.')));
  });
  try {
    const remote = wrap<SearchWorker>(worker);
    await Promise.race([remote.open(baseUrl, locale), failure]);
    return (input, limit) => Promise.race([remote.search(input, limit, locale), failure]);
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
export function openSearch(baseUrl: string, locale: Locale): Promise<Search> {
  running ??= start(baseUrl, locale).catch((error: unknown) => {
    running = undefined;
    throw error;
  });
  return running;
}
