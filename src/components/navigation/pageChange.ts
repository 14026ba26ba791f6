/**
 * A client module: focus and scroll position when the app shows another page. Docusaurus loses the focus, and scrolls to the top on
 * Back and Forward, too.
 */
import type {ClientModule} from '@docusaurus/types';

type Location = Parameters<NonNullable<ClientModule['onRouteDidUpdate']>>[0]['location'];

/** The key in `sessionStorage` for the positions, while another site or file is shown. */
const storageKey = 'site.positions';

/** The scroll position of each entry in the history that was left. */
const positions = new Map<string, number>();

/** An entry of the history. Those from before the app started have no key. */
const entryOf = ({key, pathname, search, hash}: Location): string => `${key ?? ''} ${pathname}${search}${hash}`;

/** Moves the focus to an element that usually takes none, such as a heading. */
export function focusOn(element: HTMLElement | null): void {
  element?.setAttribute('tabindex', '-1');
  element?.focus({preventScroll: true});
}

/** Scrolls to a position as soon as the page is long enough for it, unless the reader scrolls first. */
function restore(top: number): void {
  const stop = new AbortController();
  const observer = new ResizeObserver(() => {
    window.scrollTo({top, behavior: 'instant'});
    if (Math.ceil(window.scrollY) >= top) {
      stop.abort();
    }
  });
  stop.signal.addEventListener('abort', () => observer.disconnect());
  for (const type of ['wheel', 'touchstart', 'pointerdown', 'keydown', 'popstate']) {
    window.addEventListener(type, () => stop.abort(), {signal: stop.signal, passive: true});
  }
  observer.observe(document.body);
}

/** Takes over from the browser while this document is shown: it restores positions before the page is there. */
function takeOver(): void {
  history.scrollRestoration = 'manual';
}

if (typeof window !== 'undefined') {
  takeOver();
  try {
    const stored = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]') as [string, number][];
    stored.forEach(([entry, top]) => positions.set(entry, top));
  } catch {
    // Without a storage, positions last as long as this document.
  }
  window.addEventListener('pageshow', takeOver);
  window.addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
    try {
      sessionStorage.setItem(storageKey, JSON.stringify([...positions]));
    } catch {
      // As above.
    }
  });
}

/** Docusaurus calls this when a navigation starts, and what it returns just before the next page is shown. */
export const onRouteUpdate: ClientModule['onRouteUpdate'] = ({previousLocation}) =>
  previousLocation ? () => positions.set(entryOf(previousLocation), window.scrollY) : undefined;

/** Docusaurus calls this when the next page is in the document, after it has scrolled. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location, previousLocation}) => {
  if (!previousLocation) {
    return;
  }
  const top = positions.get(entryOf(location));
  if (top !== undefined) {
    restore(top);
  }
  const main = document.querySelector('main');
  if (location.pathname !== previousLocation.pathname && !main?.contains(document.activeElement)) {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    // Screen readers read the heading.
    focusOn(target ?? main?.querySelector('h1') ?? null);
  }
};
