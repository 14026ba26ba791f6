import type {ESLint} from 'eslint';

export const featureImports: ESLint.Plugin;
