import {eventsOf} from '../../../src/plugins/api-reference/events';
import {operationsByTag} from '../../../src/plugins/api-reference/operations';
import type {Description} from '../../../src/plugins/api-reference/types';

/** What the API description calls things. */
export interface Vocabulary {
  /** Paths as the description writes them: `/emails/{email_id}`. */
  readonly paths: ReadonlySet<string>;
  /** `POST /emails`. */
  readonly endpoints: ReadonlySet<string>;
  readonly operationIds: ReadonlySet<string>;
  readonly events: ReadonlySet<string>;
  /** Fields, parameters, values of enumerations, error codes. */
  readonly names: ReadonlySet<string>;
}

/** Collects names of fields and parameters, and values that are one word. */
function collect(value: unknown, names: Set<string>): void {
  if (Array.isArray(value)) {
    value.forEach((item) => collect(item, names));
    return;
  }
  if (typeof value !== 'object' || value === null) {
    if (typeof value === 'string' && /^[\w:.-]{1,60}$/u.test(value)) {
      names.add(value);
    }
    return;
  }
  for (const [key, inner] of Object.entries(value)) {
    names.add(key);
    collect(inner, names);
  }
}

/** What a description calls things. */
export function vocabularyOf(description: Description): Vocabulary {
  const operations = [...operationsByTag(description).values()].flat();
  const names = new Set<string>();
  collect(description, names);
  return {
    paths: new Set(operations.map(({path}) => path)),
    endpoints: new Set(operations.map(({method, path}) => `${method.toUpperCase()} ${path}`)),
    operationIds: new Set(operations.map(({operationId}) => operationId)),
    events: new Set(eventsOf(description).map(({type}) => type)),
    names,
  };
}
