import {Command} from 'commander';

import {checkNames, fastStage, onlyStages} from './checks/fastStage';
import {finish, runStages} from './checks/stages';
import {runMain} from './lib/runMain';

/** `npm run check`: the checks that do not need a build. */
runMain(async () => {
  const command = new Command('npm run check --')
    .description('Runs the checks that do not need a build.')
    .option('--only <check>', `only the check whose name starts with this: ${checkNames}`)
    .parse();
  const {only} = command.opts<{only?: string}>();
  finish(await runStages(only === undefined ? [fastStage] : onlyStages(only)));
});
