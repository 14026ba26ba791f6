import {eventsOf} from '../../src/plugins/api-reference/events';
import {operationsByTag} from '../../src/plugins/api-reference/operations';
import {operationSlug} from '../../src/plugins/api-reference/paths';
import type {Description} from '../../src/plugins/api-reference/types';

/** The operations and events whose page is not among the files written. */
export function missingPages(description: Description, files: readonly string[]): string[] {
  const written = new Set(files);
  return [...[...operationsByTag(description).values()].flat(), ...eventsOf(description)]
    .map(({operationId}) => operationId)
    .filter((operationId) => !written.has(`${operationSlug(operationId)}.api.mdx`));
}
