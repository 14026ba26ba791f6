import {deferredScriptType, startQueryAttribute} from '../lib/page';
import {whenIdle} from '../lib/whenIdle';

/** The first interactions of a reader with the page. */
const interactions = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin'] as const;

/** How long to wait after a failure before another attempt, in milliseconds. */
const pause = 5_000;

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the reader saves data or has a slow connection, in which case nothing is prefetched. */
function isConstrained(): boolean {
  const {connection} = navigator as {connection?: Connection};
  return connection?.saveData === true || (connection?.effectiveType ?? '').includes('2g');
}

const waiting = (): NodeListOf<HTMLScriptElement> => document.querySelectorAll(`script[type="${deferredScriptType}"]`);

/** Whether the page shows something that depends on the query or the hash of the URL. */
function dependsOnUrl(): boolean {
  const query = document.querySelector(`[${startQueryAttribute}]`)?.getAttribute(startQueryAttribute);
  return query != null && (location.search + location.hash).includes(query);
}

/** Prefetches the scripts with the lowest priority, without running them. */
function prefetch(): void {
  waiting().forEach(({src}) => {
    const link = document.createElement('link');
    link.rel = 'prefetch';
    link.as = 'script';
    link.href = src;
    document.head.append(link);
  });
}

/** Runs the scripts in order. One that fails to load waits for the next interaction. */
function run(onFailure: () => void): void {
  waiting().forEach((placeholder) => {
    const script = document.createElement('script');
    script.src = placeholder.src;
    script.async = false;
    script.addEventListener('error', () => {
      console.error(`The script ${placeholder.src} could not be loaded. The page works without it.`);
      script.replaceWith(placeholder);
      onFailure();
    });
    placeholder.replaceWith(script);
  });
}

/**
 * Starts the app on the first interaction, or immediately if the page depends on the query or hash of
 * the URL. Its scripts are in the page with a type that no browser runs; they are prefetched when the
 * page is idle. Running them at idle would only delay the moment when they block the page.
 */
export function startOnFirstInteraction(): void {
  let armed: AbortController | undefined;
  const arm = (): void => {
    const current = new AbortController();
    armed = current;
    for (const type of interactions) {
      window.addEventListener(type, start, {capture: true, passive: true, signal: current.signal});
    }
  };
  const start = (): void => {
    armed?.abort();
    if (document.readyState === 'loading') {
      // The scripts are at the end of the page.
      document.addEventListener('DOMContentLoaded', start, {once: true});
      return;
    }
    let failed = false;
    run(() => {
      if (!failed) {
        failed = true;
        setTimeout(arm, pause);
      }
    });
  };
  arm();
  document.addEventListener('DOMContentLoaded', () => {
    if (dependsOnUrl()) {
      start();
    }
  });

  if (!isConstrained()) {
    window.addEventListener('load', () => whenIdle(prefetch), {once: true});
  }
}
