/** Work that runs a few at a time. */
export interface Queue {
  /**
   * Adds work. What is urgent goes first and does not wait for idle time.
   * A failure is logged and takes its place only.
   */
  add: (work: () => unknown, urgent?: boolean) => void;
}

/**
 * A queue of work that runs in the background.
 *
 * @param limit how many run at once
 * @param whenIdle calls back when there is nothing better to do
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
