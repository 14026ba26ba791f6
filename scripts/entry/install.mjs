import {lstatSync, readFileSync, readdirSync} from 'node:fs';
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
 * platforms may be absent from it, and a linked package counts as it is.
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
      installed[place]?.link ||
      ((optional || devOptional || peer) && installed[place] === undefined),
  );
}

/**
 * The links in `node_modules`, as `npm link` and `ln -s` make them, or
 * `node_modules` itself. An install would replace them.
 *
 * @param root the repository's root folder
 * @returns their paths from the root
 */
export function linkedPackages(root) {
  const isLink = (place) => lstatSync(path.join(root, place), {throwIfNoEntry: false})?.isSymbolicLink() ?? false;
  const below = (place) => {
    try {
      const names = readdirSync(path.join(root, place));
      // Names with a dot, such as .cache, are no packages.
      return names.filter((name) => !name.startsWith('.')).map((name) => path.join(place, name));
    } catch {
      return [];
    }
  };
  const packages = below('node_modules').flatMap((place) =>
    path.basename(place).startsWith('@') ? [place, ...below(place)] : [place],
  );
  return ['node_modules', ...packages].filter(isLink);
}
