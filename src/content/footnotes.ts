import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {decodeText} from '@packages/files';

import type {Locale} from '../config/locales';
import strings from './strings.json';

type Translations = Readonly<Partial<Record<keyof typeof strings, {readonly message: string}>>>;

/** The options of MDX for footnotes, with labels in a language. */
export function footnoteOptions(locale: Locale, dir = 'i18n') {
  const file = path.join(dir, locale, 'code.json');
  const translations = existsSync(file) ? (JSON.parse(decodeText(readFileSync(file), file)) as Translations) : {};
  const labels = {...strings, ...translations};
  return {
    footnoteLabel: labels['content.footnotes'].message,
    /** @param use 1 for the first reference to a footnote */
    footnoteBackLabel: (footnote: number, use: number): string =>
      labels['content.footnoteBack'].message.replace('{number}', `${footnote + 1}${use > 1 ? `-${use}` : ''}`),
  };
}
