import {watch} from 'chokidar';

/** Milliseconds to wait for further changes, because editors save in several steps. */
const settleTime = 100;

/** Does work after changes below directories and of files, one run at a time. */
export function onChange(paths: string | string[], work: () => Promise<unknown>): void {
  let running: Promise<unknown> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  watch(paths, {ignoreInitial: true}).on('all', () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(work);
    }, settleTime);
  });
}
