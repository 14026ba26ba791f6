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

/** A file with these lines. */
export function file(fileName: string, language: string, lines: Lines): SampleFile {
  return {name: fileName, language, code: `${join(lines)}\n`};
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
