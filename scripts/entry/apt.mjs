import {spawnSync} from 'node:child_process';
import {existsSync, rmSync, writeFileSync} from 'node:fs';
import process from 'node:process';

import {which} from './which.mjs';

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

/** Whether this process may install packages of Debian. */
export function canInstallPackages() {
  return process.getuid?.() === 0 && which('apt-get') !== undefined;
}

/** Installs packages of Debian without starting their services; whether that worked is for the caller to see. */
export function installPackages(packages) {
  const options = {stdio: 'inherit', timeout: 10 * 60 * 1000};
  withoutServices(() => {
    spawnSync('apt-get', ['update', '-qq'], options);
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
      ...options,
      env: {...process.env, DEBIAN_FRONTEND: 'noninteractive'},
    });
  });
}
