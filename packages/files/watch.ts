import {watch} from 'chokidar';
import debounce from 'lodash/debounce';

/**
 * Runs work after changes in directories and files, one run at a time. Editors save in multiple steps, so a run starts
 * when nothing has changed for 100 ms.
 */
export function onChange(paths: string | string[], work: () => Promise<unknown>): void {
  let running: Promise<unknown> = Promise.resolve();
  const run = debounce(() => {
    running = running.then(work);
  }, 100);
  watch(paths, {ignoreInitial: true}).on('all', run);
}
