import {UserError} from '@packages/files';
import {type GetTextTranslations, po} from 'gettext-parser';

import {type Locale, defaultLocale, isLocale, locales} from '../../src/config/locales';
import type {Segment} from './segments';

/** A segment of a file that a translator has worked on. */
export interface Item {
  readonly english: string;
  readonly translation: string;
  readonly isFuzzy: boolean;
  /** The English text that a suggestion was made from. */
  readonly previous?: string;
}

/** A PO file: the format of Poedit, Weblate, Crowdin and the other tools for translators. */
export interface PoFile {
  readonly locale: Locale;
  /** The filled-in segments, by context. */
  readonly items: ReadonlyMap<string, Item>;
  /** Segments of earlier exports, whose English text is compared with later ones (`#~`). */
  readonly earlier: ReadonlyMap<string, Item>;
  /** The line of a context, starting at 1. */
  readonly lineOf: (context: string) => number;
}

/** A text as `#| msgid`. */
const previousOf = (english: string): string => `msgid ${JSON.stringify(english)}`;

/** The text of `#| msgid`, which an editor may have wrapped. */
function readPrevious(comment: string): string {
  const literals = [...comment.slice(comment.indexOf('msgid')).matchAll(/"((?:[^"\\]|\\.)*)"/gu)];
  const text = literals.map(([, literal = '']) => literal).join('');
  return text.replace(/\\(.)/gu, (_all, char: string) => ({n: '\n', t: '\t'})[char] ?? char);
}

/**
 * Prints segments without wrapping them, so that changing a word changes one line.
 *
 * @param before the file so far; segments that are no longer listed are kept as obsolete ones
 */
export function printPo(
  locale: Locale,
  segments: readonly Segment[],
  before: Partial<Pick<PoFile, 'items' | 'earlier'>> = {},
): string {
  const entries = segments.map(({context, english, note, reference, translation = '', isFuzzy, previous, other}) => [
    context,
    {
      [english]: {
        msgctxt: context,
        msgid: english,
        msgstr: [translation],
        comments: {
          extracted: note,
          reference,
          ...(other !== undefined && {translator: `Until now, this file had: ${other}`}),
          ...(isFuzzy && {flag: 'fuzzy'}),
          ...(previous !== undefined && {previous: previousOf(previous)}),
        },
      },
    },
  ]);
  const listed = new Set(segments.map(({context}) => context));
  const kept = [...(before.earlier ?? []), ...(before.items ?? [])]
    .filter(([context, {isFuzzy}]) => !isFuzzy && !listed.has(context))
    .map(([context, {english, translation}]) => [
      context,
      {[english]: {msgctxt: context, msgid: english, msgstr: [translation]}},
    ]);
  const headers = {
    'Project-Id-Version': 'Mailwren',
    Language: locale,
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=UTF-8',
    'Content-Transfer-Encoding': '8bit',
  };
  const table = {
    charset: 'utf-8',
    headers,
    translations: Object.fromEntries(entries) as never,
    obsolete: Object.fromEntries(kept) as never,
  };
  return po.compile(table, {foldLength: 0}).toString();
}

/**
 * Reads a PO file.
 *
 * @param name the file, for errors
 * @throws UserError with the file and, if it is known, the line of a syntax error
 */
export function parsePo(text: string, name: string): PoFile {
  const refuse = (line: number, what: string): UserError =>
    new UserError(`${name}:${line}: ${what} Nothing was changed.`);
  const parse = (): ReturnType<typeof po.parse> => {
    try {
      const parsed = po.parse(text, {validation: true});
      // The parser accepts text without any entries.
      return {...parsed, headers: {...parsed.headers}};
    } catch (error) {
      const {lineNumber = 1, message} = error as Error & {lineNumber?: number};
      throw refuse(lineNumber, `This is no PO file: ${message}. Save it as PO in your editor, or export it again.`);
    }
  };
  const {headers, translations, obsolete} = parse();
  const locale = headers.Language?.trim();
  if (!isLocale(locale) || locale === defaultLocale) {
    const codes = locales.filter((code) => code !== defaultLocale).join(', ');
    throw refuse(1, `Expected the header "Language: <code>" with one of ${codes}; found "${locale ?? 'none'}".`);
  }
  const lines = text.split('\n');
  const lineOf = (context: string): number => 1 + Math.max(0, lines.indexOf(`msgctxt ${JSON.stringify(context)}`));
  return {locale, items: itemsIn(translations), earlier: itemsIn(obsolete), lineOf};
}

/** The filled-in segments of a part of a PO file, by context. */
function itemsIn(translations: GetTextTranslations['translations'] = {}): Map<string, Item> {
  const items = Object.entries(translations).flatMap(([context, byText]) =>
    Object.values(byText)
      .filter(({msgid, msgstr}) => msgid !== '' && (msgstr[0] ?? '').trim() !== '')
      .map(({msgid, msgstr, comments: {flag = '', previous} = {}}): [string, Item] => [
        context,
        {
          english: msgid,
          translation: msgstr[0] ?? '',
          isFuzzy: /\bfuzzy\b/u.test(flag),
          ...(previous && {previous: readPrevious(previous)}),
        },
      ]),
  );
  return new Map(items);
}
