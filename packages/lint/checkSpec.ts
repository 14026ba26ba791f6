import {UserError, root} from '@packages/files';
import type {Spec} from '@packages/openapi';

import {type ChangelogEntry, ChangelogError, checkEntries, readEntries} from '../../src/api-changelog/plugin/entries';
import {changelogReferences} from '../../src/api-changelog/plugin/resolveApiChangelog';
import {lintSpec} from './lintSpec';

/**
 * Reads and validates the API changelog, newest entry first.
 *
 * @param spec the bundled spec, which defines the valid names
 * @throws UserError with the file and line of each error
 */
export function readChangelog(spec: Spec): ChangelogEntry[] {
  try {
    return checkEntries(readEntries(root), changelogReferences(spec));
  } catch (error) {
    throw error instanceof ChangelogError ? new UserError(`The API changelog has errors:\n${error.message}`) : error;
  }
}

/**
 * Lints and bundles the spec, and checks the changelog, which refers to it.
 *
 * @throws SpecError with file, line and reason for each problem
 * @throws UserError with file and line of each error in the changelog
 */
export async function checkAndBundle(): Promise<Spec> {
  const spec = await lintSpec();
  readChangelog(spec);
  return spec;
}
