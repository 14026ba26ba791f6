import {eventsOf} from '../../src/plugins/api-reference/events';
import {operationsByTag} from '../../src/plugins/api-reference/operations';
import {operationSlug} from '../../src/plugins/api-reference/paths';
import type {Description} from '../../src/plugins/api-reference/types';

/** The operations and events whose page is not among those with these ids. */
export function missingPages(description: Description, ids: readonly string[]): string[] {
  const made = new Set(ids);
  return [...[...operationsByTag(description).values()].flat(), ...eventsOf(description)]
    .map(({operationId}) => operationId)
    .filter((operationId) => !made.has(operationSlug(operationId)));
}
