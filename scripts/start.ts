import path from 'node:path';

import {UserError, filesBelow, fromRoot, onChange} from '@packages/files';
import {Command, Option} from 'commander';

import {type Locale, defaultLocale, locales} from '../src/config/locales';
import {outputDir} from '../src/config/reference';
import {pageDirectories} from '../src/config/routes';
import {checkFiles} from './checks/files';
import {runDocusaurus} from './lib/docusaurus';
import {runMain} from './lib/runMain';
import {regenerate} from './build/regenerate';

/** `npm start`: the dev server for one language, with live reload. */
runMain(async () => {
  const command = new Command('npm start --')
    .description(
      'Serves one language with live reload. Accepts the options of `docusaurus start`, too: --port, --host, --no-open, --poll.',
    )
    .addOption(new Option('-l, --locale <code>', 'the language to serve').choices(locales).default(defaultLocale))
    .allowUnknownOption()
    .allowExcessArguments()
    .parse();
  const {locale} = command.opts<{locale: Locale}>();

  await checkFiles();
  const good = await regenerate(locale);
  if (!good && (await filesBelow(fromRoot(outputDir(locale)))).length === 0) {
    throw new UserError('There is no earlier version of the reference to show. Fix the spec, then start again.');
  }
  // Pages are watched, too, because the spec's links to them are checked.
  onChange(
    ['api-spec', ...pageDirectories, `i18n/${locale}`].map((name) => fromRoot(name)),
    () => regenerate(locale),
  );

  console.log(`Search works only in a build: npm run build -- --locale ${locale}`);
  runDocusaurus(['start', '--locale', locale, '--host', '127.0.0.1', ...command.args], {
    // Each language has a separate directory, so that two languages can be served at once.
    DOCUSAURUS_GENERATED_FILES_DIR_NAME: path.join('.docusaurus', locale),
  });
});
