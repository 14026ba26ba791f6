import {execFile} from 'node:child_process';
import {existsSync, statSync} from 'node:fs';
import {mkdtemp, rm} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';

import {UserError, root} from '@packages/files';
import {bundleSpec} from '@packages/lint';
import type {Spec} from '@packages/openapi';

import {ChangelogError, type ChangelogEntry, readEntries} from '../../src/plugins/api-changelog/entries';

const run = promisify(execFile);

/** The earlier spec in a comparison. */
export interface Base {
  /** The name of a file, or of a revision with its short hash. */
  name: string;
  spec: Spec;
  /** Its date, if it is known. */
  date?: string;
  /** The changelog at that revision; undefined for a file. */
  changelog: readonly ChangelogEntry[];
}

const indexFile = path.posix.join('api-spec', 'openapi.yaml');

/**
 * Loads the base of a comparison: a file (a bundle, or the index of several files) or a Git
 * revision, whose files are read without touching the working tree.
 *
 * @throws UserError if the base does not exist or contains no spec
 */
export async function readBase(base: string, cwd = root): Promise<Base> {
  const file = path.resolve(cwd, base);
  if (existsSync(file)) {
    if (!statSync(file).isFile()) {
      throw new UserError(`--base ${base} is a directory. Use a file, such as ${indexFile}, or a revision.`);
    }
    return {name: base, spec: await bundle(file, base), changelog: []};
  }
  return readRevision(base, cwd);
}

async function bundle(file: string, name: string): Promise<Spec> {
  try {
    const spec = await bundleSpec(file);
    if (typeof spec.openapi !== 'string' || !spec.openapi.startsWith('3.1')) {
      throw new UserError(`Expected a spec in OpenAPI 3.1.`);
    }
    return spec;
  } catch (error) {
    throw error instanceof UserError ? new UserError(`--base ${name} cannot be read. ${error.message}`) : error;
  }
}

/** Runs git. */
async function git(args: readonly string[], cwd: string): Promise<string> {
  const {stdout} = await run('git', args, {cwd, maxBuffer: 64 * 1024 * 1024});
  return stdout.trim();
}

/** Reads the changelog of a revision, whose errors are ignored. */
function readOldEntries(dir: string): ChangelogEntry[] {
  try {
    return readEntries(dir);
  } catch (error) {
    if (error instanceof ChangelogError) {
      return [];
    }
    throw error;
  }
}

async function readRevision(revision: string, cwd: string): Promise<Base> {
  const commit = await git(['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`], cwd).catch(
    () => undefined,
  );
  if (commit === undefined) {
    throw new UserError(
      `--base ${revision} is neither a file nor a revision of this repository. Use a file, or a branch, tag or commit such as main or HEAD~3. A shallow clone lacks revisions: run "git fetch --unshallow".`,
    );
  }
  const name = revision === commit ? commit.slice(0, 10) : `${revision} (${commit.slice(0, 10)})`;
  if ((await git(['ls-tree', '--name-only', commit, '--', indexFile], cwd)) === '') {
    throw new UserError(`The revision ${name} has no ${indexFile}. Use a revision that contains the spec.`);
  }
  const dir = await mkdtemp(path.join(os.tmpdir(), 'api-base-'));
  try {
    const archive = path.join(dir, 'base.tar');
    await git(['archive', '--format=tar', `--output=${archive}`, commit, '--', 'api-spec'], cwd);
    await run('tar', ['-xf', archive, '-C', dir]);
    return {
      name,
      spec: await bundle(path.join(dir, indexFile), name),
      date: await git(['show', '--no-patch', '--format=%cs', commit], cwd),
      changelog: readOldEntries(dir),
    };
  } finally {
    await rm(dir, {recursive: true, force: true});
  }
}
