import {readFile, readdir} from 'node:fs/promises';
import path from 'node:path';

import {type ChangelogEntry, ChangelogError, parseEntry} from './entries';

/** Where the changelog lies, from the repository's root. */
export const changelogDir = path.posix.join('api-spec', 'changelog');

/** What is not an entry. */
const ignored = new Set(['README.md']);

/**
 * Reads the days of the changelog, in the order of their dates; none where
 * there is no folder.
 *
 * @param root the repository's root, or a folder with an earlier state of it
 * @throws ChangelogError naming file and line of everything that is wrong
 */
export async function readEntries(root: string): Promise<ChangelogEntry[]> {
  const dir = path.join(root, changelogDir);
  const names = await readdir(dir).catch(() => []);
  const findings: string[] = [];
  const entries: ChangelogEntry[] = [];
  for (const name of names.filter((entry) => !ignored.has(entry)).sort()) {
    const file = `${changelogDir}/${name}`;
    if (!name.endsWith('.yaml')) {
      findings.push(`${file}:1: the file is no entry. Expected a day such as 2026-11-21.yaml.`);
      continue;
    }
    try {
      entries.push(parseEntry(file, await readFile(path.join(dir, name), 'utf8')));
    } catch (error) {
      if (!(error instanceof ChangelogError)) {
        throw error;
      }
      findings.push(...error.findings);
    }
  }
  if (findings.length > 0) {
    throw new ChangelogError(findings);
  }
  return entries;
}
