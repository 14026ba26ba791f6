import {existsSync} from 'node:fs';
import path from 'node:path';

import mapValues from 'lodash/mapValues';

import {requiredScope} from '../../../src/openapi/operations';
import type {OperationObject, Response, Schema} from '../../../src/openapi/types';
import {readYaml} from './files';
import type {Context, Visitor} from './types';

/** The statuses of errors, with the file of each in shared/responses and the prefix of its schema's name. */
const names = {
  400: 'BadRequest',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'NotFound',
  429: 'TooManyRequests',
  500: 'InternalServerError',
};
const problemJson = 'application/problem+json';

/** What all operations share of a status: the prefix of its files, its codes, and those of its response with examples. */
interface Shared {
  name: string;
  codes: string[];
  complete: string[];
}

/** An error in `x-error-codes`, with its path there. */
interface CodeError {
  message: string;
  at: (string | number)[];
  severity?: 'error' | 'warn';
}

/** Expands the `x-error-codes` of an operation: its error responses by status, and any errors in the codes. */
type ExpandErrors = (
  operation: OperationObject,
  file: string,
) => {responses: Record<string, object>; errors: CodeError[]};

const sameMembers = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((it) => b.includes(it));

/** Reads what all operations share of each status. */
function readShared(specDir: string): Record<string, Shared> {
  const read = <Content>(file: string): Partial<Content> => readYaml(path.join(specDir, file)) ?? {};
  return mapValues(names, (name): Shared => {
    const {properties} = read<Schema>(`shared/schemas/${name}ProblemFields.yaml`);
    const {content} = read<Response>(`shared/responses/${name}.yaml`);
    const code = properties?.code as Schema | undefined;
    return {
      name,
      codes: (code?.enum ?? []) as string[],
      complete: Object.keys(content?.[problemJson]?.examples ?? {}),
    };
  });
}

/** The error in a code for a status, if any. */
function codeError(
  code: string,
  status: string,
  {name, codes}: Shared,
  all: Record<string, Shared>,
): string | undefined {
  if (codes.includes(code)) {
    return undefined;
  }
  const owner = Object.keys(all).find((other) => all[other]?.codes.includes(code));
  return owner === undefined
    ? `There is no error code ${code}. Use a code of ${status} (${codes.join(', ')}), or add it to shared/schemas/ErrorCode.yaml and ${name}ProblemFields.yaml.`
    : `The error code ${code} has the status ${owner}, not ${status}. Move it to '${owner}'.`;
}

/** Whether a value is a list of codes. */
const isList = (value: unknown): value is string[] => Array.isArray(value) && value.length > 0;

/**
 * Makes a function that expands the `x-error-codes` of an operation into complete responses. An example is
 * `examples/<resource>/<operationId>.response.<code>.json`, or the first that exists of
 * `examples/errors/<code>.<resource>.json`, `<code>.<scope>.json` and `<code>.json`.
 *
 * @param specDir the directory of the spec
 * @returns a function of an operation and its file, `resources/<resource>/<operationId>.yaml` below that directory.
 *   It returns the error responses by status, with references relative to the file, and the errors it found
 */
function errorExpander(specDir: string): ExpandErrors {
  const shared = readShared(specDir);
  return (operation, file) => {
    const resource = path.basename(path.dirname(file));
    const own = (code: string): string => `${resource}/${operation.operationId ?? ''}.response.${code}.json`;
    const scope = requiredScope(operation)?.replace(':', '_');
    const exampleOf = (code: string): string | undefined =>
      [own(code), ...[resource, scope].map((it) => `errors/${code}.${it ?? ''}.json`), `errors/${code}.json`].find(
        (example) => existsSync(path.join(specDir, 'examples', example)),
      );
    const errors: CodeError[] = [];

    const readExamples = (status: string, listed: readonly string[], ofStatus: Shared): Record<string, object> => {
      const examples: Record<string, object> = {};
      for (const [index, code] of listed.entries()) {
        const example = exampleOf(code);
        const wrong = codeError(code, status, ofStatus, shared);
        const message =
          wrong ??
          (example === undefined
            ? `The error ${code} has no example. Add examples/${own(code)}, or examples/errors/${code}.json if several operations share it.`
            : undefined);
        if (message === undefined) {
          examples[code] = {$ref: `../../examples/${example ?? ''}`};
        } else {
          // The name of an example is derived from the operationId, which may itself be wrong.
          errors.push({message, at: [status, index], severity: wrong === undefined ? 'warn' : 'error'});
        }
      }
      return examples;
    };

    const expand = (status: string, listed: unknown): object | undefined => {
      const ofStatus = shared[status];
      if (ofStatus === undefined) {
        errors.push({
          message: `The API returns no errors with the status ${status}. Use one of ${Object.keys(names).join(', ')}.`,
          at: [status],
        });
        return undefined;
      }
      if (status === '404' && Array.isArray(listed) && listed.length === 0) {
        return {$ref: '../../shared/responses/UnknownPath.yaml'};
      }
      const {name, codes, complete} = ofStatus;
      if (!isList(listed)) {
        errors.push({
          message: `The status ${status} needs a list of error codes, such as [${codes.join(', ')}].`,
          at: [status],
        });
        return undefined;
      }
      const response = `../../shared/responses/${name}.yaml`;
      const examples = readExamples(status, listed, ofStatus);
      return sameMembers(complete, listed) && listed.every((code) => exampleOf(code) === `errors/${code}.json`)
        ? {$ref: response}
        : {
            description: {$ref: `${response}#/description`},
            headers: {$ref: `${response}#/headers`},
            content: {[problemJson]: {schema: {$ref: `../../shared/schemas/${name}Problem.yaml`}, examples}},
          };
    };

    const responses = Object.fromEntries(
      Object.entries(operation['x-error-codes'] ?? {}).flatMap(([status, listed]) => {
        const response = expand(status, listed);
        return response === undefined ? [] : [[status, response] as const];
      }),
    );
    return {responses, errors};
  };
}

/** Fills the responses of each operation from its `x-error-codes`, before the spec is linted or bundled. */
export function errorResponses(): Visitor {
  let expand: ExpandErrors | undefined;
  return {
    Paths: {
      Operation(operation: OperationObject, {location, report}: Context) {
        const file = location.source.absoluteRef;
        // Operations that are not in their own file are in a bundle, which already has its responses.
        if (operation['x-error-codes'] === undefined || location.pointer !== '#/') {
          return;
        }
        expand ??= errorExpander(path.resolve(path.dirname(file), '../..'));
        const {responses, errors} = expand(operation, file);
        operation.responses = {...operation.responses, ...(responses as OperationObject['responses'])};
        for (const {message, at, severity = 'error'} of errors) {
          report({message, location: location.child(['x-error-codes', ...at]), forceSeverity: severity});
        }
      },
    },
  };
}
