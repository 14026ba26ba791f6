import camelCase from 'lodash/camelCase';
import kebabCase from 'lodash/kebabCase';
import lowerCase from 'lodash/lowerCase';
import snakeCase from 'lodash/snakeCase';
import upperFirst from 'lodash/upperFirst';

/** Lines of a program; what is false is left out, a text with line breaks counts as several. */
export type Lines = readonly (string | false | undefined)[];

/** Puts lines together to the text of a file. */
export function program(lines: Lines): string {
  return `${join(lines)}\n`;
}

/** Puts lines together, each that is not empty with a margin before it. */
export function join(lines: Lines, margin = ''): string {
  return lines
    .filter((line) => typeof line === 'string')
    .flatMap((line) => line.split('\n'))
    .map((line) => (line === '' ? '' : margin + line))
    .join('\n');
}

/** What the samples explain, each in one line of a comment. English in every language, as code is. */
export const notes = {
  server: 'Run this on a server: an API key never goes into a browser.',
  key: 'Retry with the same key, and nothing happens twice.',
  retry: 'If "retryable" is true, wait for Retry-After seconds and try again.',
  guard: 'Check first who is calling: this route acts with your API key.',
  status: 'The caller learns only whether another try can help.',
  pages: 'If pagination.has_more is true, ask again with after=next_cursor.',
};

/** An operationId as names of files, functions and classes are written. */
export const name = {
  kebab: kebabCase,
  snake: snakeCase,
  camel: camelCase,
  pascal: (operationId: string): string => upperFirst(camelCase(operationId)),
  /** Words as a button says them, e.g. `Create API key`. */
  sentence: (operationId: string): string => upperFirst(lowerCase(operationId).replace(/\bapi\b/gu, 'API')),
};
