import path from 'node:path';

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

interface ReportedProblem {
  ruleId: string;
  severity: string;
  message?: string;
  suggest?: string[];
  location?: {source?: {ref?: string}; pointer?: string; start?: {line?: number; col?: number}}[];
}

/** Converts a mistake to a problem with line and column. */
export function problemAt({file, text}: Pick<Source, 'file' | 'text'>, {offset, rule, message}: Mistake): Problem {
  const lines = text.slice(0, offset).split('\n');
  const [line, column] = [lines.length, (lines.at(-1) ?? '').length + 1];
  return {rule, severity: 'error', message, file: path.relative(root, file), line, column, suggestions: []};
}

/** A syntax error in the format of parsers: with its position and an absolute path. */
const parseFailure = /^(?:Can't resolve \$ref|Failed to parse): (.*) in ".*" \((\d+):(\d+)\)$/su;

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
function plainMessage(message: string, rule: string, pointer: string): string {
  const file = missingFile.exec(message)?.[1];
  if (file !== undefined) {
    return `The $ref leads to no file: ${path.relative(root, file)}. Correct it, or add the file.`;
  }
  if (message === "Can't resolve $ref") {
    return 'The $ref leads to nothing. Correct it, or add its target.';
  }
  const habit = habits[pointer.split('/').at(-1) ?? ''];
  return rule === 'struct' && habit !== undefined ? habit : (parseFailure.exec(message)?.[1] ?? message);
}

const locationOf = ({location: [first] = []}: ReportedProblem): {file: string; pointer: string} => ({
  file: first?.source?.ref ?? 'api-spec/openapi.yaml',
  pointer: first?.pointer ?? '',
});

const parentOf = (pointer: string): string => pointer.slice(0, pointer.lastIndexOf('/'));

/**
 * Whether a problem follows from another one: it is inside an unsupported construct, or about an
 * object with an unknown key.
 */
function followsFrom(cause: ReportedProblem, other: ReportedProblem): boolean {
  const [from, to] = [locationOf(cause), locationOf(other)];
  if (cause === other || from.file !== to.file) {
    return false;
  }
  if (cause.ruleId === 'custom/supported') {
    return to.pointer.startsWith(from.pointer);
  }
  const object = parentOf(from.pointer);
  const isNear = to.pointer === object || parentOf(to.pointer) === object || `${object}/` === to.pointer;
  return cause.ruleId === 'struct' && other.ruleId !== 'struct' && isNear;
}

/** Drops warnings if there are errors, because warnings often follow from errors. */
export function causesOf(problems: readonly Problem[]): readonly Problem[] {
  const errors = problems.filter(({severity}) => severity === 'error');
  return errors.length > 0 ? errors : problems;
}

/**
 * Parses the output of `redocly lint --format json`, without findings that follow from others.
 *
 * @returns the problems, or undefined if the string is not a report
 */
export function parseReport(stdout: string): Problem[] | undefined {
  let report: {problems?: ReportedProblem[]};
  try {
    report = JSON.parse(stdout) as {problems?: ReportedProblem[]};
  } catch {
    return undefined;
  }
  const {problems} = report;
  if (!Array.isArray(problems)) {
    return undefined;
  }
  const syntaxErrors = problems.filter(({message}) => message?.startsWith('Failed to parse'));
  const causes =
    syntaxErrors.length > 0
      ? syntaxErrors
      : problems.filter((problem) => !problems.some((cause) => followsFrom(cause, problem)));
  const found = causes.map((problem): Problem => {
    const {ruleId, severity, message = 'Unknown problem', suggest = [], location = []} = problem;
    const {file, pointer} = locationOf(problem);
    return {
      rule: ruleId,
      severity,
      message: plainMessage(message, ruleId, pointer),
      file,
      line: location[0]?.start?.line ?? 1,
      column: location[0]?.start?.col ?? 1,
      suggestions: suggest,
    };
  });
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

/** Redocly's output without banners and stack traces. */
export function plainOutput(output: string): string {
  return output
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s*(?:[╔║╚]|at .+:\d+|validating )/u.test(line))
    .join('\n');
}
