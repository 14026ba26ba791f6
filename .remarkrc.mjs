// Lets editors and `npx remark` load the rules, some of which are written in TypeScript.
import 'tsx';

export default (await import('./scripts/checks/remark.mjs')).default;
