import path from 'node:path';

import {extractAllSourceCodeFileTranslations} from '@docusaurus/babel';

import {type Locale, defaultLocale} from '../../src/config/locales';
import {type Translate, fill} from '../../src/openapi/texts';
import {translationOf} from '../../src/plugins/inline-translations/inlineTranslations.mjs';
import {readIfThere} from '../lib/files';
import {parseJson} from '../lib/json';
import {fromRoot, root} from '../lib/paths';

/** The English UI strings used by generated reference pages. */
const source = fromRoot('src', 'components', 'api', 'texts.ts');

/** Loads the UI strings used by generated reference pages. A string without a translation stays in English. */
export async function readStrings(wanted: readonly Locale[]): Promise<(locale: Locale) => Translate> {
  const extracted = await extractAllSourceCodeFileTranslations([source], {
    presets: [require.resolve('@docusaurus/babel/preset')],
    configFile: false,
    babelrc: false,
  });
  const english = new Map(
    extracted.flatMap(({translations}) => Object.entries(translations)).map(([id, {message}]) => [id, message]),
  );
  const translated = new Map(
    await Promise.all(wanted.map(async (locale) => [locale, await readMessages(locale)] as const)),
  );
  return (locale) => (id, values) => {
    const message = english.get(id);
    if (message === undefined) {
      throw new Error(`The text ${id} is not in ${path.relative(root, source)}. Add it there.`);
    }
    return fill(translationOf(message, translated.get(locale)?.[id]?.message) ?? message, values);
  };
}

async function readMessages(locale: Locale): Promise<Record<string, {message: string}>> {
  const file = fromRoot('i18n', locale, 'code.json');
  const text = locale === defaultLocale ? undefined : await readIfThere(file);
  return text === undefined ? {} : (parseJson(text, path.relative(root, file)) as Record<string, {message: string}>);
}
