/**
 * Ends this process as SIGTERM does once its parent is gone: npm passes that signal only to its shell, and SIGKILL reaches no
 * child at all.
 */
import process from 'node:process';

const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) {
    process.kill(process.pid, 'SIGTERM');
  }
}, 1000).unref();
