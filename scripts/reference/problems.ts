import path from 'node:path';

import {root} from '../lib/paths';

/** One finding of the spec's check. */
export interface Problem {
  rule: string;
  severity: string;
  message: string;
  file: string;
  line: number;
  column: number;
  /** What the checker proposes instead, where it has an idea. */
  suggestions: string[];
}

interface ReportedProblem {
  ruleId: string;
  severity: string;
  message?: string;
  suggest?: string[];
  location?: {source?: {ref?: string}; start?: {line?: number; col?: number}}[];
}

/** A syntax error as parsers report it: with its position and an absolute path. */
const parseFailure = /^(?:Can't resolve \$ref|Failed to parse): (.*) in ".*" \((\d+):(\d+)\)$/su;

/** A reference that leads to no file, with an absolute path. */
const missingFile = /^Can't resolve \$ref: ENOENT: .* '(.+)'$/su;

/** A reference that leads to nothing makes every example beside it unreadable; that says nothing new. */
const followsFromReference = "Example validation errored: can't resolve reference";

/** Problems that cause further findings of our own rules, so they are shown first. */
const causes = new Set(['struct', 'operation-operationId-unique']);

/** The message with how to fix it. */
function plainMessage(message: string): string {
  const file = missingFile.exec(message)?.[1];
  if (file !== undefined) {
    return `The $ref leads to no file: ${path.relative(root, file)}. Fix its spelling, or add the file.`;
  }
  return message === "Can't resolve $ref"
    ? 'The $ref leads to nothing. Fix its spelling, or add what it names.'
    : (parseFailure.exec(message)?.[1] ?? message);
}

/**
 * Reads a report of `redocly lint --format json`. A mistake in a file's syntax
 * is reported once, where it is, and not again for every reference to the file.
 *
 * @returns the problems, or nothing where the text is no report
 */
export function parseReport(stdout: string): Problem[] | undefined {
  let report: {problems?: ReportedProblem[]};
  try {
    report = JSON.parse(stdout) as {problems?: ReportedProblem[]};
  } catch {
    return undefined;
  }
  if (!Array.isArray(report.problems)) {
    return undefined;
  }
  const syntaxErrors = report.problems.filter(({message}) => message?.startsWith('Failed to parse'));
  const hasCause = report.problems.some(({ruleId}) => causes.has(ruleId));
  const shown =
    syntaxErrors.length > 0
      ? syntaxErrors
      : report.problems.filter(
          ({message = '', ruleId}) =>
            !message.startsWith(followsFromReference) && !(hasCause && ruleId.startsWith('custom/')),
        );
  return shown.map(({ruleId, severity, message = 'Unknown problem', suggest = [], location = []}) => ({
    rule: ruleId,
    severity,
    message: plainMessage(message),
    file: location[0]?.source?.ref ?? 'api-spec/openapi.yaml',
    line: location[0]?.start?.line ?? 1,
    column: location[0]?.start?.col ?? 1,
    suggestions: suggest,
  }));
}

/** Tells a person what is wrong and where, one problem a paragraph. */
export function describeProblems(problems: readonly Problem[]): string {
  const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
  return [
    `The API spec has ${count}:`,
    ...problems.map(({file, line, column, message, rule, suggestions}) =>
      [
        `${file}:${line}:${column}`,
        `  ${message} (${rule})`,
        ...(suggestions.length > 0 ? [`  Did you mean: ${suggestions.join(', ')}?`] : []),
      ].join('\n'),
    ),
    'Fix it and try again.',
  ].join('\n\n');
}

/** Redocly's output without banners and stack traces. */
export function plainOutput(output: string): string {
  return output
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s*(?:[╔║╚]|at .+:\d+|validating )/u.test(line))
    .join('\n');
}
