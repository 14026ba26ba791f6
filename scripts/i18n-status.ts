import {Command} from 'commander';

import {runMain} from './lib/fail';
import {bundleSpec} from './reference/lintSpec';
import {describeCounts, findingsOf, translationStatus} from './translations/status';

/** `npm run i18n:status`: what is translated, missing, stale or orphaned, for each language and area. */
runMain(async () => {
  const command = new Command('npm run i18n:status --')
    .description('Counts translations by language and area, and names those that are missing, stale or orphaned.')
    .option('--json', 'every key by state, as JSON', false);
  command.parse();
  const {json} = command.opts<{json: boolean}>();
  const status = await translationStatus(await bundleSpec());
  const findings = findingsOf(status);
  console.log(
    json ? JSON.stringify(Object.fromEntries(status), null, 2) : [...findings, ...describeCounts(status)].join('\n'),
  );
  process.exitCode = findings.length > 0 ? 1 : 0;
});
