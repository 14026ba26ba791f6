import {type ParseError, parse, printParseErrorCode} from 'jsonc-parser';
import lowerCase from 'lodash/lowerCase';

import {UserError} from './fail';

/**
 * Parses JSON.
 *
 * @param name the file's name, for errors
 * @throws UserError with file, line, column and the error
 */
export function parseJson(text: string, name: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const errors: ParseError[] = [];
    parse(text, errors, {disallowComments: true});
    const [first] = errors;
    const before = text.slice(0, first?.offset ?? 0).split('\n');
    const what = first ? lowerCase(printParseErrorCode(first.error)) : (error as Error).message;
    throw new UserError(
      `${name}:${before.length}:${(before.at(-1) ?? '').length + 1}: Not valid JSON: ${what}. Expected keys and strings in straight double quotes (inside a string: \\"), with a comma between entries and none after the last one. Fix the file at or just before this position.`,
    );
  }
}
