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
  const urgentWork: (() => unknown)[] = [];
  const patientWork: (() => unknown)[] = [];
  let running = 0;
  let isWaiting = false;

  const run = (work: () => unknown): void => {
    running += 1;
    Promise.resolve()
      .then(work)
      .catch(console.warn)
      .finally(() => {
        running -= 1;
        next();
      });
  };

  const next = (): void => {
    while (running < limit) {
      const work = urgentWork.shift();
      if (!work) {
        break;
      }
      run(work);
    }
    if (running < limit && patientWork.length > 0 && !isWaiting) {
      isWaiting = true;
      whenIdle(() => {
        isWaiting = false;
        const work = running < limit ? patientWork.shift() : undefined;
        if (work) {
          run(work);
        }
        next();
      });
    }
  };

  return {
    add: (work, urgent = false) => {
      (urgent ? urgentWork : patientWork).push(work);
      next();
    },
  };
}
