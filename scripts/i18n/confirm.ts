import path from 'node:path';

import {isLocale} from '../../src/config/locales';
import type {Spec} from '../../src/openapi/types';
import {UserError} from '../lib/fail';
import {root} from '../lib/paths';
import {type Entry, nameOf, readCatalog, stateOf} from './catalog';
import {errorsOf} from './status';
import {confirmed, writeEntries} from './write';

/**
 * Records that translations match the current English text.
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
      (entry) => (entry.file === name || nameOf(entry) === name) && ['translated', 'stale'].includes(stateOf(entry)),
    );
    if (found.length === 0) {
      throw new UserError(
        `${given} is no translation of an English text. Expected a file below i18n/<language>/, or one of its strings as i18n/<language>/code.json#<key>.`,
      );
    }
    return found.map((entry) => confirmed(entry));
  });
  const errors = await Promise.all(
    [...catalog.keys()].map((locale) =>
      errorsOf(
        locale,
        chosen.filter(({file}) => file.startsWith(`i18n/${locale}/`)),
      ),
    ),
  );
  if (errors.flat().length > 0) {
    throw new UserError(`${errors.flat().join('\n')}\nNothing was confirmed.`);
  }
  await writeEntries(chosen);
  return `${chosen.length} confirmed.`;
}
