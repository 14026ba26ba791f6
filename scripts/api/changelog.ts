import type {Spec} from '../../src/openapi/types';
import {type ChangelogEntry, ChangelogError, checkEntries, readEntries} from '../../src/plugins/api-changelog/entries';
import {UserError} from '../lib/fail';
import {root} from '../lib/paths';
import {endpointsOf} from './diff/match';

/** The operations and events that a changelog can name. */
export function namesOf(spec: Spec): Set<string> {
  return new Set([
    ...endpointsOf(spec, spec.paths).map(({operation}) => operation.operationId ?? ''),
    ...Object.keys(spec.webhooks ?? {}),
  ]);
}

/**
 * Reads and checks the changelog of the API, the newest day first.
 *
 * @param spec the bundled spec, for the names it may use
 * @throws UserError naming file and line of everything that is wrong
 */
export async function readChangelog(spec: Spec, from = root): Promise<ChangelogEntry[]> {
  try {
    return checkEntries(await readEntries(from), namesOf(spec));
  } catch (error) {
    throw error instanceof ChangelogError
      ? new UserError(`The changelog of the API is not right:\n${error.message}`)
      : error;
  }
}
