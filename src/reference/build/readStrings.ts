import {fromRoot} from '@packages/files';
import {type Messages, readMessages} from '@packages/translate';

import {type Locale, defaultLocale} from '../../config/locales';
import {translationOf} from '../../build/inlineTranslations.mjs';
import english from '../models/strings.json';
import {type Translate, fill} from '../models/texts';

/** Loads the UI strings used by generated reference pages. A string without a translation stays in English. */
export async function readStrings(languages: readonly Locale[]): Promise<(locale: Locale) => Translate> {
  const translated = new Map(
    await Promise.all(languages.map(async (locale) => [locale, await stringsOf(locale)] as const)),
  );
  return (locale) => (id, values) => {
    const {message} = english[id];
    return fill(translationOf(message, translated.get(locale)?.[id]?.message) ?? message, values);
  };
}

async function stringsOf(locale: Locale): Promise<Messages> {
  return locale === defaultLocale ? {} : (await readMessages(fromRoot('i18n', locale, 'code.json'))).messages;
}
