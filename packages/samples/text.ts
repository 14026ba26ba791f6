import camelCase from 'lodash/camelCase';
import escapeRegExp from 'lodash/escapeRegExp';
import kebabCase from 'lodash/kebabCase';
import lowerCase from 'lodash/lowerCase';
import snakeCase from 'lodash/snakeCase';
import upperFirst from 'lodash/upperFirst';

import type {Language} from './language';
import type {SampleFile, SampleRequest, Shown} from './types';

/** Lines of code; those in a nested list are indented by one level. Falsy items are omitted. */
export type Lines = readonly (string | false | undefined | Lines)[];

type Layout = Pick<Language, 'indent' | 'comment'>;

/** The maximum width of a line in columns, where the language allows a line break. */
const sampleWidth = 48;

/** Marks around forms, between forms, and for line breaks in forms. Code contains these characters only as escapes. */
const [choiceMark, formMark, breakMark] = ['\u0001', '\u0002', '\u0003'] as const;

/** Code in multiple forms: {@link file} uses the first one whose lines fit, or else the last one. */
export const fitting = (...forms: readonly string[]): string =>
  `${choiceMark}${forms.join(formMark).replaceAll('\n', breakMark)}${choiceMark}`;

/** Items between two pieces of code: on one line if they fit, or else one per line, with `comma` after the last one. */
export const list = (before: string, items: readonly string[], after: string, comma = ','): string =>
  fitting(`${before}${items.join(', ')}${after}`, `${before}\n\t${items.join(',\n\t')}${comma}\n${after}`);

/** The number of columns of a line; the site shows a tab as two. */
const widthOf = (line: string): number => line.replaceAll('\t', '  ').length;

const fits = (code: string): boolean => code.split('\n').every((line) => widthOf(line) <= sampleWidth);

/** Wraps a comment. Other lines are unchanged. */
function wrapComment(line: string, sign: string): string {
  const [start = '', text] = line.split(new RegExp(`^(\\s*${escapeRegExp(sign)} )`, 'u')).slice(1);
  const parts = text?.match(new RegExp(`\\S.{0,${sampleWidth - widthOf(start) - 1}}(?= |$)|\\S+`, 'gu'));
  return parts?.map((part) => start + part).join('\n') ?? line;
}

/** Lays out a line that is indented by tabs and contains at most one piece of code with multiple forms. */
function layOut(line: string, {indent, comment}: Layout): string {
  const [before = '', choice = '', after = ''] = line.split(choiceMark);
  const [margin] = /^\s*/u.exec(line) ?? [''];
  const forms = choice
    .split(formMark)
    .map((form) =>
      `${before}${form.replaceAll(breakMark, `\n${margin}`)}${after}`.replaceAll(/^\t+/gmu, (tabs) =>
        indent.repeat(tabs.length),
      ),
    );
  return wrapComment(forms.find(fits) ?? forms.at(-1) ?? '', comment);
}

/** Each line, indented by tabs. */
const linesOf = (lines: Lines, margin = ''): string[] =>
  lines.flatMap((line) =>
    typeof line === 'string'
      ? line.split('\n').map((part) => (part === '' ? '' : margin + part))
      : line
        ? linesOf(line, `${margin}\t`)
        : [],
  );

/** The code of lines, indented as in a language, with comments wrapped. */
export const codeOf = (lines: Lines, layout: Layout): string =>
  linesOf(lines)
    .map((line) => layOut(line, layout))
    .join('\n');

/** A file with these lines. */
export const file = (name: string, language: Language, lines: Lines): SampleFile => ({
  name,
  language: language.id,
  code: `${language.start ?? ''}${codeOf(lines, language)}\n`,
});

/** The comments in samples. They are in English in every locale. */
export const notes = {
  server: 'Run this on a server. Never expose an API key in the browser.',
  key: "Reuse this key when you retry, so that the request isn't processed twice.",
  retry: ({problem: {retryable}}: SampleRequest): string =>
    `If "${retryable}" is true, wait Retry-After seconds (1 if missing), then retry.`,
  guard: 'Authenticate the caller first: this route uses your API key.',
  status: 'Tell the caller only whether a retry can succeed.',
  pages: ({more, cursor, next}: NonNullable<Shown['paged']>): string =>
    `If ${more} is true, request the next page with ${cursor}=${next}.`,
};

/** An operationId as the name of a file, function, or class. */
export const name = {
  kebab: kebabCase,
  snake: snakeCase,
  camel: camelCase,
  pascal: (operationId: string): string => upperFirst(camelCase(operationId)),
  /** The label of a button, such as `Create API key`. */
  sentence: (operationId: string): string => upperFirst(lowerCase(operationId).replace(/\bapi\b/gu, 'API')),
};
