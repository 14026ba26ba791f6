/** Whether `node_modules` holds what the lock file asks for. */
export function installIsComplete(root: string): boolean;
/** The links in `node_modules`, or `node_modules` itself, as paths from the root. */
export function linkedPackages(root: string): string[];
