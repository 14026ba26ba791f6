/** Work with limited concurrency. */
export interface Queue {
  /**
   * Adds work. Urgent work goes first and does not wait for idle time. Failures
   * are logged.
   */
  add: (work: () => unknown, urgent?: boolean) => void;
}

/**
 * A queue of work that runs in the background.
 *
 * @param limit the maximum concurrency
 * @param whenIdle calls back when the browser is idle
 */
export function createQueue(limit: number, whenIdle: (start: () => void) => void): Queue {
  const waiting: (() => unknown)[] = [];
  let running = 0;

  const next = (): void => {
    const work = running < limit ? waiting.shift() : undefined;
    if (work) {
      running += 1;
      Promise.resolve()
        .then(work)
        .catch(console.warn)
        .finally(() => {
          running -= 1;
          next();
        });
    }
  };

  return {
    add: (work, urgent = false) => {
      if (urgent) {
        waiting.unshift(work);
        next();
      } else {
        waiting.push(work);
        whenIdle(next);
      }
    },
  };
}
