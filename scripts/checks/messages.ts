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

/** Strings by id. */
export type Messages = Readonly<Record<string, string>>;

/** The placeholders of a string, sorted: `{count}`. */
function placeholders(message: string): string {
  return [...message.matchAll(/\{\w+\}/gu)]
    .map(([name]) => name)
    .sort()
    .join(' ');
}

/** The plural forms of a string: `{count} entry|{count} entries`. Languages differ in the number of forms. */
function forms(message: string, isPlural: boolean): string[] {
  return isPlural ? message.split('|') : [message];
}

/** The first plural form of a translation whose placeholders differ from the source. */
function wrongForm(message: string, translation: string): {found: string; expected: string} | undefined {
  const isPlural = message.includes('|');
  const expected = placeholders(forms(message, isPlural).at(-1) ?? '');
  const found = forms(translation, isPlural)
    .map(placeholders)
    .find((form) => form !== expected);
  return found === undefined ? undefined : {found, expected};
}

/**
 * Validates a language's strings and returns one sentence per error.
 *
 * @param source the English strings
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
    // Docusaurus uses the last form for categories without a form, such as fractions.
    ...shared
      .filter(([, message]) => message.includes('|'))
      .map(([id]) => ({id, count: translated[id]?.split('|').length ?? 0}))
      .filter(({count}) => count < Math.max(2, categories.length - 1) || count > categories.length)
      .map(({id, count}) => `"${id}" has the plural forms of ${count} categories, expected ${categories.join(' | ')}.`),
  ];
}

/** Strings by id, without the theme's: the theme has its own translations, which `write-translations` copies. */
function ownMessages(entries: readonly (readonly [string, {message: string}])[]): Messages {
  return Object.fromEntries(entries.filter(([id]) => !id.startsWith('theme.')).map(([id, {message}]) => [id, message]));
}

/** The English strings that components use, by id. */
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
    throw new UserError(`Some strings cannot be translated:\n${warnings.join('\n')}`);
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
 * Compares every language's `code.json` with the English strings, except for translations that are
 * missing, stale or orphaned.
 *
 * @throws UserError with the file and line of each syntax error, or the file and id of each invalid
 *   string
 */
export async function checkMessages(): Promise<void> {
  await checkTranslationFiles();
  const source = await sourceMessages();
  const findings = checkTexts(source, defaultLocale).map((finding) => `A component string: ${finding}`);
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
