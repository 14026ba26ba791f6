import {spawn} from 'node:child_process';
import path from 'node:path';

import {UserError, filesBelow, fromRoot, root} from '@packages/files';
import {Command, Option} from 'commander';

import {type Locale, defaultLocale, localeBaseUrl, locales} from '../src/config/locales';
import {outputDir} from '../src/config/reference';
import {languageRedirectVariable} from '../src/plugins/boot-script';
import {searchIndexIn} from '../src/build/searchIndexIn';
import {checkFiles} from './checks/files';
import {runDocusaurus} from './lib/docusaurus';
import {runMain} from './lib/runMain';
import {regenerate} from './build/regenerate';
import {withPortOption} from './lib/options';

/** Features that need built pages, as one line. */
function whatIsMissing(locale: Locale): string {
  const search = searchIndexIn(path.join(root, 'build', localeBaseUrl(locale)))
    ? 'search uses the index of the last build'
    : `search needs a build (npm run build -- --locale ${locale})`;
  return `Features that need a build: ${search}; Markdown exports (.md) exist only in build/.`;
}

/** `npm start`: the dev server for one language, with live reload. */
runMain(async () => {
  const command = withPortOption(
    new Command('npm start --')
      .description('Serves one language with live reload.')
      .addOption(new Option('-l, --locale <code>', 'the language').choices(locales).default(defaultLocale))
      .option('--host <host>', 'the host name or IP address to listen on', '127.0.0.1')
      .option('--no-open', 'do not open the browser')
      .option('--poll [milliseconds]', 'look for changed files at intervals, for example in Docker on Windows')
      .option('--language-redirect', "redirect first visits to the browser's language, like the built site", false),
  );
  command.parse();
  const {locale, host, port, open, poll, languageRedirect} = command.opts<{
    locale: Locale;
    port: number;
    host: string;
    open: boolean;
    poll?: string | true;
    languageRedirect: boolean;
  }>();

  await checkFiles();
  const good = await regenerate(locale);
  if (!good && !(await hasPages(locale))) {
    throw new UserError('There is no earlier version of the reference to show. Fix the spec, then start again.');
  }
  watchGenerator(locale);

  console.log(whatIsMissing(locale));
  const polling = poll === undefined ? [] : ['--poll', ...(poll === true ? [] : [poll])];
  const address = ['--port', String(port), '--host', host];
  runDocusaurus(['start', '--locale', locale, ...address, ...polling, ...(open ? [] : ['--no-open'])], {
    [languageRedirectVariable]: String(languageRedirect),
    // A separate directory, so that two languages can be served at once.
    DOCUSAURUS_GENERATED_FILES_DIR_NAME: path.join('.docusaurus', locale),
  });
});

/** Regenerates in a separate process, because a process that has loaded the generator does not see code changes. */
function watchGenerator(locale: Locale): void {
  const tsx = fromRoot('node_modules', 'tsx', 'dist', 'cli.mjs');
  const script = fromRoot('scripts', 'build', 'watch.ts');
  const watcher = spawn(process.execPath, [tsx, 'watch', '--clear-screen=false', script, locale], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  process.on('exit', () => watcher.kill());
}

async function hasPages(locale: Locale): Promise<boolean> {
  return (await filesBelow(fromRoot(outputDir(locale)))).length > 0;
}
