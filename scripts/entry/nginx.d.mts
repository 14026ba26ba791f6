/** What to do where nginx is missing. */
export const nginxAdvice: string;

/** Finds nginx, or nothing where there is none. */
export function findNginx(): string | undefined;
