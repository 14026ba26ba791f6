import {rm} from 'node:fs/promises';

import {fromRoot, writeAtomically} from '@packages/files';
import groupBy from 'lodash/groupBy';
import mapKeys from 'lodash/mapKeys';
import omit from 'lodash/omit';
import omitBy from 'lodash/omitBy';
import partition from 'lodash/partition';
import sortBy from 'lodash/sortBy';

import {type Entry, contextOf, localeOf} from './entries';
import {type Hashes, readHashes} from './hashes';
import {type Message, readMessages} from './messages';
import {segmentHashes} from './segments';

/** The content of a string file after changes; new strings are at the end. */
async function changedStrings(file: string, changes: readonly Entry[]): Promise<object> {
  const messages = await readMessages(fromRoot(file));
  const gone = changes.flatMap(({key = '', translation}) => (translation === undefined ? [key] : []));
  const updates = changes.flatMap(({key = '', translation, note}): [string, Message][] => {
    const description = note ?? messages[key]?.description;
    return translation === undefined ? [] : [[key, {message: translation, ...(description && {description})}]];
  });
  const content = omit({...messages, ...Object.fromEntries(updates)}, gone);
  return changes.some(({kind}) => kind === 'markdown') ? sorted(content) : content;
}

/** An object sorted by key, so that moving English text doesn't change any lines. */
const sorted = <T>(content: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(sortBy(Object.entries(content), '0'));

/** The hashes of a translation of the current English text. */
function hashesOf(entry: Entry): Hashes {
  const {key, english = '', englishHash = '', translation} = entry;
  const context = contextOf(entry);
  if (translation === undefined) {
    return {};
  }
  const sections = key === undefined ? segmentHashes(english, translation) : {};
  return {[context]: englishHash, ...mapKeys(sections, (_list, section) => `${context}#${section}`)};
}

/** The hashes of a file after changes. */
async function changedHashes(file: string, changes: readonly Entry[]): Promise<Hashes> {
  const pages = new Set(changes.filter(({key}) => key === undefined).map(contextOf));
  const before = omitBy(await readHashes(fromRoot(file)), (_hash, name) => pages.has(name.replace(/#.*$/u, '')));
  const others = omit(before, changes.map(contextOf));
  return sorted(Object.assign({}, others, ...changes.map(hashesOf)) as Hashes);
}

/**
 * Writes translations of the current English text; those without text are deleted. All content is prepared before the
 * first file is written.
 */
export async function writeEntries(changes: readonly Entry[]): Promise<void> {
  const [pages, strings] = partition(changes, ({key}) => key === undefined);
  const print = (content: object): string => `${JSON.stringify(content, null, 2)}\n`;
  const contents: [file: string, content?: string][] = pages.map(({file, translation}) => [file, translation]);
  for (const [file, entries] of Object.entries(groupBy(strings, 'file'))) {
    contents.push([file, print(await changedStrings(file, entries))]);
  }
  for (const [locale, entries] of Object.entries(groupBy(changes, localeOf))) {
    const file = `i18n/${locale}/hashes.json`;
    contents.push([file, print(await changedHashes(file, entries))]);
  }
  for (const [file, content] of contents) {
    await (content === undefined ? rm(fromRoot(file)) : writeAtomically(fromRoot(file), content));
  }
}
