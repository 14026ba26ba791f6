import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';

import type {VcsConfig} from '@docusaurus/types';
import {getGitRepositoryFilesInfo} from '@docusaurus/utils/lib/vcs/gitUtils';
import max from 'lodash/max';

/** The directories that pages are generated from. */
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

/** The files that a page is generated from besides its own, by the content of its file. */
const sources: Readonly<Record<string, string>> = {
  '<ApiChangelog': 'api-spec/changelog/',
  '<EventPayloads': 'api-spec/webhooks/',
};

/** When a file at or under one of these absolute paths was last committed. */
function newest(files: ReadonlyMap<string, number>, paths: readonly string[]): number | undefined {
  return max([...files].filter(([file]) => paths.some((start) => file.startsWith(start))).map(([, time]) => time));
}

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
    if (!files?.has(path.resolve(file))) {
      return null;
    }
    const text = await readFile(file, 'utf8');
    const data = Object.entries(sources)
      .filter(([mark]) => text.includes(mark))
      .map(([, dir]) => dir);
    const timestamp = newest(
      files,
      [file, ...data].map((name) => path.resolve(name)),
    );
    return timestamp === undefined ? null : {timestamp, author: ''};
  },
};

/** When something under one of these paths was last committed, as a date: `2026-11-26`. Paths may be the start of a name. */
export async function lastChangeOf(paths: readonly string[], siteDir: string): Promise<string | undefined> {
  const files = await (changes ?? readLastChanges(siteDir));
  const time = newest(
    files,
    paths.map((name) => path.resolve(siteDir, name)),
  );
  return time === undefined ? undefined : new Date(time).toISOString().slice(0, 10);
}
