import {existsSync} from 'node:fs';
import {cp, mkdir, readFile, readdir, realpath, rename, rm, stat, writeFile} from 'node:fs/promises';
import path from 'node:path';

import {decodeText} from './text';
import {UserError, errorCode} from './fail';
import {root} from './paths';

/**
 * Reads a text file with {@link decodeText}.
 *
 * @throws UserError for a file that is not in UTF-8
 */
export async function readText(file: string): Promise<string> {
  const bytes = await readFile(file);
  try {
    return decodeText(bytes, path.relative(root, file));
  } catch (error) {
    throw new UserError((error as Error).message);
  }
}

/** Reads a text file; undefined if it does not exist. */
export async function readIfThere(file: string): Promise<string | undefined> {
  return readText(file).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') {
      return undefined;
    }
    throw error;
  });
}

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

/** Writes a file through a temporary one, so that no reader sees it half-written. */
export async function writeAtomically(file: string, content: string): Promise<void> {
  await mkdir(path.dirname(file), {recursive: true});
  const aside = `${file}.${process.pid}.tmp`;
  await writeFile(aside, content);
  await rename(aside, file);
}

/**
 * Makes a directory equal to another one and touches only what differs, so that watchers and caches
 * see only real changes.
 *
 * @param from the source; files that differ are moved out of it
 * @returns how many files were written or removed
 */
export async function syncFolder(from: string, to: string): Promise<number> {
  const [sources, present] = await Promise.all([filesBelow(from), filesBelow(to)]);
  const names = sources.map((file) => path.relative(from, file));
  const moved = await Promise.all(
    names.map(async (name) => {
      const target = path.join(to, name);
      const [before, after] = await Promise.all([
        present.includes(target) ? readFile(target) : undefined,
        readFile(path.join(from, name)),
      ]);
      if (before?.equals(after)) {
        return false;
      }
      await mkdir(path.dirname(target), {recursive: true});
      await rename(path.join(from, name), target);
      return true;
    }),
  );
  const known = new Set(names);
  const gone = present.filter((file) => !known.has(path.relative(to, file)));
  await Promise.all(gone.map((file) => rm(file)));
  return moved.filter(Boolean).length + gone.length;
}

/**
 * Replaces a directory with a finished one. The old directory is moved away first and restored if
 * the move fails, so the target is never incomplete. If the target is a mount or on another device, the finished
 * directory is copied into it first, and the contents are swapped there.
 *
 * @param aside the path next to `target` for the old directory until it is removed
 */
export async function swapFolder(finished: string, target: string, aside: string): Promise<void> {
  await rm(aside, {recursive: true, force: true});
  // The target of a link.
  const place = await realpath(target).catch(() => target);
  const hadTarget = existsSync(place);
  try {
    if (hadTarget) {
      await mkdir(path.dirname(aside), {recursive: true});
      await rename(place, aside);
    }
    try {
      await rename(finished, place);
    } catch (error) {
      if (hadTarget) {
        await rename(aside, place);
      }
      throw error;
    }
  } catch (error) {
    // A mount, or another device.
    if (!hadTarget || !['EBUSY', 'EXDEV'].includes(errorCode(error) ?? '')) {
      throw error;
    }
    await swapContents(finished, place);
    await rm(finished, {recursive: true, force: true});
  }
  await rm(aside, {recursive: true, force: true});
}

/** Replaces the contents of a directory with the contents of another one, which may be on another device. */
async function swapContents(finished: string, place: string): Promise<void> {
  const [next, previous] = [path.join(place, '.next'), path.join(place, '.previous')];
  const removeBoth = (): Promise<unknown> =>
    Promise.all([next, previous].map((dir) => rm(dir, {recursive: true, force: true})));
  const moved: [from: string, to: string][] = [];
  const moveAll = async (from: string, to: string): Promise<void> => {
    for (const name of await readdir(from)) {
      const move: [string, string] = [path.join(from, name), path.join(to, name)];
      if (move[0] !== next && move[0] !== previous) {
        await rename(...move);
        moved.push(move);
      }
    }
  };
  await removeBoth();
  try {
    await cp(finished, next, {recursive: true});
    await mkdir(previous);
    await moveAll(place, previous);
    await moveAll(next, place);
  } catch (error) {
    for (const [from, to] of moved.toReversed()) {
      await rename(to, from);
    }
    await removeBoth();
    throw error;
  }
  await removeBoth();
}
