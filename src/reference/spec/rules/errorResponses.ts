import {existsSync} from 'node:fs';
import path from 'node:path';

import {type Context, type Parents, type Visitor, parametersOf, readYaml} from '@packages/lint/rules';
import {type OperationObject, type Response, type Schema, requiredScope} from '@packages/openapi';
import mapValues from 'lodash/mapValues';
import memoize from 'lodash/memoize';
import pickBy from 'lodash/pickBy';
import xor from 'lodash/xor';

/** The error statuses, each with the prefix of its file names. */
const names = {
  400: 'BadRequest',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'NotFound',
  429: 'TooManyRequests',
  500: 'InternalServerError',
};
const problemJson = 'application/problem+json';

/** The contents of an error status's files, which operations share. */
interface Shared {
  /** The prefix of the file names. */
  name: string;
  codes: string[];
  /** The codes with an example in the status's response in shared/responses. */
  complete: string[];
}

/** Reads the shared files by status. */
function readShared(specDir: string): Record<string, Shared> {
  const read = <Content>(file: string): Partial<Content> => readYaml(path.join(specDir, file)) ?? {};
  return mapValues(names, (name): Shared => {
    const {properties} = read<Schema>(`shared/schemas/${name}ProblemFields.yaml`);
    const {content} = read<Response>(`shared/responses/${name}.yaml`);
    const {enum: codes = []} = (properties?.code ?? {}) as Schema;
    return {name, codes: codes as string[], complete: Object.keys(content?.[problemJson]?.examples ?? {})};
  });
}

/** The message about an error code that a status does not have; undefined if the status has it. */
function codeError(code: string, status: string, shared: Record<string, Shared>): string | undefined {
  const {name = '', codes = []} = shared[status] ?? {};
  if (codes.includes(code)) {
    return undefined;
  }
  const owner = Object.keys(shared).find((other) => shared[other]?.codes.includes(code));
  return owner === undefined
    ? `There is no error code ${code}. Use a code of ${status} (${codes.join(', ')}), or add it to shared/schemas/ErrorCode.yaml and ${name}ProblemFields.yaml.`
    : `The error code ${code} has the status ${owner}, not ${status}. Move it to '${owner}'.`;
}

/**
 * The error responses for the `x-error-codes` of an operation, by status.
 *
 * @param isBelow whether the path has a parameter, so that the object may not exist
 */
function errorsOf(
  operation: OperationObject,
  {location, report}: Context,
  sharedIn: typeof readShared,
  isBelow: boolean,
): OperationObject['responses'] {
  const directory = path.dirname(location.source.absoluteRef);
  const specDir = path.resolve(directory, '../..');
  const shared = sharedIn(specDir);
  const resource = path.basename(directory);
  const scope = requiredScope(operation)?.replace(':', '_');
  const own = (code: string): string => `${resource}/${operation.operationId ?? ''}.response.${code}.json`;
  const exampleOf = (code: string): string | undefined =>
    [own(code), ...[resource, scope].map((it) => `errors/${code}.${it ?? ''}.json`), `errors/${code}.json`].find(
      (example) => existsSync(path.join(specDir, 'examples', example)),
    );
  const refuse = (message: string, at: (string | number)[], severity: 'error' | 'warn' = 'error'): void =>
    report({message, location: location.child(['x-error-codes', ...at]), forceSeverity: severity});

  const responseOf = (status: string, value: unknown): object | undefined => {
    const ofStatus = shared[status];
    if (ofStatus === undefined) {
      refuse(`The API doesn't return errors with the status ${status}. Use one of ${Object.keys(names).join(', ')}.`, [
        status,
      ]);
      return undefined;
    }
    const {name, codes, complete} = ofStatus;
    const response = `../../shared/responses/${name}.yaml`;
    const listed = Array.isArray(value) ? (value as string[]) : [];
    if (value !== listed || (listed.length === 0 && status !== '404')) {
      refuse(`The status ${status} needs a list of error codes, such as [${codes.join(', ')}].`, [status]);
    } else if (listed.length === 0 && isBelow) {
      refuse("The path has a parameter, so the operation can return not_found. Write '404': [not_found].", [status]);
    } else if (listed.length === 0) {
      return {$ref: '../../shared/responses/UnknownPath.yaml'};
    }
    const examples: Record<string, object> = {};
    for (const [index, code] of listed.entries()) {
      const example = exampleOf(code);
      const wrong = codeError(code, status, shared);
      if (wrong !== undefined) {
        refuse(wrong, [status, index]);
      } else if (example === undefined) {
        // A warning, because an error in the operationId also causes it.
        refuse(
          `The error ${code} has no example. Add examples/${own(code)}, or examples/errors/${code}.json if multiple operations share it.`,
          [status, index],
          'warn',
        );
      } else {
        examples[code] = {$ref: `../../examples/${example}`};
      }
    }
    const isShared = listed.length > 0 && xor(complete, listed).length === 0;
    return isShared && listed.every((code) => exampleOf(code) === `errors/${code}.json`)
      ? {$ref: response}
      : {
          description: {$ref: `${response}#/description`},
          headers: {$ref: `${response}#/headers`},
          content: {[problemJson]: {schema: {$ref: `../../shared/schemas/${name}Problem.yaml`}, examples}},
        };
  };

  const responses = mapValues(operation['x-error-codes'], (value, status) => responseOf(status, value));
  return pickBy(responses) as OperationObject['responses'];
}

/**
 * Adds the error responses of each operation before the spec is linted or bundled. The example of an error is the first
 * of these files that exists: `examples/<resource>/<operationId>.response.<code>.json`, and in `examples/errors/`,
 * `<code>.<resource>.json`, `<code>.<scope>.json`, and `<code>.json`.
 */
export function errorResponses(): Visitor {
  const sharedIn = memoize(readShared);
  return {
    Paths: {
      PathItem: {
        Operation(operation: OperationObject, context: Context, around: Parents) {
          // An operation that isn't in a file of its own is in a bundle, which already has the responses.
          if (operation['x-error-codes'] !== undefined && context.location.pointer === '#/') {
            const isBelow = parametersOf(operation, context, around).some((it) => it.in === 'path');
            operation.responses = {...operation.responses, ...errorsOf(operation, context, sharedIn, isBelow)};
          }
        },
      },
    },
  };
}
