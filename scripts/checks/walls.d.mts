import type {Linter} from 'eslint';

/** The walls between the rooms, as ESLint configurations. */
export const walls: Linter.Config[];
