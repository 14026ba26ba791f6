import path from 'node:path';

/** The repository's root directory. */
export const root = path.resolve(__dirname, '..', '..');

/** Resolves a path in the repository. */
export const fromRoot = (...segments: string[]): string => path.join(root, ...segments);

/** The built site. */
export const buildDir = fromRoot('build');

/** The working directory of builds; safe to remove at any time. */
export const workDir = fromRoot('.build');

/** Files generated from the API spec. */
export const generatedDir = fromRoot('generated');
