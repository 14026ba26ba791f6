import {deferredScriptType, startQueryAttribute} from '../lib/page';
import {whenIdle} from '../lib/whenIdle';

/** The first signs that a reader wants something of the page. */
const intents = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin'] as const;

/** After a failure, no further attempt is made for this long, in milliseconds. */
const pause = 5_000;

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether data is precious here: nothing is fetched before it is needed. */
function isConstrained(): boolean {
  const {connection} = navigator as {connection?: Connection};
  return connection?.saveData === true || (connection?.effectiveType ?? '').includes('2g');
}

const waiting = (): NodeListOf<HTMLScriptElement> => document.querySelectorAll(`script[type="${deferredScriptType}"]`);

/** Whether something on the page has to show what the address asks for. */
function isAskedByAddress(): boolean {
  const query = document.querySelector(`[${startQueryAttribute}]`)?.getAttribute(startQueryAttribute);
  return query != null && location.search.includes(query);
}

/** Fetches the scripts into the browser's cache, with the lowest priority, without running them. */
function fetchAhead(): void {
  waiting().forEach(({src}) => {
    const link = document.createElement('link');
    link.rel = 'prefetch';
    link.as = 'script';
    link.href = src;
    document.head.append(link);
  });
}

/** Runs the scripts in their order. One that does not load waits for the next intent. */
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
 * Decides when the application starts. Its scripts stand in the page with a
 * type that no browser runs: they are fetched once the page has loaded and is
 * idle, unless data is precious, and run on the first sign of intent, which a
 * link to a result is, too. Running them at idle would only move the time for
 * which they block the page.
 */
export function startOnIntent(): void {
  let armed: AbortController | undefined;
  const arm = (): void => {
    const current = new AbortController();
    armed = current;
    for (const intent of intents) {
      window.addEventListener(intent, start, {capture: true, passive: true, signal: current.signal});
    }
  };
  const start = (): void => {
    armed?.abort();
    if (document.readyState === 'loading') {
      // The scripts stand at the end of the page.
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
    if (isAskedByAddress()) {
      start();
    }
  });

  if (!isConstrained()) {
    window.addEventListener('load', () => whenIdle(fetchAhead), {once: true});
  }
}
