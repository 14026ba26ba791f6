import path from 'node:path';

import {type Spec, own} from '@packages/openapi';

import {isCurrent, readHashes, sourceHash} from '../hashes';
import {readMessages} from '../messages';
import type {Text} from '../project';
import {type SpecText, findTexts} from './findTexts';
import {specFiles} from './keys';

/**
 * All strings of a bundled spec.
 *
 * @param dir the directory of the spec's files
 */
export function apiTexts(bundle: Spec, dir: string): (SpecText & Text)[] {
  const fileOf = specFiles(dir);
  return findTexts(bundle).map((text) => ({...text, source: path.join(dir, fileOf(text.key))}));
}

/**
 * The current translations in a file, by key. Stale translations are left out, because they aren't shown.
 *
 * @throws UserError with the file, line, and key of each malformed entry
 */
export async function readCurrent(
  file: string,
  texts: readonly Pick<Text, 'key' | 'english'>[],
): Promise<Map<string, string>> {
  const messages = await readMessages(file);
  const hashes = await readHashes(path.join(path.dirname(file), 'hashes.json'));
  const current = texts.flatMap(({key, english}): [string, string][] => {
    const message = own(messages, key)?.message;
    return message !== undefined && isCurrent(hashes, `${path.basename(file)}#${key}`, sourceHash(english))
      ? [[key, message]]
      : [];
  });
  return new Map(current);
}
