import {createHash} from 'node:crypto';
import {readFile, readdir, realpath, stat} from 'node:fs/promises';
import path from 'node:path';

/**
 * Lists the files at or in a path, sorted and without installed packages, following symbolic links;
 * empty if it does not exist.
 */
export async function filesBelow(target: string): Promise<string[]> {
  const info = await stat(target).catch(() => undefined);
  if (!info) {
    return [];
  }
  if (!info.isDirectory()) {
    return [target];
  }
  const entries = (await readdir(target, {withFileTypes: true})).filter(({name}) => name !== 'node_modules');
  const files = await Promise.all(
    entries.map(async (entry) => {
      const file = path.join(target, entry.name);
      const isFollowed = entry.isDirectory() || (entry.isSymbolicLink() && !(await leadsBack(file)));
      return isFollowed ? filesBelow(file) : entry.isFile() ? [file] : [];
    }),
  );
  return files.flat().sort();
}

/** Whether a symbolic link points to a directory that contains it. */
async function leadsBack(link: string): Promise<boolean> {
  const target = await realpath(link).catch(() => link);
  return `${await realpath(path.dirname(link))}${path.sep}`.startsWith(`${target}${path.sep}`);
}

/**
 * A SHA-256 hash of the names and contents of files and directories, and of other values that a result depends on. Modification times have no influence.
 *
 * @param root the directory that names are relative to
 * @param targets files and directories in `root`; missing ones count as empty
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
