import type {Spec} from '../types';
import constructs from './constructs.json';

/** A spec with additional operations that use OpenAPI constructs not used by the API's own operations. */
export function withConstructs(spec: Spec): Spec {
  return {...spec, paths: {...spec.paths, ...(constructs.paths as unknown as Spec['paths'])}};
}
