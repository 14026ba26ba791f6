import {watch} from 'chokidar';
import debounce from 'lodash/debounce';

/**
 * Runs work after changes in directories and files, one run at a time. Editors save in multiple steps, so the work
 * starts only after nothing has changed for a moment.
 *
 * @param running the current run
 */
export function onChange(
  paths: string | string[],
  work: () => Promise<unknown>,
  running: Promise<unknown> = Promise.resolve(),
): void {
  const run = debounce(() => {
    running = running.then(work);
  }, 100);
  watch(paths, {ignoreInitial: true}).on('all', run);
}
