import {createRequire} from 'node:module';

import {fromRoot} from '@packages/files';

/** The packages that only samples need. `npm run samples` and `npm test` install them; nothing else may import them. */
export const samplePackages = fromRoot('docs-samples', 'node_modules');

/**
 * Loads one of these packages. Types are declared at the call site, because `npm run check` runs
 * without these packages.
 */
export const requireSamplePackage = createRequire(fromRoot('docs-samples', 'package.json'));
