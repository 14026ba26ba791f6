import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';

import type {VcsConfig} from '@docusaurus/types';
import {getGitRepositoryFilesInfo} from '@docusaurus/utils/lib/vcs/gitUtils';

import {pageDirectories} from '../routes';

/** The directories that pages are generated from. */
const directories = [...pageDirectories, 'i18n', 'api-spec'];

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
      .filter(([file]) => directories.some((dir) => file.startsWith(`${dir}/`)))
      .map(([file, {lastUpdate}]) => [path.resolve(siteDir, file), lastUpdate.timestamp]),
  );
}

/** The directories that a page is generated from besides its own file, by the content of its file. */
const sources: Readonly<Record<string, string>> = {
  '<ApiChangelog': 'api-spec/changelog/',
  '<EventPayloads': 'api-spec/webhooks/',
};

let changes: Promise<ReadonlyMap<string, number>> | undefined;

/** Docusaurus' `git-eager` strategy, without its errors if there is no history. A page generated from data is as new as its data. */
export const lastChanges: VcsConfig = {
  initialize({siteDir}) {
    changes ??= readLastChanges(siteDir);
  },
  // Docusaurus counts the parameters of its functions.
  getFileCreationInfo: (_file) => Promise.resolve(null),
  async getFileLastUpdateInfo(file) {
    const files = await changes;
    const own = files?.get(path.resolve(file));
    if (files === undefined || own === undefined) {
      return null;
    }
    const text = await readFile(file, 'utf8');
    const data = Object.entries(sources).flatMap(([mark, dir]) => (text.includes(mark) ? [path.resolve(dir)] : []));
    const times = [...files].filter(([other]) => data.some((dir) => other.startsWith(dir))).map(([, time]) => time);
    return {timestamp: Math.max(own, ...times), author: ''};
  },
};
