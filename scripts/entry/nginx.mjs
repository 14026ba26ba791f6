import {existsSync} from 'node:fs';
import process from 'node:process';

import {which} from './which.mjs';

/** What to do where nginx is missing. */
export const nginxAdvice =
  'The nginx configuration cannot be tested: nginx is not installed. Install it (Debian: sudo apt-get install nginx) or set NGINX_PATH to another one.';

/**
 * Finds nginx, by NGINX_PATH or on the PATH. Debian puts it where only root's
 * PATH leads.
 *
 * @returns the path of the program, or nothing where there is none
 */
export function findNginx() {
  const command = process.env.NGINX_PATH || which('nginx', ['/usr/sbin', '/usr/local/sbin']);
  return command && existsSync(command) ? command : undefined;
}
