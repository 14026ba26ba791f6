/** Whether a version such as `22.1.0` is recent enough. */
export function nodeIsRecent(version: string): boolean;
/** Whether `node_modules` in a directory matches its lock file. */
export function installIsComplete(dir: string): boolean;
