import {UserError} from '@packages/files';
import {type GetTextTranslations, po} from 'gettext-parser';
import pickBy from 'lodash/pickBy';

import type {Project} from './project';

/** A string, or a segment of a page, in a PO file. */
export interface Item {
  /** The name, which is the same in all languages: `code.json#nav.docs`, `docs/webhooks/index.mdx#set-up.2`. */
  readonly context: string;
  readonly english: string;
  readonly translation?: string;
  /** Whether the translation is a suggestion to check, because it was made from different English text. */
  readonly isFuzzy?: boolean;
  /** For translators: the kind of item, and where it is used. */
  readonly note?: string;
  /** The file and, for a page, the line. */
  readonly reference?: string;
}

/** A PO file: the format of Poedit, Weblate, Crowdin, and other translation tools. */
export interface PoFile {
  readonly locale: string;
  /** The existing translations, by context. */
  readonly items: ReadonlyMap<string, Item>;
  /** The line of a context, starting at 1. */
  readonly lineOf: (context: string) => number;
}

/** Prints items without wrapping them, so that changing a word changes one line. */
export function printPo({name}: Pick<Project, 'name'>, locale: string, items: readonly Item[]): string {
  const headers = {
    'Project-Id-Version': name,
    Language: locale,
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=UTF-8',
    'Content-Transfer-Encoding': '8bit',
  };
  const translations = Object.fromEntries(
    items.map(({context, english, translation = '', note, reference, isFuzzy}) => {
      const comments = pickBy({extracted: note, reference, flag: isFuzzy ? 'fuzzy' : undefined});
      return [context, {[english]: {msgctxt: context, msgid: english, msgstr: [translation], comments}}];
    }),
  );
  return po.compile({charset: 'utf-8', headers, translations}, {foldLength: 0}).toString();
}

/**
 * Reads a PO file.
 *
 * @param name the file, for errors
 * @throws UserError with the file and, if it is known, the line of a syntax error
 */
export function parsePo(text: string, name: string, {locales}: Pick<Project, 'locales'>): PoFile {
  const refuse = (line: number, what: string): UserError =>
    new UserError(`${name}:${line}: ${what} Nothing was changed.`);
  // The parser accepts text without any entries.
  const parse = (): Partial<GetTextTranslations> => {
    try {
      return po.parse(text, {validation: true});
    } catch (error) {
      const {lineNumber = 1, message} = error as Error & {lineNumber?: number};
      throw refuse(lineNumber, `This isn't a PO file: ${message}. Save it as PO in your editor, or export it again.`);
    }
  };
  const {headers, translations = {}} = parse();
  const locale = headers?.Language?.trim();
  if (locale === undefined || !locales.includes(locale)) {
    throw refuse(
      1,
      `Expected the header "Language: <code>" with one of the codes ${locales.join(', ')}; found ${locale ?? 'none'}.`,
    );
  }
  const lines = text.split('\n');
  const lineOf = (context: string): number => 1 + Math.max(0, lines.indexOf(`msgctxt ${JSON.stringify(context)}`));
  return {locale, items: itemsIn(translations), lineOf};
}

/** The existing translations, by context. */
function itemsIn(translations: GetTextTranslations['translations']): Map<string, Item> {
  const items = Object.entries(translations).flatMap(([context, byText]) =>
    Object.values(byText)
      .filter(({msgid, msgstr}) => msgid !== '' && (msgstr[0] ?? '').trim() !== '')
      .map(({msgid: english, msgstr: [translation], comments: {flag = ''} = {}}): [string, Item] => [
        context,
        {context, english, translation, isFuzzy: /\bfuzzy\b/u.test(flag)},
      ]),
  );
  return new Map(items);
}
