import {Command} from 'commander';

import {runMain} from './lib/fail';
import {bundleSpec} from './reference/lintSpec';
import {type OpenState, describeCounts, findingsOf, translationStatus} from './translations/status';

interface Options {
  json: boolean;
  complete: boolean;
}

/** `npm run i18n:status`: what is translated, missing, stale or orphaned, for each language and area. */
runMain(async () => {
  const command = new Command('npm run i18n:status --')
    .description('Counts translations by language and area, and names those that are stale or orphaned.')
    .option('--json', 'every key by state, as JSON', false)
    .option('--complete', 'names missing translations, too, and fails if there are any', false);
  command.parse();
  const {json, complete} = command.opts<Options>();
  const states: readonly OpenState[] = complete ? ['missing', 'stale', 'orphaned'] : ['stale', 'orphaned'];
  const status = await translationStatus(await bundleSpec());
  const findings = findingsOf(status, states);
  console.log(
    json ? JSON.stringify(Object.fromEntries(status), null, 2) : [...findings, ...describeCounts(status)].join('\n'),
  );
  process.exitCode = findings.length > 0 ? 1 : 0;
});
