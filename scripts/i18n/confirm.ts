import path from 'node:path';

import {isLocale} from '../../src/config/locales';
import type {Spec} from '../../src/openapi/types';
import {UserError} from '../lib/fail';
import {root} from '../lib/paths';
import {type Entry, nameOf, readCatalog} from './catalog';
import {errorsOf} from './status';
import {writeEntries} from './write';

/**
 * Records that translations which were edited in their files match the current English text.
 *
 * @param names pages or files of strings, or single strings: `i18n/de/code.json#nav.docs`
 * @returns a report
 * @throws UserError with the first name that is not a translation, or the errors in the translations; then nothing is
 * recorded
 */
export async function confirmTranslations(bundle: Spec, names: readonly string[]): Promise<string> {
  const catalog = await readCatalog(bundle);
  const chosen = names.flatMap((given): Entry[] => {
    const [file = '', ...key] = given.split('#');
    const name = [path.relative(root, path.resolve(file)).replaceAll(path.sep, '/'), ...key].join('#');
    const locale = name.split('/')[1];
    const entries = (isLocale(locale) ? catalog.get(locale) : undefined) ?? [];
    const found = entries.filter(
      (entry) =>
        (entry.file === name || nameOf(entry) === name) &&
        entry.english !== undefined &&
        entry.translation !== undefined,
    );
    if (found.length === 0) {
      throw new UserError(
        `${given} is not a translation of an English text. Expected a PO file, a file in i18n/<language>/, or one of its strings as i18n/<language>/code.json#<key>.`,
      );
    }
    return found.map((entry) => ({...entry, hash: entry.englishHash}));
  });
  const errors = await errorsOf(chosen);
  if (errors.length > 0) {
    throw new UserError(`${errors.join('\n')}\nNothing was recorded.`);
  }
  await writeEntries(chosen);
  return `${chosen.length} translations match the English text.`;
}
