import type {ESLint} from 'eslint';

export const terminology: ESLint.Plugin;
