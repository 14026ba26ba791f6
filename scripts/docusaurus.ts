import {rm} from 'node:fs/promises';
import {parseArgs} from 'node:util';

import {UserError, fromRoot} from '@packages/files';

import {generatedDir, workDir} from '../src/config/files';
import {defaultLocale, isLocale, locales} from '../src/config/locales';
import {outputDir} from '../src/config/reference';
import {pageDirectories} from '../src/config/routes';
import {prepare} from './build/prepare';
import {runDocusaurus} from './lib/docusaurus';
import {runMain} from './lib/runMain';

/** Generated files that Docusaurus does not know about; `clear` removes them, too. */
const made = [workDir, generatedDir, fromRoot('coverage'), fromRoot('test-results')];

const build = 'Use npm run build: it builds all languages and also writes headers, redirects and compressed copies.';

/** Commands that would skip part of the site, or create something that it does not support. */
const replaced: Readonly<Record<string, string>> = {
  build,
  deploy: `${build} deploy/README.md shows how to host the site.`,
  start: 'Use npm start: it also generates the reference and watches the API spec.',
  serve: 'Use npm run serve: it serves the site as the hosts do.',
  docs: 'The documentation has one version. Describe differences between versions on the page.',
};

/** The English pages. */
const writtenPages = `{${pageDirectories.join(',')}}/**/!(README).{md,mdx}`;

/** `npm run docusaurus`: runs Docusaurus' own commands after generating everything that its configuration reads. */
runMain(async () => {
  const args = process.argv.slice(2);
  const {values, positionals} = parseArgs({args, options: {locale: {type: 'string', short: 'l'}}, strict: false});
  const [command = '', ...targets] = positionals;
  const instead = replaced[command.replace(/:.*/u, '')];
  if (instead !== undefined) {
    throw new UserError(instead);
  }
  if (command === 'clear') {
    await Promise.all(made.map((target) => rm(target, {recursive: true, force: true})));
  } else {
    // Even without a command: Docusaurus reads its configuration for `--help`, too.
    await prepare(locales);
  }
  if (command === 'gen-api-docs') {
    // The plugin does not overwrite existing files.
    await rm(fromRoot(outputDir(defaultLocale)), {recursive: true, force: true});
  }
  // MDX does not allow the default syntax, `{#id}`.
  const syntax = command === 'write-heading-ids' && values.syntax === undefined ? ['--syntax', 'mdx-comment'] : [];
  // Docusaurus sets this variable only in some commands that accept a language, not in `write-translations`.
  const locale = String(values.locale);
  // Excludes the READMEs, generated pages, and translations, which keep the ids of the English page.
  const pages = command === 'write-heading-ids' && targets.length === 0 ? ['.', writtenPages] : [];
  runDocusaurus([...args, ...pages, ...syntax], isLocale(locale) ? {DOCUSAURUS_CURRENT_LOCALE: locale} : {});
});
