import {spawnSync} from 'node:child_process';
import {existsSync, rmSync, writeFileSync} from 'node:fs';
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

const policyFile = '/usr/sbin/policy-rc.d';

/** Runs work while Debian's packages start no service: nginx would take port 80. */
function withoutServices(work) {
  const isOurs = !existsSync(policyFile);
  if (isOurs) {
    writeFileSync(policyFile, '#!/bin/sh\nexit 101\n', {mode: 0o755});
  }
  try {
    work();
  } finally {
    if (isOurs) {
      rmSync(policyFile, {force: true});
    }
  }
}

/**
 * Finds nginx, or installs Debian's packages where this process is root; the
 * service neither starts nor is enabled by that.
 *
 * @returns as {@link findNginx}; nothing where it cannot be installed
 */
export function ensureNginx() {
  const found = findNginx();
  if (found || process.env.NGINX_PATH || process.getuid?.() !== 0 || !which('apt-get')) {
    return found;
  }
  console.log('No nginx with its modules on this machine; trying to install them.');
  const hadNginx = which('nginx', ['/usr/sbin']) !== undefined;
  const options = {stdio: 'inherit', timeout: 5 * 60 * 1000};
  withoutServices(() => {
    spawnSync('apt-get', ['update', '-qq'], options);
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...nginxPackages], {
      ...options,
      env: {...process.env, DEBIAN_FRONTEND: 'noninteractive'},
    });
  });
  if (!hadNginx && which('systemctl')) {
    spawnSync('systemctl', ['disable', '--quiet', 'nginx'], {stdio: 'ignore'});
  }
  return findNginx();
}
