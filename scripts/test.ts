import {Command} from 'commander';

import {locales} from '../src/config/locales';
import {buildSite} from './build/index';
import {fastStage} from './checks/fastStage';
import {finish, functionStage, runStages, together, toolStage} from './checks/stages';
import {runMain} from './lib/runMain';
import {samplesStage} from './samples/index';
import {findNginx, nginxAdvice, requireChromium} from './lib/programs';

/** `npm test`: runs every check, the samples, a full build, and the browser tests. */
runMain(async () => {
  new Command('npm test --').description('Runs every check, the samples, a full build, and the browser tests.').parse();
  // This check comes first, so that a missing browser is reported within seconds.
  requireChromium();
  const failures = await runStages([
    together('Checks and samples', [fastStage], [samplesStage]),
    functionStage('Build', () => buildSite({locales, host: 'nginx'})),
    toolStage('Browser tests', 'playwright/cli.js', ['test']),
  ]);
  if (!findNginx()) {
    console.log(`\n${nginxAdvice}`);
  }
  finish(failures);
});
