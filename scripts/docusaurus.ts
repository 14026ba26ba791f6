import {rm} from 'node:fs/promises';
import {parseArgs} from 'node:util';

import {defaultLocale, isLocale, locales} from '../src/config/locales';
import {outputDir} from '../src/config/reference';
import {prepare} from './build/prepare';
import {runDocusaurus} from './lib/docusaurus';
import {runMain} from './lib/fail';
import {fromRoot, generatedDir, workDir} from './lib/paths';

/** What commands make and Docusaurus does not know; `clear` removes it, too. */
const made = [workDir, generatedDir, fromRoot('coverage'), fromRoot('test-results')];

/** `npm run docusaurus`: Docusaurus' own commands, once everything that its configuration reads is there. */
runMain(async () => {
  const args = process.argv.slice(2);
  const {values, positionals} = parseArgs({args, options: {locale: {type: 'string', short: 'l'}}, strict: false});
  const [command] = positionals;
  if (command === 'clear') {
    await Promise.all(made.map((target) => rm(target, {recursive: true, force: true})));
  } else {
    // Even without a command: Docusaurus reads its configuration for `--help`, too.
    await prepare(locales);
  }
  if (command === 'gen-api-docs') {
    // The plugin leaves files alone that are there.
    await rm(fromRoot(outputDir(defaultLocale)), {recursive: true, force: true});
  }
  // MDX does not allow the default syntax, `{#id}`.
  const syntax = command === 'write-heading-ids' && values.syntax === undefined ? ['--syntax', 'mdx-comment'] : [];
  // Docusaurus sets this variable only in some commands that take a language, and `write-translations` is none of them.
  const locale = String(values.locale);
  runDocusaurus([...args, ...syntax], isLocale(locale) ? {DOCUSAURUS_CURRENT_LOCALE: locale} : {});
});
