import {readFileSync} from 'node:fs';
import path from 'node:path';

import {parse} from 'yaml';

import {errorExpander} from '../../../api-spec/rules/custom/errorResponses.mjs';
import {type Locale, defaultLocale} from '../../../src/config/locales';
import {isObject} from '../../../src/lib/json';
import {decodeText} from '../../../src/lib/text';
import type {Spec} from '../../../src/openapi/types';
import {type Messages, readMessages} from '../messages';
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

/** The file with a language's texts of the spec. */
const textFile = (locale: Locale): string => fromRoot('i18n', locale, 'api-spec.json');

/**
 * A language's translations; none for English.
 *
 * @throws UserError with the file, line and key of each malformed entry
 */
export async function readTexts(locale: Locale): Promise<Messages> {
  return locale === defaultLocale ? {} : (await readMessages(textFile(locale))).messages;
}
