import {hash} from 'node:crypto';
import {readFile, rm} from 'node:fs/promises';
import path from 'node:path';

import glob from 'fast-glob';

import {readIfThere, writeAtomically} from './files';
import {fromRoot, root} from './paths';

/** What a result depends on. */
export interface Inputs {
  /** Globs relative to the root of the repository; those that start with `!` exclude files. */
  readonly files: readonly string[];
  /** Everything else: versions, flags, the environment. */
  readonly values?: readonly string[];
}

/**
 * A SHA-256 hash of the names and contents of files, except installed packages, and of other values. Modification times
 * don't matter.
 *
 * @param dir the root of the repository, or a copy of it
 */
export async function fingerprint({files, values = []}: Inputs, dir = root): Promise<string> {
  const contents: string[] = [];
  for (const name of (await glob([...files], {cwd: dir, ignore: ['**/node_modules/**']})).sort()) {
    contents.push(name, hash('sha256', await readFile(path.join(dir, name))));
  }
  return hash('sha256', JSON.stringify([contents, values]));
}

/** A result, saved with the fingerprint of its inputs. */
export interface CacheEntry {
  /** The saved result; undefined if there is none, or if an input has changed since. */
  readonly value: string | undefined;
  /** Removes the saved result. */
  readonly clear: () => Promise<void>;
  /** Saves a result, unless an input was edited in the meantime. */
  readonly save: (value: string) => Promise<void>;
}

/**
 * Opens a saved result. If the result is a directory, save an empty string when it is complete.
 *
 * @param file the file for the saved result, relative to the root of the repository
 */
export async function openCache(file: string, inputs: Inputs): Promise<CacheEntry> {
  const before = `${await fingerprint(inputs)}\n`;
  const known = await readIfThere(fromRoot(file));
  return {
    value: known?.startsWith(before) ? known.slice(before.length) : undefined,
    clear: () => rm(fromRoot(file), {force: true}),
    async save(value) {
      if (`${await fingerprint(inputs)}\n` === before) {
        await writeAtomically(fromRoot(file), before + value);
      }
    },
  };
}

/** Returns the result that is saved for these inputs, or does the work and saves its result. */
export async function cached(file: string, inputs: Inputs, work: () => Promise<string>): Promise<string> {
  const entry = await openCache(file, inputs);
  const value = entry.value ?? (await work());
  if (entry.value === undefined) {
    await entry.save(value);
  }
  return value;
}
