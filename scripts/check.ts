import {Command} from 'commander';

import {checkNames, fastStage, onlyStages} from './checks/fastStage';
import {finish, runStages} from './checks/stages';
import {runMain} from './lib/runMain';

/** `npm run check`: the checks that do not need a build. */
runMain(async () => {
  const command = new Command('npm run check --')
    .description('Runs the checks that do not need a build.')
    .option('--only <check>', `run only the checks whose names start with this word. The names are: ${checkNames}`)
    .parse();
  const {only} = command.opts<{only?: string}>();
  finish(await runStages(only === undefined ? [fastStage] : onlyStages(only)));
});
