import {watch} from 'chokidar';

/** Milliseconds to wait for more changes, because editors save in several steps. */
const settleTime = 100;

/**
 * Runs work after changes in directories and files, one run at a time.
 *
 * @param running the current run
 */
export function onChange(
  paths: string | string[],
  work: () => Promise<unknown>,
  running: Promise<unknown> = Promise.resolve(),
): void {
  let timer: NodeJS.Timeout | undefined;
  watch(paths, {ignoreInitial: true}).on('all', () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(work);
    }, settleTime);
  });
}
