import {
  type Project,
  confirmTranslations,
  exportTranslations,
  importTranslations,
  incompleteOf,
  pruneTranslations,
  readEntries,
  reportOf,
} from '@packages/translate';
import {Argument, Command} from 'commander';
import partition from 'lodash/partition';

import type {Locale} from '../src/config/locales';
import {targetLocales, translationProject} from './i18n/project';
import {bundleSpec} from '../src/reference/spec';
import {runMain} from './lib/runMain';

const readProject = async (): Promise<Project> => translationProject(await bundleSpec());

/** `npm run i18n`: counts, exports, and imports translations of pages, UI strings, and API strings. */
runMain(async () => {
  const command = new Command('npm run i18n')
    .description('Counts, exports, and imports translations of pages, UI strings, and API strings.')
    .usage('<command>');
  command
    .command('status')
    .description(
      'Counts translations by language and area, and lists those that are missing, stale, orphaned, or rejected by the check.',
    )
    .option(
      '--prune',
      'first move the translations of strings that were moved or renamed, and delete those of deleted strings',
      false,
    )
    .option('--strict', 'exit with 1 unless all languages are complete; a post may exist in only some languages', false)
    .action(async ({prune, strict}: {prune: boolean; strict: boolean}) => {
      const project = await readProject();
      if (prune) {
        console.log(await pruneTranslations(project));
      }
      const entries = await readEntries(project);
      console.log((await reportOf(entries, project)).join('\n'));
      process.exitCode = strict && incompleteOf(entries).length > 0 ? 1 : 0;
    });
  command
    .command('export')
    .description('Writes the missing and stale translations of a language to i18n/<language>.po, for a PO editor.')
    .addArgument(new Argument('<language>').choices(targetLocales))
    .argument(
      '[name...]',
      'only pages and strings whose names start with one of these, such as docs/webhooks or code.json',
    )
    .option('--all', 'export current translations, too', false)
    .action(async (locale: Locale, names: string[], {all}: {all: boolean}) => {
      console.log(await exportTranslations(await readProject(), locale, names, all));
    });
  command
    .command('import')
    .description(
      'Imports the complete translations in a PO file, or records that edited files match the current English text. Changes nothing if there are errors.',
    )
    .argument('<file...>', 'i18n/de.po, files in i18n/de/, or one string: i18n/de/code.json#nav.docs')
    .action(async (files: string[]) => {
      const project = await readProject();
      const [poFiles, edited] = partition(files, (file) => file.endsWith('.po'));
      for (const file of poFiles) {
        console.log(await importTranslations(project, file));
      }
      if (edited.length > 0) {
        console.log(await confirmTranslations(project, edited));
      }
    });
  await command.parseAsync();
});
