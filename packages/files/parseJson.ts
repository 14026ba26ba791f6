import {type ParseError, parse, printParseErrorCode} from 'jsonc-parser';
import lowerCase from 'lodash/lowerCase';

import {UserError} from './fail';

/** The first syntax error in a JSON string, with how to fix it. */
export function jsonError(text: string): {offset: number; message: string} | undefined {
  const errors: ParseError[] = [];
  parse(text, errors, {disallowComments: true});
  const [first] = errors;
  if (!first) {
    return undefined;
  }
  const {offset, error} = first;
  const comma = text.slice(0, offset).trimEnd().length - 1;
  return text[comma] === ',' && /[\]}]/u.test(text[offset] ?? '')
    ? {offset: comma, message: "JSON doesn't allow trailing commas. Remove the comma before the closing bracket."}
    : {
        offset,
        message: `The JSON is not valid: ${lowerCase(printParseErrorCode(error))}. Expected keys and strings in straight double quotes (inside a string: \\"), with a comma between entries, and no comments. Fix the file at or just before this position.`,
      };
}

/**
 * Parses JSON.
 *
 * @param name the file's name, for errors
 * @throws UserError with file, line, column, and the error
 */
export function parseJson(text: string, name: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const {offset, message} = jsonError(text) ?? {offset: 0, message: (error as Error).message};
    const before = text.slice(0, offset).split('\n');
    throw new UserError(`${name}:${before.length}:${(before.at(-1) ?? '').length + 1}: ${message}`);
  }
}
