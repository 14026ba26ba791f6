/** Whether a version such as `22.1.0` is recent enough. */
export function nodeIsRecent(version: string): boolean;
/** Whether `node_modules` matches the lock file. */
export function installIsComplete(root: string): boolean;
/** The links in `node_modules`, or `node_modules` itself, as paths from the root. */
export function linkedPackages(root: string): string[];
