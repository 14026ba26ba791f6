import {existsSync, lstatSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';

/** The oldest Node.js that works: `engines` in package.json. */
export const minimumNode = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
).engines.node.replace('>=', '');

/** Whether a version such as `20.1.0` is at least {@link minimumNode}. */
export const nodeIsRecent = (version) => version.localeCompare(minimumNode, 'en', {numeric: true}) >= 0;

/** The packages of a lock file by their path; undefined if it is missing or broken. */
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
 * @param root the repository's root directory
 */
export function installIsComplete(root) {
  const wanted = readPackages(path.join(root, 'package-lock.json'));
  const installed = readPackages(path.join(root, 'node_modules', '.package-lock.json'));
  if (!wanted || !installed) {
    return false;
  }
  return Object.entries(wanted).every(
    ([location, {version, optional, devOptional, peer}]) =>
      location === '' ||
      installed[location]?.version === version ||
      installed[location]?.link ||
      ((optional || devOptional || peer) && installed[location] === undefined),
  );
}

/**
 * The links in `node_modules`, as `npm link` makes them, or `node_modules`
 * itself. An install would replace them.
 *
 * @param root the repository's root directory
 * @returns their paths from the root
 */
export function linkedPackages(root) {
  const linksIn = (dir) => {
    const entries = existsSync(path.join(root, dir)) ? readdirSync(path.join(root, dir), {withFileTypes: true}) : [];
    return entries.flatMap((entry) => {
      const file = path.join(dir, entry.name);
      return entry.isSymbolicLink() ? [file] : entry.name.startsWith('@') ? linksIn(file) : [];
    });
  };
  const own = lstatSync(path.join(root, 'node_modules'), {throwIfNoEntry: false})?.isSymbolicLink();
  return own ? ['node_modules'] : linksIn('node_modules').sort();
}
