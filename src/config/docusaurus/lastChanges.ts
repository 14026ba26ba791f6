import {existsSync} from 'node:fs';
import path from 'node:path';

import type {VcsConfig} from '@docusaurus/types';
import {getGitRepositoryFilesInfo} from '@docusaurus/utils/lib/vcs/gitUtils';

import {pageDirectories} from '../routes';

/** The directories that pages are generated from. */
const directories = [...pageDirectories, 'i18n', 'api-spec'];

/**
 * Reads the time of each page's last commit, by its absolute path. Empty outside of a repository, and in a shallow
 * clone, where every file seems to be as new as the oldest commit.
 */
export async function readLastChanges(siteDir: string): Promise<ReadonlyMap<string, number>> {
  if (existsSync(path.join(siteDir, '.git', 'shallow'))) {
    return new Map();
  }
  const files = await getGitRepositoryFilesInfo(siteDir).catch(() => new Map<string, never>());
  return new Map(
    [...files]
      .filter(([file]) => directories.some((dir) => file.startsWith(`${dir}/`)))
      .map(([file, {lastUpdate}]) => [path.resolve(siteDir, file), lastUpdate.timestamp]),
  );
}

let changes: Promise<ReadonlyMap<string, number>> | undefined;

/** Docusaurus' `git-eager` strategy, without its errors if there is no history. */
export const lastChanges: VcsConfig = {
  initialize({siteDir}) {
    changes ??= readLastChanges(siteDir);
  },
  // Docusaurus checks the number of parameters of these functions.
  getFileCreationInfo: (_file) => Promise.resolve(null),
  async getFileLastUpdateInfo(file) {
    const timestamp = (await changes)?.get(path.resolve(file));
    return timestamp === undefined ? null : {timestamp, author: ''};
  },
};
