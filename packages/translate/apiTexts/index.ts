import {fromRoot} from '@packages/files';
import type {Spec} from '@packages/openapi';

import type {Locale} from '../../../src/config/locales';
import {sourceHash} from '../../../src/plugins/docs/sourceHash';
import {isCurrent} from '../../../src/plugins/docs/translations';
import {readLocaleHashes, readMessages} from '../messages';
import {type SpecText, findTexts} from './findTexts';
import {specFiles} from './keys';

/** All strings of a bundled spec, with their files in the directory of the spec. */
export function textsOf(bundle: Spec, dir?: string): (SpecText & {readonly file: string})[] {
  const fileOf = specFiles(dir);
  return findTexts(bundle).map((text) => ({...text, file: fileOf(text.key)}));
}

/**
 * A language's current translations by key: a stale one is not shown.
 *
 * @throws UserError with the file, line and key of each malformed entry
 */
export async function readTexts(locale: Locale, texts: readonly SpecText[]): Promise<Map<string, string>> {
  const {messages} = await readMessages(fromRoot('i18n', locale, 'api-spec.json'));
  const hashes = await readLocaleHashes(locale);
  const current = texts.flatMap(({key, english}): [string, string][] => {
    const {message} = (Object.hasOwn(messages, key) ? messages[key] : undefined) ?? {};
    return message !== undefined && isCurrent(hashes, `api-spec.json#${key}`, sourceHash(english))
      ? [[key, message]]
      : [];
  });
  return new Map(current);
}
