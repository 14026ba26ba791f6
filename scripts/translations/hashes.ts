import path from 'node:path';

import type {Locale} from '../../src/config/locales';
import {readIfThere, writeAtomically} from '../lib/files';
import {parseJson} from '../lib/json';
import {fromRoot} from '../lib/paths';

/**
 * The hashes of the English strings that `code.json` translates, because Docusaurus allows no
 * additional field there.
 */
const hashFile = (locale: Locale): string => path.join('i18n', locale, 'source-hashes.json');

/** The hashes by id, in the order of the ids. */
export async function readHashes(locale: Locale): Promise<Readonly<Record<string, string>>> {
  const name = hashFile(locale);
  return parseJson((await readIfThere(fromRoot(name))) ?? '{}', name) as Readonly<Record<string, string>>;
}

/** Writes the hashes by id, sorted, so that moving a string changes no line. */
export async function writeHashes(locale: Locale, hashes: Readonly<Record<string, string>>): Promise<void> {
  const sorted = Object.entries(hashes).sort(([one], [other]) => (one < other ? -1 : 1));
  await writeAtomically(fromRoot(hashFile(locale)), `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}
