import path from 'node:path';

import {root} from '@packages/files';
import uniqBy from 'lodash/uniqBy';

/** An error or warning in a spec. */
export interface Problem {
  rule: string;
  severity: string;
  message: string;
  file: string;
  line: number;
  column: number;
}

/** An error at an offset in a file. */
export interface Mistake {
  rule: string;
  offset: number;
  message: string;
}

/** A finding from Redocly or a rule, with an absolute path. */
export interface Finding extends Problem {
  /** A JSON Pointer to the value in its file. */
  pointer: string;
  /** Suggestions for a misspelled name. */
  suggestions: string[];
}

/** Converts an error to a problem, with the line and column. */
export function problemAt({file, text}: {file: string; text: string}, {offset, rule, message}: Mistake): Problem {
  const lines = text.slice(0, offset).split('\n');
  const [line, column] = [lines.length, (lines.at(-1) ?? '').length + 1];
  return {rule, severity: 'error', message, file: path.relative(root, file), line, column};
}

/** A reference to a missing file, with an absolute path. */
const missingFile = /^Can't resolve \$ref: ENOENT: .* '(.+)'$/su;

/** Common mistakes from OpenAPI 3.0 and JSON Schema dialects, keyed by the last segment of the JSON Pointer. */
const habits: Readonly<Record<string, string>> = {
  nullable: "OpenAPI 3.1 doesn't support nullable. Remove it, and add 'null' to the type: type: [string, 'null'].",
  required:
    'required is a list of property names in the object that contains them, such as required: [name]. It is not allowed on a single property.',
  examples:
    'In a schema, examples is a list of values: examples: [value]. In a body, parameter, or header, it maps names to Example Objects.',
  exclusiveMinimum: 'exclusiveMinimum is a number in OpenAPI 3.1. Use it instead of minimum.',
  exclusiveMaximum: 'exclusiveMaximum is a number in OpenAPI 3.1. Use it instead of maximum.',
};

/** The message, including how to fix it. */
function plainMessage(message: string, rule: string, pointer: string): string {
  const file = missingFile.exec(message)?.[1];
  if (file !== undefined) {
    return `The $ref points to a file that doesn't exist: ${path.relative(root, file)}. Correct it, or add the file.`;
  }
  if (message === "Can't resolve $ref") {
    return "The $ref doesn't resolve. Correct it, or add its target.";
  }
  const habit = rule === 'struct' ? habits[pointer.split('/').at(-1) ?? ''] : undefined;
  return habit ?? message;
}

const parentOf = (pointer: string): string => pointer.slice(0, pointer.lastIndexOf('/'));

/** Whether a problem follows from another one: an unsupported construct around it, or an unknown key beside it. */
function followsFrom(cause: Finding, other: Finding): boolean {
  if (cause === other || cause.file !== other.file) {
    return false;
  }
  if (cause.rule.includes('/supported')) {
    return other.pointer.startsWith(cause.pointer);
  }
  const object = parentOf(cause.pointer);
  const isNear = other.pointer === object || parentOf(other.pointer) === object || `${object}/` === other.pointer;
  return cause.rule === 'struct' && other.rule !== 'struct' && isNear;
}

/** The problems to report: with a relative path, and without findings that follow from others. */
export function problemsOf(findings: readonly Finding[]): Problem[] {
  // Without the content of a missing file, other findings may be wrong.
  const unknown = findings.filter(({message}) => message.startsWith("Can't resolve $ref"));
  // Few problems cause others, whereas a long enum can have thousands of problems.
  const leading = findings.filter(({rule}) => rule === 'struct' || rule.includes('/supported'));
  const causes =
    unknown.length > 0 ? unknown : findings.filter((finding) => !leading.some((cause) => followsFrom(cause, finding)));
  const problems = causes.map(({pointer, suggestions, ...finding}) => {
    const message = plainMessage(finding.message, finding.rule, pointer);
    const question = suggestions.length > 0 ? ` Did you mean ${suggestions.join(' or ')}?` : '';
    return {...finding, message: `${message}${question}`, file: path.relative(root, finding.file)};
  });
  return uniqBy(problems, ({file, line, column, message}) => `${file}:${line}:${column} ${message}`);
}

/** Formats problems for the terminal, one per paragraph. */
export function describeProblems(problems: readonly Problem[]): string {
  return [
    `The API spec has ${problems.length === 1 ? '1 problem' : `${problems.length} problems`}:`,
    ...problems.map(({file, line, column, message, rule}) => `${file}:${line}:${column}\n  ${message} (${rule})`),
    'Fix the spec and run the command again.',
  ].join('\n\n');
}
