import {execFile} from 'node:child_process';
import {statSync} from 'node:fs';
import {mkdtemp, rm} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';

import {UserError} from '@packages/files';
import type {Spec} from '@packages/openapi';

const run = promisify(execFile);

/** The earlier spec in a comparison. */
export interface Base {
  /** The file's name, or the revision with its short hash. */
  name: string;
  spec: Spec;
  /** The base's date, if known. */
  date?: string;
}

/** The location of the spec in a repository, and how to read it. */
export interface SpecReader {
  /** The repository. */
  readonly root: string;
  /** The spec's index file, relative to the repository, with slashes: `api/openapi.yaml`. */
  readonly index: string;
  /** Bundles a spec into one document. */
  readonly bundle: (file: string) => Promise<Spec>;
}

/**
 * Loads the base of a comparison: a file (a bundle, or the index of multiple files) or a Git
 * revision, whose files are read without touching the working tree.
 *
 * @throws UserError if the base doesn't exist or doesn't contain a spec
 */
export async function readBase(base: string, reader: SpecReader): Promise<Base> {
  const file = path.resolve(reader.root, base);
  if (statSync(file, {throwIfNoEntry: false})?.isFile()) {
    return {name: base, spec: await bundle(file, base, reader)};
  }
  return readRevision(base, reader);
}

async function bundle(file: string, name: string, reader: SpecReader): Promise<Spec> {
  try {
    const spec = await reader.bundle(file);
    if (typeof spec.openapi !== 'string' || !spec.openapi.startsWith('3.1')) {
      throw new UserError(`Expected an OpenAPI 3.1 spec.`);
    }
    return spec;
  } catch (error) {
    throw error instanceof UserError ? new UserError(`--base ${name} cannot be read. ${error.message}`) : error;
  }
}

async function readRevision(revision: string, reader: SpecReader): Promise<Base> {
  const {root: cwd, index} = reader;
  const git = async (...args: string[]): Promise<string> => (await run('git', args, {cwd})).stdout.trim();
  const commit = await git('rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`).catch(
    () => undefined,
  );
  if (commit === undefined) {
    throw new UserError(
      `--base ${revision} is neither a file nor a revision of this repository. Use a file, or a branch, tag, or commit such as main or HEAD~3. If this is a shallow clone, run "git fetch --unshallow" first.`,
    );
  }
  const name = revision === commit ? commit.slice(0, 10) : `${revision} (${commit.slice(0, 10)})`;
  if ((await git('ls-tree', '--name-only', commit, '--', index)) === '') {
    throw new UserError(`The revision ${name} doesn't contain ${index}. Use a revision that contains the spec.`);
  }
  const dir = await mkdtemp(path.join(os.tmpdir(), 'api-base-'));
  try {
    const archive = path.join(dir, 'base.tar');
    await git('archive', '--format=tar', `--output=${archive}`, commit, '--', path.posix.dirname(index));
    await run('tar', ['-xf', archive, '-C', dir]);
    return {
      name,
      spec: await bundle(path.join(dir, index), name, reader),
      date: await git('show', '--no-patch', '--format=%cs', commit),
    };
  } finally {
    await rm(dir, {recursive: true, force: true});
  }
}
