import {Command} from 'commander';

import {runMain} from './lib/fail';
import {bundleSpec} from './reference/lintSpec';
import {describeCounts, findingsOf, incompleteOf, translationStatus} from './translations/status';

/** `npm run i18n:status`: reports what is translated, missing, stale or orphaned, by language and area. */
runMain(async () => {
  const command = new Command('npm run i18n:status --')
    .description('Counts translations by language and area, and lists those that are missing, stale or orphaned.')
    .option('--json', 'every key by state, as JSON', false)
    .option(
      '--strict',
      'exit with 1 unless all languages are complete; a post may exist in some languages only',
      false,
    );
  command.parse();
  const {json, strict} = command.opts<{json: boolean; strict: boolean}>();
  const status = await translationStatus(await bundleSpec());
  console.log(
    json
      ? JSON.stringify(Object.fromEntries(status), null, 2)
      : [...findingsOf(status), ...describeCounts(status)].join('\n'),
  );
  process.exitCode = strict && incompleteOf(status).length > 0 ? 1 : 0;
});
