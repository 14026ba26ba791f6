import type {Conventions} from '../conventions';
import type {Spec} from '../types';
import bookshopSpec from './bookshop.json';
import constructs from './constructs.json';

/** A small bookshop API. Its names differ from ours, so that tests fail if a package depends on our names. */
export const bookshop = bookshopSpec as unknown as Spec;

/** The bookshop API's conventions. */
export const bookshopConventions: Conventions = {
  origin: 'https://api.books.example',
  envelope: {data: 'result', pagination: 'page'},
  pagination: {more: 'continues', next: 'position', cursor: 'from'},
  idempotency: {header: 'Request-Token'},
  apiKey: {variable: 'BOOKSHOP_KEY', service: 'bookshop'},
  errors: {
    invalid: 'invalid',
    notFound: 'unknown',
    missingKey: 'no_key',
    invalidKey: 'wrong_key',
    tooLarge: 'too_large',
  },
  problem: {code: 'error', detail: 'message', id: 'trace', retryable: 'temporary'},
};

/** A spec with additional operations, which use constructs of OpenAPI that its own operations don't use. */
export function withConstructs(spec: Spec): Spec {
  return {...spec, paths: {...spec.paths, ...(constructs.paths as unknown as Spec['paths'])}};
}
