import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';

/** The oldest supported version of Node.js: `engines` in package.json. */
export const minimumNode = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
).engines.node.replace('>=', '');

/** Whether a version such as `20.1.0` is {@link minimumNode} or newer. */
export const nodeIsRecent = (version) => version.localeCompare(minimumNode, 'en', {numeric: true}) >= 0;

/** The packages of a lock file by path; undefined if the file is missing or invalid. */
function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/**
 * Whether `node_modules` matches the lock file. npm lists what it installed in
 * `node_modules/.package-lock.json`, without packages for other platforms.
 *
 * @param dir the directory that contains both
 */
export function installIsComplete(dir) {
  const locked = readPackages(path.join(dir, 'package-lock.json'));
  const installed = readPackages(path.join(dir, 'node_modules', '.package-lock.json'));
  if (!locked || !installed) {
    return false;
  }
  return Object.entries(locked).every(
    ([location, {version, optional, devOptional, peer}]) =>
      location === '' ||
      installed[location]?.version === version ||
      ((optional || devOptional || peer) && installed[location] === undefined),
  );
}

/**
 * Installs missing packages of a lock file.
 *
 * @param root the repository's root directory
 * @param dir the directory of the lock file, relative to `root`
 * @returns false if npm failed; npm prints the reason
 */
export function installPackages(root, dir = '.') {
  const cwd = path.join(root, dir);
  if (installIsComplete(cwd)) {
    return true;
  }
  console.log(`Installing the packages in ${path.join(dir, 'package-lock.json')} …`);
  const {status} = spawnSync('npm', ['ci', '--no-fund', '--no-audit', '--loglevel=error'], {
    cwd,
    stdio: 'inherit',
    // On Windows, npm is a batch file, which only a shell can run.
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error(`npm ci failed in ${cwd}: see its message above. Nothing else was done.`);
  }
  return status === 0;
}
