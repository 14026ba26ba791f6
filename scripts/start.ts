import {spawn} from 'node:child_process';
import path from 'node:path';

import {Command} from 'commander';

import {type Locale, defaultLocale} from '../src/config/locales';
import {problemsFile} from '../src/plugins/description-errors';
import {publishDescription} from './api/publish/index';
import {parseLocale} from './build/options';
import {runMain, UserError} from './lib/fail';
import {writeAtomically} from './lib/files';
import {filesBelow} from './lib/fingerprint';
import {fromRoot, root} from './lib/paths';
import {onChange} from './lib/watch';
import {descriptionDir} from './reference/checkDescription';
import {generateReference} from './reference/generate';
import {textFile} from './reference/texts';
import {withPortOption, readPort} from './serve/options';

/**
 * Generates the reference; problems go to the terminal and into the file that
 * the dev server's overlay reads, and the last good pages stay.
 *
 * @returns whether the description was good
 */
async function regenerate(locale: Locale): Promise<boolean> {
  const problems = fromRoot(problemsFile);
  try {
    const {changedFiles, texts} = await generateReference([locale]);
    await publishDescription([locale]);
    await writeAtomically(problems, '');
    texts.forEach((line) => console.log(`API description: ${line}.`));
    if (changedFiles > 0) {
      console.log(`API description: ${changedFiles} generated files changed.`);
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

/** `npm start`: the dev server for one language, with live reload. */
runMain(async () => {
  const command = withPortOption(
    new Command('npm start --')
      .description('Serves one language with live reload.')
      .option('-l, --locale <code>', 'the language', parseLocale, defaultLocale)
      .option('--open', 'open the browser', false),
  );
  command.parse();
  const {locale, open} = command.opts<{locale: Locale; open: boolean}>();

  const good = await regenerate(locale);
  if (!good && !(await hasPages(locale))) {
    throw new UserError(
      'There is no earlier version of the reference to show. Mend the description, then start again.',
    );
  }
  onChange([descriptionDir, textFile(locale)], () => regenerate(locale));

  const docusaurus = path.join(root, 'node_modules', '@docusaurus', 'core', 'bin', 'docusaurus.mjs');
  const args = ['start', '--locale', locale, '--port', String(readPort(command)), '--host', '127.0.0.1'];
  const child = spawn(process.execPath, [docusaurus, ...args, ...(open ? [] : ['--no-open'])], {
    cwd: root,
    stdio: 'inherit',
    env: {...process.env, NO_UPDATE_NOTIFIER: '1'},
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => child.kill(signal));
  }
  child.on('exit', (code) => process.exit(code ?? 0));
});

async function hasPages(locale: Locale): Promise<boolean> {
  return (await filesBelow(fromRoot('generated', 'api', locale))).length > 0;
}
