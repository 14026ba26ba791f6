import {fromRoot} from '@packages/files';
import {readMessages} from '@packages/translate';

import type {Locale} from '../../config/locales';
import {translationOf} from '../../build/inlineTranslations.mjs';
import english from '../models/strings.json';
import {type Translate, fill} from '../models/texts';

/** Loads the UI strings used by generated reference pages. A string without a translation stays in English. */
export async function readStrings(locale: Locale): Promise<Translate> {
  const messages = await readMessages(fromRoot('i18n', locale, 'code.json'));
  return (id, values) => {
    const {message} = english[id];
    return fill(translationOf(message, messages[id]?.message) ?? message, values);
  };
}
