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
  /** Fields, parameters, values of enumerations, error codes, statuses. */
  readonly names: ReadonlySet<string>;
  /** Headers of requests, answers and events, as the description writes them. */
  readonly headers: ReadonlySet<string>;
  /** Where the API is, as `https://api.mailwren.example/v1`. */
  readonly base: string;
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

/** Collects the headers that a description names: parameters in the header, and those of answers. */
function collectHeaders(value: unknown, headers: Set<string>): void {
  if (Array.isArray(value)) {
    value.forEach((item) => collectHeaders(item, headers));
  } else if (typeof value === 'object' && value !== null) {
    const {in: place, name, headers: own} = value as Record<string, unknown>;
    if (place === 'header' && typeof name === 'string') {
      headers.add(name);
    }
    if (typeof own === 'object' && own !== null) {
      Object.keys(own)
        .filter((header) => !/^[a-z]+$/u.test(header))
        .forEach((header) => headers.add(header));
    }
    // Examples of emails have headers of the reader's own.
    Object.entries(value)
      .filter(([key]) => !/^examples?$/u.test(key))
      .forEach(([, inner]) => collectHeaders(inner, headers));
  }
}

/** What a description calls things. */
export function vocabularyOf(description: Description): Vocabulary {
  const operations = [...operationsByTag(description).values()].flat();
  const names = new Set<string>();
  collect(description, names);
  const headers = new Set<string>();
  collectHeaders(description, headers);
  return {
    paths: new Set(operations.map(({path}) => path)),
    endpoints: new Set(operations.map(({method, path}) => `${method.toUpperCase()} ${path}`)),
    operationIds: new Set(operations.map(({operationId}) => operationId)),
    events: new Set(eventsOf(description).map(({type}) => type)),
    names,
    headers,
    base: description.servers?.[0]?.url ?? '',
  };
}
