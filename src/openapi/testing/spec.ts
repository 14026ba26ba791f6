import {fieldMaker} from '../fields';
import {operationsById} from '../operations';
import type {Context} from '../parts';
import {referencesOf} from '../references';
import type {Spec} from '../types';
import spec from './spec.json';

/** A spec with everything that a reference page can render. */
export const fixture = spec as unknown as Spec;

/** The context of a spec, in tests. */
export function contextOf(from: Spec): Context {
  const references = referencesOf(from);
  return {spec: from, operations: operationsById(from), references, fields: fieldMaker(references)};
}
