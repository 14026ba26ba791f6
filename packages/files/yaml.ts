import get from 'lodash/get';
import {LineCounter, isNode, parseDocument} from 'yaml';
import type {ZodType} from 'zod';

import {issuesOf} from './issues';

/** An error in a YAML document. */
export interface YamlIssue {
  /** The path of the value, with dots; empty for the document. */
  readonly field: string;
  readonly line: number;
  readonly expected: string;
  readonly found: unknown;
}

/**
 * Parses and validates a YAML document. Dates are strings.
 *
 * @param noSuchKey what is expected instead of an unknown key
 * @returns the value if it is valid, all errors, and a function that returns the line of a path
 */
export function readYaml<Value>(
  text: string,
  schema: ZodType<Value>,
  noSuchKey: string,
): {value?: Value; issues: YamlIssue[]; lineOf: (path: readonly (string | number)[]) => number} {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, {lineCounter, prettyErrors: false});
  const lineAt = (offset: number): number => lineCounter.linePos(offset).line;
  const lineOf = (path: readonly (string | number)[]): number => {
    const node = document.getIn(path, true);
    return isNode(node) && node.range ? lineAt(node.range[0]) : path.length > 0 ? lineOf(path.slice(0, -1)) : 1;
  };
  const [syntax] = document.errors;
  if (syntax) {
    const line = lineAt(syntax.pos[0]);
    const remedy =
      syntax.code === 'TAB_AS_INDENT'
        ? 'indented with spaces instead of tabs'
        : 'with quotes around a string that contains ": " or " #"';
    const expected = `YAML, ${remedy} (${syntax.message})`;
    return {issues: [{field: '', line, expected, found: text.split('\n')[line - 1]}], lineOf};
  }
  const found: unknown = document.toJS();
  const {data, error} = schema.safeParse(found);
  const issues = issuesOf(error, noSuchKey).map(({path, expected}) => ({
    field: path.join('.'),
    line: lineOf(path),
    expected,
    found: get(found, path) as unknown,
  }));
  return {...(data !== undefined && {value: data}), issues, lineOf};
}
