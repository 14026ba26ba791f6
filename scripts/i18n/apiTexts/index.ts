import {readFileSync} from 'node:fs';
import path from 'node:path';

import {parse} from 'yaml';

import {errorExpander} from '../../../api-spec/rules/custom/errorResponses.mjs';
import type {Locale} from '../../../src/config/locales';
import {isObject} from '../../../src/lib/json';
import {decodeText} from '../../../src/lib/text';
import type {Spec} from '../../../src/openapi/types';
import {sourceHash} from '../../../src/plugins/docs/sourceHash';
import {readHashes} from '../../../src/plugins/docs/translations';
import {readMessages} from '../messages';
import {fromRoot} from '../../lib/paths';
import {specDir} from '../../lib/spec';
import {type SpecText, findTexts} from './findTexts';

/** All strings of a bundled spec, with their locations. */
export function textsOf(bundle: Spec): SpecText[] {
  const files = new Map<string, unknown>();
  const expandErrors = errorExpander(specDir);
  const read = (file: string): unknown => {
    const text = decodeText(readFileSync(path.join(specDir, file)), file);
    const value: unknown = file.endsWith('.json') ? JSON.parse(text) : parse(text);
    return isObject(value) && value['x-error-codes'] !== undefined
      ? {...value, responses: {...(value.responses as object), ...expandErrors(value, file).responses}}
      : value;
  };
  return findTexts(bundle, (file) => {
    if (!files.has(file)) {
      files.set(file, read(file));
    }
    return files.get(file);
  });
}

/**
 * A language's current translations by key: a stale one is not shown.
 *
 * @throws UserError with the file, line and key of each malformed entry
 */
export async function readTexts(locale: Locale, texts: readonly SpecText[]): Promise<Map<string, string>> {
  const {messages} = await readMessages(fromRoot('i18n', locale, 'api-spec.json'));
  const hashes = await readHashes(fromRoot('i18n', locale, 'hashes.json'));
  const current = texts.flatMap(({key, english}): [string, string][] => {
    const {message} = (Object.hasOwn(messages, key) ? messages[key] : undefined) ?? {};
    return message !== undefined && hashes[`api-spec.json#${key}`] === sourceHash(english) ? [[key, message]] : [];
  });
  return new Map(current);
}
