import {readdir, realpath, stat} from 'node:fs/promises';
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
