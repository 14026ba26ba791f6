import {operationsById} from '../../src/openapi/operations';
import type {Spec} from '../../src/openapi/types';
import {type ChangelogEntry, ChangelogError, checkEntries, readEntries} from '../../src/plugins/api-changelog/entries';
import {UserError} from '../lib/fail';
import {root} from '../lib/paths';

/** The operations and events that changelog entries can refer to. */
export function namesOf(spec: Spec): Set<string> {
  return new Set([...operationsById(spec).keys(), ...Object.keys(spec.webhooks ?? {})]);
}

/**
 * Reads and validates the API changelog, newest entry first.
 *
 * @param spec the bundled spec, which defines the valid names
 * @throws UserError with the file and line of each error
 */
export async function readChangelog(spec: Spec, from = root): Promise<ChangelogEntry[]> {
  try {
    return checkEntries(await readEntries(from), namesOf(spec));
  } catch (error) {
    throw error instanceof ChangelogError ? new UserError(`The API changelog has errors:\n${error.message}`) : error;
  }
}
