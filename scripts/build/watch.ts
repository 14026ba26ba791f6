/**
 * Regenerates the reference after each change to the spec, its translation, or a page that it
 * may link to. `npm start` runs it with `tsx watch`, which restarts it if a module of the
 * generator changes. The argument is the language.
 */
import {fromRoot, onChange} from '@packages/files';

import type {Locale} from '../../src/config/locales';
import {pageDirectories} from '../../src/config/routes';
import {runMain} from '../lib/runMain';
import {regenerate} from './regenerate';

runMain(async () => {
  const locale = process.argv[2] as Locale;
  const first = regenerate(locale);
  onChange(
    // The spec links to pages, and their existence is checked.
    ['api-spec', ...pageDirectories, `i18n/${locale}`].map((name) => fromRoot(name)),
    () => regenerate(locale),
    first,
  );
  await first;
});
