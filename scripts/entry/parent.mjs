/**
 * Sends SIGTERM to this process once its parent is gone: npm sends that signal only to its shell,
 * and SIGKILL never reaches child processes.
 */
import process from 'node:process';

const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) {
    process.kill(process.pid, 'SIGTERM');
  }
}, 1000).unref();
