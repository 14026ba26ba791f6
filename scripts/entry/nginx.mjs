import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';
import process from 'node:process';

import {which} from './which.mjs';

/** What the tests of the nginx configuration need from Debian. */
export const nginxPackages = ['nginx', 'libnginx-mod-http-js', 'libnginx-mod-http-brotli-static'];

const modules = ['ngx_http_js_module.so', 'ngx_http_brotli_static_module.so'];

/** What to do where nginx or a module of it is missing. */
export const nginxAdvice = `The nginx configuration cannot be tested: nginx with its modules for njs and brotli is not on this machine. Install it (Debian: sudo apt-get install ${nginxPackages.join(' ')}) or name another nginx in NGINX_PATH.`;

/**
 * Finds nginx, by NGINX_PATH or on the PATH, with the modules that the
 * configuration needs. Debian puts it where only root's PATH leads.
 *
 * @returns the program and the full paths of its modules; nothing where one is missing
 */
export function findNginx() {
  const command = process.env.NGINX_PATH || which('nginx', ['/usr/sbin', '/usr/local/sbin']);
  if (!command || !existsSync(command)) {
    return undefined;
  }
  const {stderr} = spawnSync(command, ['-V'], {encoding: 'utf8'});
  const dir = /--modules-path=(\S+)/u.exec(stderr ?? '')?.[1] ?? '';
  const files = modules.map((name) => path.join(dir, name));
  return files.every((file) => existsSync(file)) ? {command, modules: files} : undefined;
}
