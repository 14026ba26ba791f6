import {readFileSync} from 'node:fs';
import path from 'node:path';

import {parse} from 'yaml';

import {errorExpander} from '../../../api-spec/rules/custom/errorResponses.mjs';
import {type Locale, defaultLocale, locales} from '../../../src/config/locales';
import {isObject} from '../../../src/lib/json';
import {decodeText} from '../../../src/lib/text';
import type {Spec} from '../../../src/openapi/types';
import {UserError} from '../../lib/fail';
import {readIfThere} from '../../lib/files';
import {fromRoot, generatedDir, root} from '../../lib/paths';
import {specDir} from '../lintSpec';
import {type SpecText, findTexts} from './findTexts';
import {type Messages, lineOf, parseMessages} from './messages';
import {messageErrors} from './status';

/** The target languages of the spec's translations. */
export const textLocales = locales.filter((locale) => locale !== defaultLocale);

/** The file with a language's translations of the spec. */
export function textFile(locale: Locale): string {
  return fromRoot('i18n', locale, 'api-spec.json');
}

/** The file with the strings that remain to be translated. */
export function workListFile(locale: Locale): string {
  return path.join(generatedDir, 'i18n', locale, 'api-spec.todo.json');
}

/** A file's path relative to the repository, for messages. */
export function shownName(file: string): string {
  return path.relative(root, file);
}

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
 * A language's translations; none if it has no file, or for English.
 *
 * @throws UserError with the file, line and key of each malformed entry
 */
export async function readTexts(locale: Locale): Promise<Messages> {
  const file = textFile(locale);
  const text = locale === defaultLocale ? undefined : await readIfThere(file);
  return text === undefined ? {} : parseMessages(text, shownName(file));
}

/**
 * Checks the translations of all languages against the spec. Missing and stale ones are allowed:
 * English is shown in their place.
 *
 * @throws UserError with the file, line and key of each entry that is malformed, orphaned, empty,
 *   or changes parts that must stay the same
 */
export async function checkTexts(bundle: Spec): Promise<void> {
  const texts = textsOf(bundle);
  const findings: string[] = [];
  for (const locale of textLocales) {
    const file = textFile(locale);
    const text = (await readIfThere(file)) ?? '{}';
    try {
      const messages = parseMessages(text, shownName(file));
      findings.push(
        ...messageErrors(texts, messages).map(
          ({key, what}) => `${shownName(file)}:${lineOf(text, key)}: "${key}" ${what}.`,
        ),
      );
    } catch (error) {
      if (!(error instanceof UserError)) {
        throw error;
      }
      findings.push(error.message);
    }
  }
  if (findings.length > 0) {
    throw new UserError(findings.join('\n'));
  }
}
