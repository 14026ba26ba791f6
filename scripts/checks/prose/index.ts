import {readFile} from 'node:fs/promises';
import path from 'node:path';

import {type Locale, defaultLocale, isLocale} from '../../../src/config/locales';
import {sourcesOf} from '../../../src/plugins/author-components/sources';
import {UserError} from '../../lib/fail';
import {filesBelow} from '../../lib/fingerprint';
import {fromRoot, root} from '../../lib/paths';
import {generateReference} from '../../reference/generate';
import {judgePage, kindOf} from './judge';
import {vocabularyOf} from './vocabulary';

/** Where authors write. */
const rooms = ['docs', 'guides', 'blog', 'i18n'];

/** The language of a page, by its path. */
function localeOf(file: string): Locale {
  const code = /^i18n\/(?<locale>[^/]+)\//u.exec(file)?.groups?.locale;
  return isLocale(code) ? code : defaultLocale;
}

/**
 * Judges every page of documentation, guides and blog, and their translations.
 *
 * @returns how many pages were read
 * @throws UserError naming file and line of each finding
 */
export async function checkProse(): Promise<number> {
  // Only what has changed is made anew.
  await generateReference([]);
  const {description} = sourcesOf(defaultLocale);
  const vocabulary = vocabularyOf(description());
  const files = (await Promise.all(rooms.map((room) => filesBelow(fromRoot(room)))))
    .flat()
    .map((file) => path.relative(root, file).replaceAll(path.sep, '/'))
    .filter((file) => kindOf(file) !== undefined);
  const findings = await Promise.all(
    files.map(async (file) => {
      // Names are the same in every language; only numbers are written differently.
      const components = {...sourcesOf(localeOf(file)), description};
      return judgePage(file, await readFile(fromRoot(file), 'utf8'), {vocabulary, components});
    }),
  );
  if (findings.flat().length > 0) {
    throw new UserError(findings.flat().join('\n'));
  }
  return files.length;
}
