import type {Spec} from '@packages/openapi';

import spec from './spec.json';

/** A spec with everything that a reference page can render. */
export const fixture = spec as unknown as Spec;
