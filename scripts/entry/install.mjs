import {readFileSync} from 'node:fs';
import path from 'node:path';

/** @returns the packages of a lock file by their place, or nothing where it is missing or broken */
function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/**
 * Whether `node_modules` holds what the lock file asks for. npm keeps a list of
 * what it installed in `node_modules/.package-lock.json`; packages for other
 * platforms may be absent from it.
 *
 * @param root the repository's root folder
 */
export function installIsComplete(root) {
  const wanted = readPackages(path.join(root, 'package-lock.json'));
  const installed = readPackages(path.join(root, 'node_modules', '.package-lock.json'));
  if (!wanted || !installed) {
    return false;
  }
  return Object.entries(wanted).every(
    ([place, {version, optional, devOptional, peer}]) =>
      place === '' ||
      installed[place]?.version === version ||
      ((optional || devOptional || peer) && installed[place] === undefined),
  );
}
