import {Command, InvalidArgumentError} from 'commander';

import {type Locale, defaultLocale} from '../src/config/locales';
import {parseLocale} from './build/options';
import {readCatalog, targetLocales} from './i18n/catalog';
import {confirmTranslations} from './i18n/confirm';
import {exportTranslations, importTranslations} from './i18n/exchange';
import {pruneTranslations} from './i18n/prune';
import {describeCounts, findingsOf, incompleteOf, statesOf} from './i18n/status';
import {runMain} from './lib/runMain';
import {bundleSpec} from './reference/lintSpec';

function parseTarget(value: string): Locale {
  const locale = parseLocale(value);
  if (locale === defaultLocale) {
    throw new InvalidArgumentError(`English is what is translated. Expected one of: ${targetLocales.join(', ')}.`);
  }
  return locale;
}

/** `npm run i18n`: counts, confirms, exports and imports translations of pages, UI strings and API texts. */
runMain(async () => {
  const command = new Command('npm run i18n')
    .description('Counts, confirms, exports and imports translations of pages, UI strings and API texts.')
    .usage('<command>');
  command
    .command('status')
    .description('Counts translations by language and area, and lists those that are missing, stale or orphaned.')
    .option('--json', 'every translation by state, as JSON', false)
    .option('--strict', 'exit with 1 unless all languages are complete; a post may exist in some languages only', false)
    .action(async ({json, strict}: {json: boolean; strict: boolean}) => {
      const catalog = await readCatalog(await bundleSpec());
      console.log(
        json
          ? JSON.stringify(statesOf(catalog), null, 2)
          : [...findingsOf(catalog), ...describeCounts(catalog)].join('\n'),
      );
      process.exitCode = strict && incompleteOf(catalog).length > 0 ? 1 : 0;
    });
  command
    .command('export')
    .description('Writes what a language lacks to i18n/<language>.po, for an editor of PO files.')
    .argument('<language>', targetLocales.join(', '), parseTarget)
    .argument('[name...]', 'only pages and strings whose names begin like this, such as docs/webhooks or code.json')
    .option('--all', 'current translations, too', false)
    .action(async (locale: Locale, names: string[], {all}: {all: boolean}) => {
      console.log(await exportTranslations(await bundleSpec(), locale, names, all));
    });
  command
    .command('import')
    .description('Takes over the translations in a PO file: all that are complete, or none if one is wrong.')
    .argument('<file>', 'such as i18n/de.po')
    .action(async (file: string) => {
      console.log(await importTranslations(await bundleSpec(), file));
    });
  command
    .command('confirm')
    .description('Records that translations match the current English text.')
    .argument('<name...>', 'a page or a file of strings below i18n/, or one string: i18n/de/code.json#nav.docs')
    .action(async (names: string[]) => {
      console.log(await confirmTranslations(await bundleSpec(), names));
    });
  command
    .command('prune')
    .description(
      'Moves translations whose English text was moved or renamed, and deletes those whose English text is gone.',
    )
    .argument('[language...]', 'default: all')
    .action(async (given: string[]) => {
      console.log(await pruneTranslations(await bundleSpec(), given.map(parseTarget)));
    });
  await command.parseAsync();
});
