import type {ESLint} from 'eslint';

export const rooms: ESLint.Plugin;
