import path from 'node:path';

import {extractAllSourceCodeFileTranslations} from '@docusaurus/babel';
import pickBy from 'lodash/pickBy';

import {type Locale, defaultLocale, locales} from '../../src/config/locales';
import {sourceHash} from '../../src/plugins/docs/sourceHash';
import {UserError} from '../lib/fail';
import {readIfThere} from '../lib/files';
import {filesBelow} from '../lib/fingerprint';
import {parseJson} from '../lib/json';
import {fromRoot} from '../lib/paths';
import {readHashes} from '../translations/hashes';
import {literalPrices} from './prices';
import {checkTranslationFiles} from './translationFiles';
import {typographyErrors} from './typography';

/** Texts by their id. */
export type Messages = Readonly<Record<string, string>>;

/** The placeholders of a text, sorted: `{count}`. */
function placeholders(message: string): string {
  return [...message.matchAll(/\{\w+\}/gu)]
    .map(([name]) => name)
    .sort()
    .join(' ');
}

/** The forms of a plural: `{count} entry|{count} entries`. Languages differ in how many they have. */
function forms(message: string, isPlural: boolean): string[] {
  return isPlural ? message.split('|') : [message];
}

/** The first form of a translation whose placeholders are not those of the source. */
function wrongForm(message: string, translation: string): {found: string; expected: string} | undefined {
  const isPlural = message.includes('|');
  const expected = placeholders(forms(message, isPlural).at(-1) ?? '');
  const found = forms(translation, isPlural)
    .map(placeholders)
    .find((form) => form !== expected);
  return found === undefined ? undefined : {found, expected};
}

/**
 * What is wrong with a language's texts, one sentence each.
 *
 * @param source the English texts
 * @param translated their translations
 * @param locale the language
 */
export function compareMessages(source: Messages, translated: Messages, locale: Locale): string[] {
  const rules = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
  const categories = ['one', 'few', 'many', 'other'].filter((category) =>
    rules.includes(category as Intl.LDMLPluralRule),
  );
  const shared = Object.entries(source).filter(([id]) => translated[id] !== undefined);
  return [
    ...shared
      .filter(([id]) => translated[id]?.trim() === '')
      .map(([id, message]) => `"${id}" is empty. Translate: ${message}`),
    ...shared.flatMap(([id, message]) => {
      const wrong = wrongForm(message, translated[id] ?? '');
      return wrong
        ? [`"${id}" has the placeholders ${wrong.found || '(none)'}, expected ${wrong.expected || '(none)'}.`]
        : [];
    }),
    // Docusaurus uses the last form for categories without one, such as that of fractions.
    ...shared
      .filter(([, message]) => message.includes('|'))
      .map(([id]) => ({id, count: translated[id]?.split('|').length ?? 0}))
      .filter(({count}) => count < Math.max(2, categories.length - 1) || count > categories.length)
      .map(({id, count}) => `"${id}" has the plural forms of ${count} categories, expected ${categories.join(' | ')}.`),
  ];
}

/** Texts by id without the theme's: it brings translations of them, which `write-translations` copies. */
function ownMessages(entries: readonly (readonly [string, {message: string}])[]): Messages {
  return Object.fromEntries(entries.filter(([id]) => !id.startsWith('theme.')).map(([id, {message}]) => [id, message]));
}

/** The texts that the components ask for, by id, in English. */
export async function sourceMessages(): Promise<Messages> {
  const files = (await filesBelow(fromRoot('src'))).filter(
    (file) => /\.tsx?$/u.test(file) && !/\.test\.tsx?$/u.test(file),
  );
  const extracted = await extractAllSourceCodeFileTranslations(files, {
    presets: [require.resolve('@docusaurus/babel/preset')],
    configFile: false,
    babelrc: false,
  });
  const warnings = extracted.flatMap(({warnings: own}) => own);
  if (warnings.length > 0) {
    throw new UserError(`Some texts cannot be translated:\n${warnings.join('\n')}`);
  }
  return ownMessages(extracted.flatMap(({translations}) => Object.entries(translations)));
}

/** The typographic errors and the prices in a language's strings, with the id of each. */
export function checkTexts(messages: Messages, locale: Locale): string[] {
  return Object.entries(messages).flatMap(([id, message]) => [
    ...typographyErrors(message, locale).map((error) => `"${id}": ${error}.`),
    ...literalPrices(message).map(
      (price) => `"${id}": the price "${price}" would stay when prices change. Use a placeholder.`,
    ),
  ]);
}

/**
 * Compares every language's `code.json` with the English texts: the translations that are not missing, stale or orphaned.
 *
 * @throws UserError naming file and line of each syntax error, or file and id of each text that is broken or set wrongly
 */
export async function checkMessages(): Promise<void> {
  await checkTranslationFiles();
  const source = await sourceMessages();
  const findings = checkTexts(source, defaultLocale).map((finding) => `A text of a component: ${finding}`);
  for (const locale of locales.filter((code) => code !== defaultLocale)) {
    const name = path.join('i18n', locale, 'code.json');
    const file = parseJson((await readIfThere(fromRoot(name))) ?? '{}', name) as Record<string, {message: string}>;
    const hashes = await readHashes(locale);
    const translated = pickBy(
      ownMessages(Object.entries(file)),
      (_message, id) => source[id] !== undefined && hashes[id] === sourceHash(source[id]),
    );
    findings.push(
      ...[...compareMessages(source, translated, locale), ...checkTexts(translated, locale)].map(
        (finding) => `${name}: ${finding}`,
      ),
    );
  }
  if (findings.length > 0) {
    throw new UserError(findings.join('\n'));
  }
}
