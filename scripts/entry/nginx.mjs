import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import process from 'node:process';

import {canInstallPackages, installPackages} from './apt.mjs';
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

/**
 * Finds nginx, or installs Debian's package where this process is root; the
 * service neither starts nor is enabled by that.
 *
 * @returns as {@link findNginx}; nothing where it cannot be installed
 */
export function ensureNginx() {
  const found = findNginx();
  if (found || process.env.NGINX_PATH || !canInstallPackages()) {
    return found;
  }
  console.log('nginx is not installed; trying to install it.');
  installPackages(['nginx']);
  if (which('systemctl')) {
    spawnSync('systemctl', ['disable', '--quiet', 'nginx'], {stdio: 'ignore'});
  }
  return findNginx();
}
