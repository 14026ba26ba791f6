import {fromRoot} from '@packages/files';

/** The built site. */
export const buildDir = fromRoot('build');

/** The working directory of builds; safe to remove at any time. */
export const workDir = fromRoot('.build');

/** Files generated from the API spec. */
export const generatedDir = fromRoot('generated');

/** The API spec's source files. */
export const specDir = fromRoot('api-spec');

/** The index of the spec, relative to the repository. */
export const specIndex = 'api-spec/openapi.yaml';

/** The sources of the API spec, as globs. */
export const specSources: readonly string[] = ['api-spec/**', '!**/README.md'];

/**
 * The code that commands load, and its packages, as globs: one broad list for all caches, so that it includes every new
 * import. No command loads components, styles, or tests.
 */
export const code: readonly string[] = [
  'packages/**',
  'src/**/*.{ts,mjs,json,yaml}',
  'scripts/**',
  'api-spec/rules/**',
  'package-lock.json',
  '!!(docs-samples)/**/*.test.*',
];
