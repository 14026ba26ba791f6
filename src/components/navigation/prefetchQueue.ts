/**
 * A client module. Docusaurus prefetches the page behind every visible link immediately; this
 * queues them: a link that the reader points at comes first, and the others follow when the browser
 * is idle.
 */
import {createQueue} from '@site/src/lib/queue';
import {whenIdle} from '@site/src/lib/whenIdle';

/** How many pages are fetched at the same time; the product spec says "about 5". */
const limit = 5;

/** The interface that Docusaurus' links call. */
interface Prefetching {
  prefetch: (path: string) => unknown;
  preload: (path: string) => unknown;
}

let isQueued = false;

/** Docusaurus calls this before it renders the first page, after it has set `window.docusaurus`. */
export function onRouteUpdate(): void {
  if (isQueued) {
    return;
  }
  isQueued = true;
  const page = window as unknown as {docusaurus: Prefetching};
  const {prefetch, preload} = page.docusaurus;
  const queue = createQueue(limit, whenIdle);
  page.docusaurus = {
    prefetch: (path) => queue.add(() => prefetch(path)),
    preload: (path) => queue.add(() => preload(path), true),
  };
}
