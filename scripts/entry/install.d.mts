/** Whether `node_modules` holds what the lock file asks for. */
export function installIsComplete(root: string): boolean;
