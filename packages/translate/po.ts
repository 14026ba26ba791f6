import {UserError} from '@packages/files';
import {type GetTextTranslations, po} from 'gettext-parser';
import pickBy from 'lodash/pickBy';

import type {Project} from './project';

/** A string, or a segment of a page, in a PO file. */
export interface Item {
  /** Its name, the same in all languages: `code.json#nav.docs`, `docs/webhooks/index.mdx#set-up.2`. */
  readonly context: string;
  readonly english: string;
  readonly translation?: string;
  /**
   * Whether the translation is a suggestion to check: it was made from a different English text or for a different
   * location.
   */
  readonly isFuzzy?: boolean;
  /** The English text that a suggestion was made from, if it is known. */
  readonly previous?: string;
  /** For translators: its kind and where it is used. */
  readonly note?: string;
  /** The file and, for a page, the line. */
  readonly reference?: string;
  /** Another translation of the same text in the PO file, where the files have a current one. */
  readonly other?: string;
}

/** A PO file: the format of Poedit, Weblate, Crowdin and the other tools for translators. */
export interface PoFile {
  readonly locale: string;
  /** The existing translations, by context. */
  readonly items: ReadonlyMap<string, Item>;
  /** Items of earlier exports, whose English text is compared with later ones (`#~`). */
  readonly earlier: ReadonlyMap<string, Item>;
  /** The line of a context, starting at 1. */
  readonly lineOf: (context: string) => number;
}

/** A string as `#| msgid`. */
const previousOf = (english: string): string => `msgid ${JSON.stringify(english)}`;

/** The text of `#| msgid`, which an editor may have wrapped. */
function readPrevious(comment: string): string {
  const literals = [...comment.slice(comment.indexOf('msgid')).matchAll(/"((?:[^"\\]|\\.)*)"/gu)];
  const text = literals.map(([, literal = '']) => literal).join('');
  return text.replace(/\\(.)/gu, (_all, char: string) => ({n: '\n', t: '\t'})[char] ?? char);
}

/** Items as the parser of PO files represents them. */
const tableOf = (items: readonly Item[]): GetTextTranslations['translations'] =>
  Object.fromEntries(
    items.map(({context, english, translation = '', note, reference, isFuzzy, previous, other}) => {
      const comments = {
        extracted: note,
        reference,
        translator: other === undefined ? undefined : `Previously in this file: ${other}`,
        flag: isFuzzy ? 'fuzzy' : undefined,
        previous: previous === undefined ? undefined : previousOf(previous),
      };
      const item = {msgctxt: context, msgid: english, msgstr: [translation], comments: pickBy(comments)};
      return [context, {[english]: item}];
    }),
  );

/**
 * Prints items without wrapping them, so that changing a word changes one line.
 *
 * @param before the file so far; items that are no longer listed are kept as obsolete ones
 */
export function printPo(
  {name}: Pick<Project, 'name'>,
  locale: string,
  items: readonly Item[],
  before: Partial<Pick<PoFile, 'items' | 'earlier'>> = {},
): string {
  const listed = new Set(items.map(({context}) => context));
  const kept = [...(before.earlier?.values() ?? []), ...(before.items?.values() ?? [])].filter(
    ({context, isFuzzy}) => !isFuzzy && !listed.has(context),
  );
  const headers = {
    'Project-Id-Version': name,
    Language: locale,
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=UTF-8',
    'Content-Transfer-Encoding': '8bit',
  };
  const obsolete = tableOf(kept.map(({context, english, translation}) => ({context, english, translation})));
  const table = {charset: 'utf-8', headers, translations: tableOf(items), obsolete};
  return po.compile(table, {foldLength: 0}).toString();
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
  const parse = (): ReturnType<typeof po.parse> => {
    try {
      const parsed = po.parse(text, {validation: true});
      // The parser accepts text without any entries.
      return {...parsed, headers: {...parsed.headers}};
    } catch (error) {
      const {lineNumber = 1, message} = error as Error & {lineNumber?: number};
      throw refuse(lineNumber, `This isn't a PO file: ${message}. Save it as PO in your editor, or export it again.`);
    }
  };
  const {headers, translations, obsolete} = parse();
  const locale = headers.Language?.trim();
  if (locale === undefined || !locales.includes(locale)) {
    throw refuse(
      1,
      `Expected the header "Language: <code>" with one of ${locales.join(', ')}; found "${locale ?? 'none'}".`,
    );
  }
  const lines = text.split('\n');
  const lineOf = (context: string): number => 1 + Math.max(0, lines.indexOf(`msgctxt ${JSON.stringify(context)}`));
  return {locale, items: itemsIn(translations), earlier: itemsIn(obsolete), lineOf};
}

/** The existing translations, by context. */
function itemsIn(translations: GetTextTranslations['translations'] = {}): Map<string, Item> {
  const items = Object.entries(translations).flatMap(([context, byText]) =>
    Object.values(byText)
      .filter(({msgid, msgstr}) => msgid !== '' && (msgstr[0] ?? '').trim() !== '')
      .map(({msgid, msgstr, comments: {flag = '', previous} = {}}): [string, Item] => [
        context,
        {
          context,
          english: msgid,
          translation: msgstr[0] ?? '',
          isFuzzy: /\bfuzzy\b/u.test(flag),
          ...(previous && {previous: readPrevious(previous)}),
        },
      ]),
  );
  return new Map(items);
}
