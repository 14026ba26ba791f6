import type {Conventions} from '../conventions';
import type {Spec} from '../types';
import bookshopSpec from './bookshop.json';
import constructs from './constructs.json';

/** The small API of a bookshop, with different names than ours: a package that works with it works with any spec. */
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
