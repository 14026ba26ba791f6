/** Shared by the tests of the samples. */
import type {Conventions, Operation, Spec} from '@packages/openapi';

import type {SampleRequest} from '../types';
import fixtures from './samples.json';

export const fixtureSpec = fixtures.spec as unknown as Spec;

export const fixtureConventions: Conventions = {
  envelope: {data: 'data', pagination: 'pagination'},
  pagination: {more: 'has_more', next: 'next_cursor', cursor: 'after'},
  idempotency: {header: 'Idempotency-Key'},
  apiKey: {variable: 'BIRDS_KEY', service: 'birds'},
  problem: {code: 'code', detail: 'detail', id: 'request_id', retryable: 'retryable'},
};

/** An operation with just enough for a request. */
export const fixtureOperation = fixtures.operation as unknown as Operation;

/** A request with a body, an API key, and an idempotency key. */
export const fixtureRequest = fixtures.request as unknown as SampleRequest;

/** Strings that some languages interpret as something else unless they are escaped. */
export const nastyTexts: readonly string[] = fixtures.nastyTexts;
