import {Command} from 'commander';

import {fastStage} from './checks/fastStage';
import {finish, runStages} from './checks/stages';
import {runMain} from './lib/runMain';

/** `npm run check`: the checks that do not need a build. */
runMain(async () => {
  new Command('npm run check --').description('Runs the checks that do not need a build.').parse();
  finish(await runStages([fastStage]));
});
