import {type Spec, operationsById, referencesOf} from '@packages/openapi';

import {fieldMaker} from '../models/fields';
import type {Context} from '../models/parts';
import spec from './spec.json';

/** A spec with everything that a reference page can render. */
export const fixture = spec as unknown as Spec;

/** The context of a spec, in tests. */
export function contextOf(from: Spec): Context {
  const references = referencesOf(from);
  return {spec: from, operations: operationsById(from), references, fields: fieldMaker(references)};
}
