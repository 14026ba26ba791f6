/** What the page tells of itself; times in milliseconds from the start of the navigation. */
export interface Watched {
  /** By how much each task was longer than 50 ms, with the time at which it began. */
  tasks: {at: number; excess: number}[];
  shift: number;
  largestPaint?: {at: number; isPicture: boolean};
  /** When the first element of each selector was painted with its text. */
  readable: Record<string, number>;
  /** The longest time from an input to the next paint. */
  answered: number;
  /** Set when all is being watched: nothing that was noted means nothing else. */
  isWatching: boolean;
}

/** A task that takes longer blocks the page, by what it takes more; in milliseconds. */
const longTask = 50;

/**
 * Runs in the page before everything else and notes what a reader feels, in
 * `window.watched`. Sent to the browser as text: it may use nothing from
 * outside but its arguments.
 */
export function watchPage({selectors, limit}: {selectors: readonly string[]; limit: number}): void {
  const watched: Watched = {tasks: [], shift: 0, readable: {}, answered: 0, isWatching: false};
  Object.assign(window, {watched});
  const observe = (type: string, note: (entry: PerformanceEntry) => void, options: object = {}): void =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({type, buffered: true, ...options});

  observe('longtask', ({startTime, duration}) =>
    watched.tasks.push({at: startTime, excess: Math.max(0, duration - limit)}),
  );
  observe('layout-shift', (entry) => {
    watched.shift += (entry as PerformanceEntry & {value: number}).value;
  });
  observe('largest-contentful-paint', (entry) => {
    // Text has no address.
    watched.largestPaint = {at: entry.startTime, isPicture: (entry as PerformanceEntry & {url: string}).url !== ''};
  });
  observe(
    'event',
    (entry) => {
      if ((entry as PerformanceEntry & {interactionId: number}).interactionId > 0) {
        watched.answered = Math.max(watched.answered, entry.duration);
      }
    },
    {durationThreshold: 16},
  );

  // Asks for no layout and for no frame of its own before there is something to
  // see: both would make the page slower than it is.
  const waiting = new Set(selectors);
  const finder = new MutationObserver(() => {
    for (const selector of waiting) {
      if (document.querySelector(selector)?.textContent.trim()) {
        waiting.delete(selector);
        requestAnimationFrame(() => {
          // This comes after the frame, which is then painted.
          const {port1, port2} = new MessageChannel();
          port1.onmessage = () => {
            watched.readable[selector] = performance.now();
          };
          port2.postMessage(undefined);
        });
      }
    }
    if (waiting.size === 0) {
      finder.disconnect();
    }
  });
  finder.observe(document, {childList: true, subtree: true});
  watched.isWatching = true;
}

/** The script that watches a page, to be run before its own. */
export function watchScript(selectors: readonly string[]): string {
  // The loader of the scripts marks functions with a helper of its own.
  return `{const __name = (it) => it; (${watchPage.toString()})(${JSON.stringify({selectors, limit: longTask})})}`;
}
