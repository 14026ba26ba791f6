import {rm} from 'node:fs/promises';

import groupBy from 'lodash/groupBy';
import omit from 'lodash/omit';

import {hashComment} from '../../src/plugins/docs/translations';
import {writeAtomically} from '../lib/files';
import {fromRoot} from '../lib/paths';
import type {Entry} from './catalog';
import {type Message, hashFile, readHashes, readMessages} from './messages';

/** A translation of the current English text. */
export const confirmed = (entry: Entry, translation = entry.translation): Entry => ({
  ...entry,
  translation,
  hash: entry.englishHash,
});

/** A page with the hash of the English text that it translates: in the front matter, or before a partial. */
export function withSourceHash(page: string, hash: string): string {
  const [, fields] = /^---\n([\s\S]*?\n)---\n/u.exec(page) ?? [];
  if (fields === undefined) {
    return `{/* source_hash: ${hash} */}\n\n${page.replace(hashComment, '')}`;
  }
  const others = fields.replace(/^source_hash:.*\n/mu, '');
  return page.replace(fields, () => `${others}source_hash: '${hash}'\n`);
}

const print = (content: object): string => `${JSON.stringify(content, null, 2)}\n`;

/** An object sorted by key, so that moving an English text changes no lines. */
const sorted = <T>(content: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(Object.entries(content).sort(([one], [other]) => (one < other ? -1 : 1)));

/** The content of a file of strings after changes; new strings follow the others. */
async function changedStrings(file: string, changes: readonly Entry[]): Promise<[file: string, content: string][]> {
  const {messages} = await readMessages(fromRoot(file));
  const locale = file.split('/')[1] ?? '';
  const isUi = changes.some(({area}) => area === 'ui');
  const isApi = changes.some(({area}) => area === 'api');
  const gone = changes.flatMap(({key = '', translation}) => (translation === undefined ? [key] : []));
  const updates = changes.flatMap(({key = '', translation, note, hash}): [string, Message][] => {
    const description = note ?? messages[key]?.description;
    return translation === undefined
      ? []
      : [[key, {message: translation, ...(description && {description}), ...(isApi && {hash})}]];
  });
  const content = omit({...messages, ...Object.fromEntries(updates)}, gone);
  const before = isUi ? await readHashes(locale) : {};
  const hashes = omit({...before, ...Object.fromEntries(changes.map(({key = '', hash}) => [key, hash]))}, gone);
  return [
    [file, print(isApi ? sorted(content) : content)],
    ...(isUi ? [[hashFile(locale), print(sorted(hashes))] as [string, string]] : []),
  ];
}

/**
 * Writes changed translations; those without text are deleted. All content is prepared before the first file is
 * written.
 *
 * @param changes the new entries
 */
export async function writeEntries(changes: readonly Entry[]): Promise<void> {
  const pages = changes.filter(({key}) => key === undefined);
  const strings = Object.entries(
    groupBy(
      changes.filter(({key}) => key !== undefined),
      ({file}) => file,
    ),
  );
  const contents = (await Promise.all(strings.map(([file, entries]) => changedStrings(file, entries)))).flat();
  for (const {file, translation, hash = ''} of pages) {
    if (translation === undefined) {
      await rm(fromRoot(file));
    } else {
      contents.push([file, withSourceHash(translation, hash)]);
    }
  }
  for (const [file, content] of contents) {
    await writeAtomically(fromRoot(file), content);
  }
}
