import {Command} from 'commander';

import {runMain} from './lib/fail';
import {bundleSpec} from './reference/lintSpec';
import {confirmTranslations} from './translations/confirm';

/** `npm run i18n:confirm`: records that translations match the current English text. */
runMain(async () => {
  const command = new Command('npm run i18n:confirm --')
    .description('Records that translations match the current English text.')
    .argument(
      '<file...>',
      'a page, code.json or api-spec.json in i18n/, or a single string of the latter two: i18n/de/code.json#nav.docs',
    );
  command.parse();
  await confirmTranslations(command.args, await bundleSpec());
});
