import type {Description} from '../../src/openapi/types';
import {type ChangelogEntry, ChangelogError, checkEntries, readEntries} from '../../src/plugins/api-changelog/entries';
import {UserError} from '../lib/fail';
import {root} from '../lib/paths';
import {endpointsOf} from './diff/endpoints';

/** The operations and events that a changelog can name. */
export function namesOf(description: Description): Set<string> {
  return new Set([
    ...endpointsOf(description, description.paths).map(({operation}) => operation.operationId ?? ''),
    ...Object.keys(description.webhooks ?? {}),
  ]);
}

/**
 * Reads and checks the changelog of the API, the newest day first.
 *
 * @param description the bundled description, for the names it may use
 * @throws UserError naming file and line of everything that is wrong
 */
export async function readChangelog(description: Description, from = root): Promise<ChangelogEntry[]> {
  try {
    return checkEntries(await readEntries(from), namesOf(description));
  } catch (error) {
    throw error instanceof ChangelogError
      ? new UserError(`The changelog of the API is not right:\n${error.message}`)
      : error;
  }
}
