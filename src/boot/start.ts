import {deferredScriptType, startQueryAttribute} from '../lib/page';
import {whenIdle} from '../lib/whenIdle';

/** Events that count as a reader's first interaction. */
const interactions = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin'] as const;

const waiting = (): NodeListOf<HTMLScriptElement> => document.querySelectorAll(`script[type="${deferredScriptType}"]`);

/** Whether the page shows something that depends on the query or the hash of the URL. */
function dependsOnUrl(): boolean {
  const query = document.querySelector(`[${startQueryAttribute}]`)?.getAttribute(startQueryAttribute);
  return query != null && (location.search + location.hash).includes(query);
}

/** Prefetches the scripts at the lowest priority, without running them. */
function prefetch(): void {
  waiting().forEach(({src}) => {
    const link = document.createElement('link');
    link.rel = 'prefetch';
    link.as = 'script';
    link.href = src;
    document.head.append(link);
  });
}

/** Runs the scripts in order. */
function run(): void {
  waiting().forEach((placeholder) => {
    const script = document.createElement('script');
    script.src = placeholder.src;
    script.async = false;
    script.addEventListener('error', () => {
      console.error(`The script ${placeholder.src} could not be loaded. The page works without it.`);
    });
    placeholder.replaceWith(script);
  });
}

/**
 * Starts the app on the first interaction, or immediately if the page depends on the query or hash of
 * the URL. Its scripts are in the page with a type that no browser runs; they are prefetched when the
 * page is idle, unless data saver is on. Running them at idle would only delay the moment when they block the page.
 */
export function startOnFirstInteraction(): void {
  const listening = new AbortController();
  const start = (): void => {
    listening.abort();
    if (document.readyState === 'loading') {
      // The scripts are at the end of the page.
      document.addEventListener('DOMContentLoaded', run, {once: true});
    } else {
      run();
    }
  };
  for (const type of interactions) {
    window.addEventListener(type, start, {capture: true, passive: true, signal: listening.signal});
  }
  document.addEventListener('DOMContentLoaded', () => {
    if (dependsOnUrl()) {
      start();
    }
  });
  const {connection} = navigator as {connection?: {saveData?: boolean}};
  if (connection?.saveData !== true) {
    window.addEventListener('load', () => whenIdle(prefetch), {once: true});
  }
}
