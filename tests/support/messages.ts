import {readFileSync} from 'node:fs';

import type {defaultLocale} from '../../src/config/locales';
import {type Locale} from '../../src/config/locales';

type Messages = Record<string, {message: string} | undefined>;

/**
 * A UI string in a language other than English. Tests take it from the translation, so that correcting it
 * does not require a test change.
 *
 * @param values the values of its placeholders
 * @throws Error if the language has no such string
 */
export function messageIn(
  locale: Exclude<Locale, typeof defaultLocale>,
  id: string,
  values: Record<string, string> = {},
): string {
  const file = `i18n/${locale}/code.json`;
  const message = (JSON.parse(readFileSync(file, 'utf8')) as Messages)[id]?.message;
  if (message === undefined) {
    throw new Error(`${file} has no "${id}".`);
  }
  return message.replaceAll(/\{(\w+)\}/gu, (placeholder, name: string) => values[name] ?? placeholder);
}
