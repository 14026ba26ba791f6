import path from 'node:path';

/** The repository's root directory. */
export const root = path.resolve(__dirname, '..', '..');

/** A path below the root. */
export const fromRoot = (...segments: string[]): string => path.join(root, ...segments);

/** The finished site. */
export const buildDir = fromRoot('build');

/** Where builds work before they are swapped in; safe to remove at any time. */
export const workDir = fromRoot('.build');

/** What the API spec is turned into. */
export const generatedDir = fromRoot('generated');
