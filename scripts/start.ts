import {Command} from 'commander';

import {type Locale, defaultLocale, localeBaseUrl} from '../src/config/locales';
import {problemsFile} from '../src/config/reference';
import {languageRedirectVariable} from '../src/plugins/boot-script';
import {lastIndex} from '../src/plugins/docs-search/lastIndex';
import {parseLocale} from './build/options';
import {prepare} from './build/prepare';
import {checkTranslationFiles} from './checks/translationFiles';
import {runDocusaurus} from './lib/docusaurus';
import {runMain, UserError} from './lib/fail';
import {writeAtomically} from './lib/files';
import {filesBelow} from './lib/fingerprint';
import {fromRoot, root} from './lib/paths';
import {onChange} from './lib/watch';
import {lintSpec, specDir} from './reference/lintSpec';
import {textFile} from './reference/texts';
import {withPortOption, readPort} from './serve/options';

/**
 * Generates the reference, and lints the spec at the same time, so that an edit
 * is shown as soon as it can be. Problems go to the terminal and into the file
 * that the dev server's overlay reads; where the spec cannot be bundled, the
 * last good pages stay.
 *
 * @returns whether the spec was good
 */
async function regenerate(locale: Locale): Promise<boolean> {
  const problems = fromRoot(problemsFile);
  try {
    const [linted, prepared] = await Promise.allSettled([lintSpec(), prepare([locale], {check: false})]);
    // What the linter finds explains what else fails.
    if (linted.status === 'rejected') {
      throw linted.reason;
    }
    if (prepared.status === 'rejected') {
      throw prepared.reason;
    }
    const {changedFiles, texts} = prepared.value;
    await writeAtomically(problems, '');
    texts.forEach((line) => console.log(`API spec: ${line}.`));
    if (changedFiles > 0) {
      console.log(`API spec: ${changedFiles} generated files changed.`);
    }
    return true;
  } catch (error) {
    if (!(error instanceof UserError)) {
      throw error;
    }
    console.error(`\n${error.message}\n`);
    await writeAtomically(problems, error.message);
    return false;
  }
}

/** What of production needs finished pages, as one line. */
function whatIsMissing(locale: Locale): string {
  const search = lastIndex(root, localeBaseUrl(locale))
    ? 'search uses the index of the last build'
    : `search needs a build (npm run build -- --locale ${locale})`;
  return `What needs finished pages: ${search}; Markdown exports (.md) exist only in build/.`;
}

/** `npm start`: the dev server for one language, with live reload. */
runMain(async () => {
  const command = withPortOption(
    new Command('npm start --')
      .description('Serves one language with live reload.')
      .option('-l, --locale <code>', 'the language', parseLocale, defaultLocale)
      .option('--host <host>', 'the host name or IP address to listen on', '127.0.0.1')
      .option('--no-open', 'do not open the browser')
      .option(
        '--language-redirect',
        'redirect first visits to the language of the browser, as the built site does',
        false,
      ),
  );
  command.parse();
  const {locale, host, open, languageRedirect} = command.opts<{
    locale: Locale;
    host: string;
    open: boolean;
    languageRedirect: boolean;
  }>();

  await checkTranslationFiles();
  const good = await regenerate(locale);
  if (!good && !(await hasPages(locale))) {
    throw new UserError('There is no earlier version of the reference to show. Fix the spec, then start again.');
  }
  onChange([specDir, textFile(locale)], () => regenerate(locale));

  console.log(whatIsMissing(locale));
  runDocusaurus(
    ['start', '--locale', locale, '--port', String(readPort(command)), '--host', host, ...(open ? [] : ['--no-open'])],
    {[languageRedirectVariable]: String(languageRedirect)},
  );
});

async function hasPages(locale: Locale): Promise<boolean> {
  return (await filesBelow(fromRoot('generated', 'api', locale))).length > 0;
}
