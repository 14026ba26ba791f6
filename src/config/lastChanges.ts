import {execFile} from 'node:child_process';
import path from 'node:path';
import {promisify} from 'node:util';

import type {VcsChangeInfo, VcsConfig} from '@docusaurus/types';

import {parseLastChanges} from '../lib/lastChanges';

const run = promisify(execFile);

/** The directories whose pages show their last change. */
const directories = ['docs', 'guides', 'i18n'];

/** A long history of many files, in bytes. */
const maxOutput = 256 * 1024 * 1024;

/**
 * When each page was last changed, by its full path, from one reading of the
 * history. Nothing where there is no repository, or only the end of a history,
 * in which every file would look as if it had been changed by the last commit.
 */
export async function readLastChanges(siteDir: string): Promise<ReadonlyMap<string, number>> {
  const git = async (...args: string[]): Promise<string> =>
    (await run('git', ['-c', 'core.quotePath=false', ...args], {cwd: siteDir, maxBuffer: maxOutput})).stdout;
  try {
    if ((await git('rev-parse', '--is-shallow-repository')).trim() === 'true') {
      return new Map();
    }
    const log = await git('log', '--format=%x00%ct', '--name-only', '--relative', '--', ...directories);
    return new Map([...parseLastChanges(log)].map(([file, time]) => [path.resolve(siteDir, file), time]));
  } catch {
    return new Map();
  }
}

let changes: Promise<ReadonlyMap<string, number>> | undefined;

async function lastChange(file: string): Promise<VcsChangeInfo | null> {
  const timestamp = (await changes)?.get(file);
  return timestamp === undefined ? null : {timestamp, author: ''};
}

/**
 * Tells Docusaurus when a page was last changed: what the front matter says
 * (`last_update`), else the day of its last commit, else nothing.
 */
export const lastChanges: VcsConfig = {
  initialize({siteDir}) {
    changes ??= readLastChanges(siteDir);
  },
  // Docusaurus counts the parameters of its functions.
  getFileCreationInfo: (_file) => Promise.resolve(null),
  getFileLastUpdateInfo: lastChange,
};
