import {watch} from 'chokidar';
import debounce from 'lodash/debounce';

/**
 * Runs work after changes in directories and files, one run at a time. Editors save in multiple steps, so a run starts
 * when nothing has changed for 100 ms.
 *
 * @param running a run that is still in progress
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
