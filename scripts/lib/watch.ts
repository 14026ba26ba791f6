import {watch} from 'chokidar';

/** Milliseconds to wait for further changes, because editors save in several steps. */
const settleTime = 100;

/**
 * Does work after changes below directories and of files, one run at a time.
 *
 * @param running the run that is under way
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
