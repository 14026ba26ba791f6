import path from 'node:path';

import omit from 'lodash/omit';
import uniqBy from 'lodash/uniqBy';

import {root} from '../lib/paths';
import type {Mistake, Source} from './sources';

/** A finding of the spec check. */
export interface Problem {
  rule: string;
  severity: string;
  message: string;
  file: string;
  line: number;
  column: number;
  /** Suggestions for a misspelled name. */
  suggestions: string[];
}

/** A finding of Redocly: with an absolute path, and a JSON Pointer. */
export interface LintProblem extends Problem {
  pointer?: string;
}

/** Converts a mistake to a problem with line and column. */
export function problemAt({file, text}: Pick<Source, 'file' | 'text'>, {offset, rule, message}: Mistake): Problem {
  const lines = text.slice(0, offset).split('\n');
  const [line, column] = [lines.length, (lines.at(-1) ?? '').length + 1];
  return {rule, severity: 'error', message, file: path.relative(root, file), line, column, suggestions: []};
}

/** A reference to a missing file, with an absolute path. */
const missingFile = /^Can't resolve \$ref: ENOENT: .* '(.+)'$/su;

/** Common mistakes from OpenAPI 3.0 and JSON Schema dialects, by the end of the pointer. */
const habits: Readonly<Record<string, string>> = {
  nullable: "OpenAPI 3.1 has no nullable. Add 'null' to the type: type: [string, 'null'].",
  required:
    'required is a list of property names in the object that contains them, such as required: [name]. A single property has no required.',
  exclusiveMinimum: 'exclusiveMinimum is a number in OpenAPI 3.1. Write it instead of minimum.',
  exclusiveMaximum: 'exclusiveMaximum is a number in OpenAPI 3.1. Write it instead of maximum.',
};

/** The message, including how to fix it. */
function plainMessage({message, rule, pointer = ''}: LintProblem): string {
  const file = missingFile.exec(message)?.[1];
  if (file !== undefined) {
    return `The $ref leads to no file: ${path.relative(root, file)}. Correct it, or add the file.`;
  }
  if (message === "Can't resolve $ref") {
    return 'The $ref leads to nothing. Correct it, or add its target.';
  }
  const habit = habits[pointer.split('/').at(-1) ?? ''];
  return rule === 'struct' && habit !== undefined ? habit : message;
}

const parentOf = (pointer: string): string => pointer.slice(0, pointer.lastIndexOf('/'));

/**
 * Whether a problem follows from another one: it is inside an unsupported construct, or about an
 * object with an unknown key.
 */
function followsFrom(cause: LintProblem, other: LintProblem): boolean {
  const {pointer: from = ''} = cause;
  const {pointer: to = ''} = other;
  if (cause === other || cause.file !== other.file) {
    return false;
  }
  if (cause.rule === 'custom/supported') {
    return to.startsWith(from);
  }
  const object = parentOf(from);
  const isNear = to === object || parentOf(to) === object || `${object}/` === to;
  return cause.rule === 'struct' && other.rule !== 'struct' && isNear;
}

/** Drops warnings if there are errors, because warnings often follow from errors. */
export function causesOf(problems: readonly Problem[]): readonly Problem[] {
  const errors = problems.filter(({severity}) => severity === 'error');
  return errors.length > 0 ? errors : problems;
}

/** Redocly's findings with messages that explain the fix, without findings that follow from others. */
export function readable(problems: readonly LintProblem[]): Problem[] {
  const found = problems
    .filter((problem) => !problems.some((cause) => followsFrom(cause, problem)))
    .map((problem) => ({
      ...omit(problem, 'pointer'),
      message: plainMessage(problem),
      file: path.relative(root, problem.file),
    }));
  return uniqBy(found, ({file, line, column, message}) => `${file}:${line}:${column} ${message}`);
}

/** Formats problems for the terminal, one per paragraph. */
export function describeProblems(problems: readonly Problem[]): string {
  const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
  return [
    `The API spec has ${count}:`,
    ...problems.map(({file, line, column, message, rule, suggestions}) =>
      [
        `${file}:${line}:${column}`,
        `  ${message} (${rule})`,
        ...(suggestions.length > 0 ? [`  Did you mean ${suggestions.join(' or ')}?`] : []),
      ].join('\n'),
    ),
    'Fix them and run the command again.',
  ].join('\n\n');
}
