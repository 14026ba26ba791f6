import {Command} from 'commander';

import {runMain} from './lib/fail';
import {bundleSpec} from './reference/lintSpec';
import {confirmTranslations} from './translations/confirm';

/** `npm run i18n:confirm`: records that translations are right for the English texts as they read now. */
runMain(async () => {
  const command = new Command('npm run i18n:confirm --')
    .description('Records that translations are right for the English texts as they read now.')
    .argument(
      '<file...>',
      'a page, code.json or api-spec.json below i18n/; of these two also a single text: i18n/de/code.json#nav.docs',
    );
  command.parse();
  await confirmTranslations(command.args, await bundleSpec());
});
