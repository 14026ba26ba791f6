import {eventsOf} from '../../openapi/events';
import {operationsById} from '../../openapi/operations';
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
  const operations = [...operationsById(description)].map(([name, {method, summary, href}]): Reference => ({
    name,
    href,
    method,
    summary,
  }));
  const events = eventsOf(description).map(({type, href}): Reference => ({name: type, href}));
  return new Map([...operations, ...events].map((reference) => [reference.name, reference]));
}
