import type {ESLint} from 'eslint';

export const termProblems: (text: string) => string[];
export const terminology: ESLint.Plugin;
