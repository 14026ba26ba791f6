import type {Linter} from 'eslint';

/** The import boundaries, as ESLint configurations. */
export const importBoundaries: Linter.Config[];
