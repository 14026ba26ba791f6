import {fastStages} from './checks/fastStages';
import {finish, runStages} from './checks/stages';
import {runMain} from './lib/fail';

/** `npm run check`: the checks that need no build. */
runMain(async () => {
  finish(await runStages(fastStages));
});
