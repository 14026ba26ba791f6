import {eventHref, eventsOf} from '../../openapi/events';
import {operationRow, operationsByTag} from '../../openapi/operations';
import type {Description} from '../../openapi/types';

/** An operation or event that a change is about, as the page shows it. */
export interface Reference {
  /** Its operationId, or the name of the event. */
  name: string;
  /** Where its page is, without the language; what was removed has none. */
  href?: string;
  /** Of an operation: `post`. */
  method?: string;
  /** Of an operation: what it does, in the language of the description. */
  summary?: string;
}

/** Every operation and event of a description by the name that entries use. */
export function referencesOf(description: Description): Map<string, Reference> {
  const operations = [...operationsByTag(description).values()].flat().map((operation): Reference => {
    const {method, summary, href} = operationRow(operation);
    return {name: operation.operationId, href, method, summary};
  });
  const events = eventsOf(description).map((event): Reference => ({name: event.type, href: eventHref(event)}));
  return new Map([...operations, ...events].map((reference) => [reference.name, reference]));
}
