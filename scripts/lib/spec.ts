import path from 'node:path';

import {fromRoot} from './paths';

/** The directory of the API spec's source files. */
export const specDir = fromRoot('api-spec');

/** The index of the spec, relative to the repository. */
export const specIndex = path.join('api-spec', 'openapi.yaml');
