import camelCase from 'lodash/camelCase';
import kebabCase from 'lodash/kebabCase';
import lowerCase from 'lodash/lowerCase';
import snakeCase from 'lodash/snakeCase';
import upperFirst from 'lodash/upperFirst';

import {apiConventions} from '../../config/api';
import type {SampleFile} from './types';

const {envelope, pagination} = apiConventions;

/** Lines of code. Falsy lines are omitted; a string with line breaks counts as several lines. */
export type Lines = readonly (string | false | undefined)[];

/** The number of columns that samples keep to where their language allows a line break. */
export const sampleWidth = 48;

/** The number of columns of a line; the site shows a tab as two. */
const widthOf = (line: string): number => line.replaceAll('\t', '  ').length;

/** A comment as one or more lines that fit. Other lines are unchanged. */
function wrapComment(line: string): string {
  const [, start, text] = /^(\s*(?:#|\/\/) )(.+)$/u.exec(line) ?? [];
  if (start === undefined || text === undefined) {
    return line;
  }
  return text
    .split(' ')
    .reduce<string[]>((lines, word) => {
      const longer = `${lines.at(-1) ?? start.trimEnd()} ${word}`;
      return widthOf(longer) <= sampleWidth || lines.length === 0
        ? [...lines.slice(0, -1), longer]
        : [...lines, start + word];
    }, [])
    .join('\n');
}

/** A file with these lines. */
export function file(fileName: string, language: string, lines: Lines): SampleFile {
  const code = join(lines).split('\n').map(wrapComment).join('\n');
  return {name: fileName, language, code: `${code}\n`};
}

/**
 * Items between two pieces of code: on one line if they fit, or else one per line.
 *
 * @param options the indentation of the first line and that of the items in it, and whether a comma may follow the last item
 */
export function list(
  before: string,
  items: readonly string[],
  after: string,
  {margin = '', indent = '  ', trailingComma = true} = {},
): string {
  const line = `${margin}${before}${items.join(', ')}${after}`;
  if (widthOf(line) <= sampleWidth) {
    return line;
  }
  const lines = items.map((item) => margin + indent + item).join(',\n');
  return `${margin}${before}\n${lines}${trailingComma ? ',' : ''}\n${margin}${after}`;
}

/** The first of several forms whose lines all fit, or else the last one. */
export function fitting(...forms: readonly string[]): string {
  return forms.find((form) => form.split('\n').every((line) => widthOf(line) <= sampleWidth)) ?? forms.at(-1) ?? '';
}

/** Joins and indents lines. */
export function join(lines: Lines, margin = ''): string {
  return lines
    .filter((line) => typeof line === 'string')
    .flatMap((line) => line.split('\n'))
    .map((line) => (line === '' ? '' : margin + line))
    .join('\n');
}

/** A line that may be omitted, indented as the samples in JavaScript are. */
export const indented = (line: string | undefined, levels = 1): string | undefined =>
  line && '  '.repeat(levels) + line;

/** The comments in samples. They are in English on every locale. */
export const notes = {
  server: 'Run this on a server: an API key never goes into a browser.',
  key: 'Retry with the same key, and nothing happens twice.',
  retry: 'If "retryable" is true, wait for Retry-After seconds and try again.',
  guard: 'Check first who is calling: this route acts with your API key.',
  status: 'The caller learns only whether another try can help.',
  pages: `If ${envelope.pagination}.${pagination.more} is true, ask again with ${pagination.cursor}=${pagination.next}.`,
  deprecated: 'This operation is deprecated.',
};

/** The fields that samples print where a response has them. */
export const identifyingFields: readonly string[] = ['id', 'index', 'status'];

/** An operationId as the name of a file, function or class. */
export const name = {
  kebab: kebabCase,
  snake: snakeCase,
  camel: camelCase,
  pascal: (operationId: string): string => upperFirst(camelCase(operationId)),
  /** The label of a button, such as `Create API key`. */
  sentence: (operationId: string): string => upperFirst(lowerCase(operationId).replace(/\bapi\b/gu, 'API')),
};
