import type {Spec} from '../../src/openapi/types';
import {type ChangelogEntry, ChangelogError, checkEntries, readEntries} from '../../src/plugins/api-changelog/entries';
import {changelogReferences} from '../../src/plugins/api-changelog/resolveApiChangelog';
import {UserError} from '../lib/fail';
import {root} from '../lib/paths';

/**
 * Reads and validates the API changelog, newest entry first.
 *
 * @param spec the bundled spec, which defines the valid names
 * @throws UserError with the file and line of each error
 */
export function readChangelog(spec: Spec, from = root): ChangelogEntry[] {
  try {
    return checkEntries(readEntries(from), changelogReferences(spec));
  } catch (error) {
    throw error instanceof ChangelogError ? new UserError(`The API changelog has errors:\n${error.message}`) : error;
  }
}
