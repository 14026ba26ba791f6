/** Loads the rules, which are in TypeScript, for Redocly: in the worker of `npm run api:lint`, and in its own commands. */
import {require as load} from 'tsx/cjs/api';

export default () => load('../../src/reference/spec/rules/index.ts', import.meta.url).plugin;
