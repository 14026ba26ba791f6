import path from 'node:path';

/** The repository's root directory, in which every command runs. */
export const root = process.cwd();

/** Resolves a path in the repository. */
export const fromRoot = (...segments: string[]): string => path.join(root, ...segments);
