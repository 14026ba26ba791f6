/** Loads the TypeScript rules for Redocly, both in the `npm run api:lint` worker and in Redocly's own commands. */
import {require as load} from 'tsx/cjs/api';

export default () => load('../../src/reference/spec/rules/index.ts', import.meta.url).plugin;
