/**
 * A client module. After navigation in the app, it does what browsers do when they load a page:
 * Back and Forward return to the scroll position of a page, and the focus moves to the new page's
 * heading, which screen readers announce.
 */
import type {ClientModule} from '@docusaurus/types';

type Location = Parameters<NonNullable<ClientModule['onRouteDidUpdate']>>[0]['location'] & {key?: string};

/** The scroll position of each visit in CSS pixels, by the key of its entry in the session history. */
const positions = new Map<string, number>();

let current: string | undefined;

/** Stops restoring a scroll position. */
let stop = new AbortController();

/** The key of a visit. The router doesn't set one if the browser loads a page or follows an anchor. */
const keyOf = ({key, hash}: Location): string | undefined => key ?? (hash === '' ? 'loaded' : undefined);

/** Scrolls to a position as soon as the page has the height for it, unless the reader does something first. */
function restore(top: number): void {
  const {signal} = stop;
  const observer = new ResizeObserver(() => {
    window.scrollTo({top, behavior: 'instant'});
    if (document.documentElement.scrollHeight - window.innerHeight >= top) {
      stop.abort();
    }
  });
  signal.addEventListener('abort', () => observer.disconnect());
  for (const type of ['wheel', 'touchstart', 'pointerdown', 'keydown']) {
    window.addEventListener(type, () => stop.abort(), {signal, passive: true});
  }
  // The body doesn't grow: it's as high as the window.
  document.querySelectorAll('#__docusaurus').forEach((app) => observer.observe(app));
}

/** Moves the focus to the heading of the page, or else to its content, unless the page has already set the focus. */
function focusHeading(): void {
  if (document.activeElement?.closest('main')) {
    return;
  }
  const target = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  target?.setAttribute('tabindex', '-1');
  target?.focus({preventScroll: true});
}

/** Lets the app restore scroll positions. When a page loads or reloads, the browser restores its position. */
function restoreScrollOurselves(): void {
  window.history.scrollRestoration = 'manual';
}

function start(): void {
  if (document.readyState === 'complete') {
    restoreScrollOurselves();
  } else {
    window.addEventListener('load', restoreScrollOurselves);
  }
  window.addEventListener('pageshow', restoreScrollOurselves);
  window.addEventListener('pagehide', () => {
    window.history.scrollRestoration = 'auto';
  });
  window.addEventListener('scroll', savePosition, {passive: true});
  // The last scroll event may not have fired yet.
  window.addEventListener('popstate', savePosition, {capture: true});
}

function savePosition(): void {
  if (current !== undefined) {
    positions.set(current, window.scrollY);
  }
}

/** Docusaurus calls this after it has rendered a page and scrolled to its top or to the target of the link. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location, previousLocation}) => {
  const key = keyOf(location);
  stop.abort();
  stop = new AbortController();
  if (previousLocation === null) {
    start();
  } else {
    const position = key === undefined ? undefined : positions.get(key);
    if (position !== undefined) {
      restore(position);
    }
    if (location.pathname !== previousLocation.pathname && location.hash === '') {
      focusHeading();
    }
  }
  current = key;
  if (key !== undefined && !positions.has(key)) {
    positions.set(key, window.scrollY);
  }
};
