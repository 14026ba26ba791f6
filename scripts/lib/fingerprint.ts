import {createHash} from 'node:crypto';
import {readFile, readdir, stat} from 'node:fs/promises';
import path from 'node:path';

/** Lists the files at or below a path, sorted, without installed packages; nothing where there is none. */
export async function filesBelow(target: string): Promise<string[]> {
  const info = await stat(target).catch(() => undefined);
  if (!info) {
    return [];
  }
  if (!info.isDirectory()) {
    return [target];
  }
  const entries = await readdir(target, {withFileTypes: true});
  const below = entries
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
    .map(({name}) => filesBelow(path.join(target, name)));
  const files = entries.filter((entry) => entry.isFile()).map(({name}) => path.join(target, name));
  return [...files, ...(await Promise.all(below)).flat()].sort();
}

/**
 * A SHA-256 over names and contents of files and directories, and over further
 * values that the result depends on. Equal inputs give equal fingerprints,
 * whatever the files' times are.
 *
 * @param root the directory that names are taken relative to
 * @param targets files and directories below `root`; missing ones count as empty
 * @param values further inputs: versions, flags, environment
 */
export async function fingerprint(
  root: string,
  targets: readonly string[],
  values: readonly string[] = [],
): Promise<string> {
  const hash = createHash('sha256');
  const lists = await Promise.all(targets.map((target) => filesBelow(path.join(root, target))));
  for (const file of [...new Set(lists.flat())].sort()) {
    const content = createHash('sha256')
      .update(await readFile(file))
      .digest('hex');
    hash.update(`${path.relative(root, file)}\0${content}\0`);
  }
  hash.update(JSON.stringify(values));
  return hash.digest('hex');
}
