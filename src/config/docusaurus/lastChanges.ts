import {existsSync} from 'node:fs';
import path from 'node:path';

import type {VcsConfig} from '@docusaurus/types';
import {getGitRepositoryFilesInfo} from '@docusaurus/utils/lib/vcs/gitUtils';
import max from 'lodash/max';

/** The directories that pages are made from. */
const directories = /^(?:docs|guides|blog|i18n|src\/pages|api-spec)\//u;

/**
 * Reads when each page was last committed, by its absolute path. Empty outside
 * of a repository, and in a shallow clone, where every file seems to be as new
 * as the oldest commit.
 */
export async function readLastChanges(siteDir: string): Promise<ReadonlyMap<string, number>> {
  if (existsSync(path.join(siteDir, '.git', 'shallow'))) {
    return new Map();
  }
  const files = await getGitRepositoryFilesInfo(siteDir).catch(() => new Map<string, never>());
  return new Map(
    [...files]
      .filter(([file]) => directories.test(file))
      .map(([file, {lastUpdate}]) => [path.resolve(siteDir, file), lastUpdate.timestamp]),
  );
}

let changes: Promise<ReadonlyMap<string, number>> | undefined;

/** Docusaurus' `git-eager` strategy, without its errors if there is no history. */
export const lastChanges: VcsConfig = {
  initialize({siteDir}) {
    changes ??= readLastChanges(siteDir);
  },
  // Docusaurus counts the parameters of its functions.
  getFileCreationInfo: (_file) => Promise.resolve(null),
  async getFileLastUpdateInfo(file) {
    const timestamp = (await changes)?.get(path.resolve(file));
    return timestamp === undefined ? null : {timestamp, author: ''};
  },
};

/** When something below one of these paths was last committed, as a date: `2026-11-26`. Paths may be the start of a name. */
export async function lastChangeOf(paths: readonly string[], siteDir: string): Promise<string | undefined> {
  const files = [...(await (changes ?? readLastChanges(siteDir)))];
  const roots = paths.map((name) => path.resolve(siteDir, name));
  const newest = max(files.filter(([file]) => roots.some((dir) => file.startsWith(dir))).map(([, time]) => time));
  return newest === undefined ? undefined : new Date(newest).toISOString().slice(0, 10);
}
