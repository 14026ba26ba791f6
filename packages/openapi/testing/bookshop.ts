import type {Conventions} from '../conventions';
import type {Spec} from '../types';
import spec from './bookshop.json';

/** The small API of a bookshop, which shares no name with ours: if a package works with it, it works with any spec. */
export const bookshop = spec as unknown as Spec;

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
