/** Shared by the tests of the samples. */
import type {Operation, Spec} from '@packages/openapi';

import type {SampleRequest} from '../types';
import fixtures from './samples.json';

export const fixtureSpec = fixtures.spec as unknown as Spec;

/** An operation with just enough for a request. */
export const fixtureOperation = fixtures.operation as unknown as Operation;

/** A request that uses everything. */
export const fixtureRequest = fixtures.request as unknown as SampleRequest;

/** Strings that some language interprets as something else. */
export const nastyTexts: readonly string[] = fixtures.nastyTexts;
