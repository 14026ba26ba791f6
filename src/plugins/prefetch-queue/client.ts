/**
 * Runs in the browser with the application. Docusaurus fetches the page behind
 * every link that comes into view, all at once; here they go through a queue:
 * a page behind a link that is pointed at comes first, pages behind visible
 * links follow when the browser is idle. Where data is precious (`Save-Data`, a
 * slow connection), Docusaurus fetches none.
 */
import {createQueue} from '../../lib/queue';
import {whenIdle} from '../../lib/whenIdle';

/** How many pages are fetched at once; the product's specification says "about 5". */
const limit = 5;

/** What Docusaurus' links call; its types promise less than they do. */
interface Fetching {
  prefetch: (path: string) => unknown;
  preload: (path: string) => unknown;
}

let isQueued = false;

/** Called by Docusaurus before the first page is drawn, after it has set `window.docusaurus`. */
export function onRouteUpdate(): void {
  if (isQueued) {
    return;
  }
  isQueued = true;
  const page = window as unknown as {docusaurus: Fetching};
  const {prefetch, preload} = page.docusaurus;
  const queue = createQueue(limit, whenIdle);
  page.docusaurus = {
    prefetch: (path) => queue.add(() => prefetch(path)),
    preload: (path) => queue.add(() => preload(path), true),
  };
}
