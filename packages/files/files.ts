import {randomUUID} from 'node:crypto';
import {cp, mkdir, readFile, readdir, rename, rm, stat, writeFile} from 'node:fs/promises';
import path from 'node:path';

import glob from 'fast-glob';
import difference from 'lodash/difference';
import sum from 'lodash/sum';

import {decodeText} from './text';
import {errorCode} from './fail';
import {root} from './paths';

/** Reads a text file with {@link decodeText}. */
export async function readText(file: string): Promise<string> {
  return decodeText(await readFile(file), path.relative(root, file));
}

/** Reads a text file; undefined if it doesn't exist. */
export async function readIfThere(file: string): Promise<string | undefined> {
  return readText(file).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') {
      return undefined;
    }
    throw error;
  });
}

/** The sorted files in a directory, without installed packages, or the file itself; empty if the path doesn't exist. */
export async function filesBelow(target: string): Promise<string[]> {
  if ((await stat(target).catch(() => undefined))?.isFile()) {
    return [target];
  }
  const names = await glob('**', {cwd: target, dot: true, ignore: ['**/node_modules/**']});
  return names.sort().map((name) => path.join(target, name));
}

/** Writes a file through a temporary one, so that other processes never read a half-written file. */
export async function writeAtomically(file: string, content: string | Uint8Array): Promise<void> {
  await mkdir(path.dirname(file), {recursive: true});
  const aside = `${file}.${randomUUID()}.tmp`;
  await writeFile(aside, content);
  await rename(aside, file);
}

/** Writes a text file unless it already has this content, so that watchers and caches see only changes. */
export async function writeIfChanged(file: string, text: string): Promise<void> {
  if ((await readIfThere(file)) !== text) {
    await writeAtomically(file, text);
  }
}

/**
 * Makes a directory identical to another one. Only files that differ are written, so that watchers and caches don't
 * see other changes.
 *
 * @param from the source; files that differ are moved out of it
 * @returns how many files were written or removed
 */
export async function syncFolder(from: string, to: string): Promise<number> {
  const [made = [], present = []] = await Promise.all(
    [from, to].map(async (dir) => (await filesBelow(dir)).map((file) => path.relative(dir, file))),
  );
  const moved = made.map(async (name): Promise<number> => {
    const [source, target] = [path.join(from, name), path.join(to, name)];
    if (present.includes(name) && (await readFile(source)).equals(await readFile(target))) {
      return 0;
    }
    await mkdir(path.dirname(target), {recursive: true});
    await rename(source, target);
    return 1;
  });
  const removed = difference(present, made).map((name) => rm(path.join(to, name)).then(() => 1));
  return sum(await Promise.all([...moved, ...removed]));
}

/**
 * Replaces the contents of a directory with those of a finished one, which is removed. The directory itself is kept,
 * because it can be a link, a mount point, or on a different device.
 */
export async function swapFolder(finished: string, target: string): Promise<void> {
  const [next, previous] = [path.join(target, '.next'), path.join(target, '.previous')];
  const remove = (...dirs: string[]): Promise<unknown> =>
    Promise.all(dirs.map((dir) => rm(dir, {recursive: true, force: true})));
  const moveAll = async (from: string, to: string): Promise<void> => {
    for (const name of difference(await readdir(from), ['.next', '.previous'])) {
      await rename(path.join(from, name), path.join(to, name));
    }
  };
  await remove(next, previous);
  await mkdir(previous, {recursive: true});
  await rename(finished, next).catch((error: unknown) => {
    if (errorCode(error) !== 'EXDEV') {
      throw error;
    }
    return cp(finished, next, {recursive: true});
  });
  await moveAll(target, previous);
  await moveAll(next, target);
  await remove(next, previous, finished);
}
