/** What the tests of the samples have in common. */
import type {SampleRequest} from '../samples/types';
import type {Operation, Spec} from '../types';
import fixtures from './samples.json';

export const fixtureSpec = fixtures.spec as unknown as Spec;

/** An operation that shows enough for a request. */
export const fixtureOperation = fixtures.operation as unknown as Operation;

/** A request that takes everything. */
export const fixtureRequest = fixtures.request as unknown as SampleRequest;

/** Texts that some language reads as something else. */
export const nastyTexts: readonly string[] = fixtures.nastyTexts;
