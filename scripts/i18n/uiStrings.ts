import path from 'node:path';

import {type Locale, defaultLocale} from '../../src/config/locales';
import {type Translate, fill} from '../../src/openapi/texts';
import {translationOf} from '../../src/plugins/inline-translations/inlineTranslations.mjs';
import {type Messages, readMessages} from './messages';
import {sourceStrings} from './strings';
import {fromRoot, root} from '../lib/paths';

/** The English UI strings used by generated reference pages. */
const source = fromRoot('src', 'components', 'api', 'texts.ts');

/** Loads the UI strings used by generated reference pages. A string without a translation stays in English. */
export async function readStrings(languages: readonly Locale[]): Promise<(locale: Locale) => Translate> {
  const english = new Map((await sourceStrings(source)).map(({id, message}) => [id, message]));
  const translated = new Map(
    await Promise.all(languages.map(async (locale) => [locale, await stringsOf(locale)] as const)),
  );
  return (locale) => (id, values) => {
    const message = english.get(id);
    if (message === undefined) {
      throw new Error(`The text ${id} is not in ${path.relative(root, source)}. Add it there.`);
    }
    return fill(translationOf(message, translated.get(locale)?.[id]?.message) ?? message, values);
  };
}

async function stringsOf(locale: Locale): Promise<Messages> {
  return locale === defaultLocale ? {} : (await readMessages(fromRoot('i18n', locale, 'code.json'))).messages;
}
