import {parseArgs} from 'node:util';

import {UserError} from '@packages/files';

import {isLocale, locales} from '../src/config/locales';
import {prepare} from './build/prepare';
import {runDocusaurus} from './lib/docusaurus';
import {runMain} from './lib/runMain';

/** Commands that would skip part of the site, or create something that it does not support. */
const replaced: Readonly<Record<string, string>> = {
  build: 'Use npm run build: it builds all languages and also writes headers, redirects, and compressed copies.',
  deploy: 'Use npm run build; deploy/README.md shows how to host the site.',
  start: 'Use npm start: it also generates the reference and watches the API spec.',
  serve: 'Use npm run serve: it serves the site as the hosts do.',
  docs: 'The documentation has one version. Describe differences between versions on the page.',
  'write-heading-ids':
    'Write the IDs yourself, such as {/* #send-it */}: npm run check lists the headings without an ID.',
};

/** `npm run docusaurus`: runs Docusaurus' own commands after generating everything that its configuration reads. */
runMain(async () => {
  const args = process.argv.slice(2);
  const {values, positionals} = parseArgs({args, options: {locale: {type: 'string', short: 'l'}}, strict: false});
  const instead = replaced[(positionals[0] ?? '').replace(/:.*/u, '')];
  if (instead !== undefined) {
    throw new UserError(instead);
  }
  // Also needed without a command: Docusaurus reads its configuration for `--help`, too.
  await prepare(locales);
  // Docusaurus sets this variable only in some commands that accept a language, not in `write-translations`.
  const locale = String(values.locale);
  runDocusaurus(args, isLocale(locale) ? {DOCUSAURUS_CURRENT_LOCALE: locale} : {});
});
