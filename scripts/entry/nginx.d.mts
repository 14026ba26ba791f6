/** What the tests of the nginx configuration need from Debian. */
export const nginxPackages: readonly string[];

/** What to do where nginx or a module of it is missing. */
export const nginxAdvice: string;

/** nginx and the full paths of its modules. */
export interface Nginx {
  command: string;
  modules: readonly string[];
}

/** Finds nginx with its modules, or nothing where one is missing. */
export function findNginx(): Nginx | undefined;
