/**
 * A client module. Docusaurus immediately prefetches the page behind every visible link; this module waits until the
 * browser is idle before it fetches each page, and fetches only a few at a time. If the reader hovers over a link, its
 * page is still fetched immediately.
 */
import {whenIdle} from '@site/src/lib/whenIdle';

/** How many pages are fetched at the same time; the product spec says "about 5". */
const limit = 5;

let isQueued = false;

/** Docusaurus calls this before it renders the first page, after it has set `window.docusaurus`. */
export function onRouteUpdate(): void {
  if (isQueued) {
    return;
  }
  isQueued = true;
  const {prefetch} = window.docusaurus;
  const waiting: string[] = [];
  let running = 0;

  const startOne = (): void => {
    const path = running < limit ? waiting.shift() : undefined;
    if (path !== undefined) {
      running += 1;
      Promise.resolve(prefetch(path))
        .catch(console.warn)
        .finally(() => {
          running -= 1;
          whenIdle(startOne);
        });
    }
  };
  window.docusaurus = {
    ...window.docusaurus,
    prefetch(path) {
      waiting.push(path);
      whenIdle(startOne);
      return false;
    },
  };
}
