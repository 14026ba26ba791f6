import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {parse} from 'yaml';

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

const sameMembers = (a, b) => a.length === b.length && a.every((it) => b.includes(it));

function readYaml(file) {
  try {
    return parse(readFileSync(file, 'utf8')) ?? {};
  } catch {
    return {}; // Redocly reports missing or malformed files.
  }
}

/**
 * Reads the codes of each status from its problem schema, and the codes for which its shared
 * response already has examples.
 */
function readShared(specDir) {
  const read = (status, name) => {
    const {properties} = readYaml(path.join(specDir, `shared/schemas/${name}ProblemFields.yaml`));
    const {content} = readYaml(path.join(specDir, `shared/responses/${name}.yaml`));
    return [
      status,
      {
        name,
        codes: properties?.code?.enum ?? [],
        complete: Object.keys(content?.[problemJson]?.examples ?? {}),
      },
    ];
  };
  return Object.fromEntries(Object.entries(names).map(([status, name]) => read(status, name)));
}

/** The scope that an operation requires, as its `security` lists it. */
const scopeOf = ({security}) => Object.values(security?.[0] ?? {})[0]?.[0];

/** Validates a code for a status; returns the error, if any. */
function codeError(code, status, shared) {
  const {name, codes} = shared[status];
  if (codes.includes(code)) {
    return undefined;
  }
  const owner = Object.keys(shared).find((other) => shared[other].codes.includes(code));
  return owner === undefined
    ? `There is no error code ${code}. Use a code of ${status} (${codes.join(', ')}), or add it to shared/schemas/ErrorCode.yaml and ${name}ProblemFields.yaml.`
    : `The error code ${code} has the status ${owner}, not ${status}. Move it to '${owner}'.`;
}

/**
 * Makes a function that expands the `x-error-codes` of an operation into complete responses. An example is
 * `examples/<resource>/<operationId>.response.<code>.json`, or the first that exists of
 * `examples/errors/<code>.<resource>.json`, `<code>.<scope>.json` and `<code>.json`.
 *
 * @param specDir the directory of the spec
 * @returns a function of an operation and its file, `resources/<resource>/<operationId>.yaml` below that directory.
 *   It returns the error responses by status, with references relative to the file, and the errors it found
 */
export function errorExpander(specDir) {
  const shared = readShared(specDir);
  return (operation, file) => {
    const resource = path.basename(path.dirname(file));
    const own = (code) => `${resource}/${operation.operationId}.response.${code}.json`;
    const scope = scopeOf(operation)?.replace(':', '_');
    const exampleOf = (code) =>
      [own(code), ...[resource, scope].map((variant) => `errors/${code}.${variant}.json`), `errors/${code}.json`].find(
        (example) => existsSync(path.join(specDir, 'examples', example)),
      );
    const errors = [];

    const readExamples = (status, listed) => {
      const examples = {};
      for (const [index, code] of listed.entries()) {
        const example = exampleOf(code);
        const wrong = codeError(code, status, shared);
        const message =
          wrong ??
          (example === undefined
            ? `The error ${code} has no example. Add examples/${own(code)}, or examples/errors/${code}.json if several operations share it.`
            : undefined);
        if (message === undefined) {
          examples[code] = {$ref: `../../examples/${example}`};
        } else {
          // The name of an example is derived from the operationId, which may itself be wrong.
          errors.push({message, at: [status, index], severity: wrong === undefined ? 'warn' : 'error'});
        }
      }
      return examples;
    };

    const expand = (status, listed) => {
      const {name, codes, complete} = shared[status] ?? {};
      if (name === undefined) {
        errors.push({
          message: `The API returns no errors with the status ${status}. Use one of ${Object.keys(names).join(', ')}.`,
          at: [status],
        });
        return undefined;
      }
      if (status === '404' && Array.isArray(listed) && listed.length === 0) {
        return {$ref: '../../shared/responses/UnknownPath.yaml'};
      }
      if (!Array.isArray(listed) || listed.length === 0) {
        errors.push({
          message: `The status ${status} needs a list of error codes, such as [${codes.join(', ')}].`,
          at: [status],
        });
        return undefined;
      }
      const response = `../../shared/responses/${name}.yaml`;
      const examples = readExamples(status, listed);
      return sameMembers(complete, listed) && listed.every((code) => exampleOf(code) === `errors/${code}.json`)
        ? {$ref: response}
        : {
            description: {$ref: `${response}#/description`},
            headers: {$ref: `${response}#/headers`},
            content: {[problemJson]: {schema: {$ref: `../../shared/schemas/${name}Problem.yaml`}, examples}},
          };
    };

    const responses = Object.fromEntries(
      Object.entries(operation['x-error-codes'])
        .map(([status, listed]) => [status, expand(status, listed)])
        .filter(([, response]) => response !== undefined),
    );
    return {responses, errors};
  };
}

/** Fills the responses of each operation from its `x-error-codes`, before the spec is linted or bundled. */
export function errorResponses() {
  let expand;
  return {
    Paths: {
      Operation(operation, {location, report}) {
        const file = location.source.absoluteRef;
        // Operations that are not in their own file are in a bundle, which already has its responses.
        if (operation['x-error-codes'] === undefined || location.pointer !== '#/') {
          return;
        }
        expand ??= errorExpander(path.resolve(path.dirname(file), '../..'));
        const {responses, errors} = expand(operation, file);
        operation.responses = {...operation.responses, ...responses};
        for (const {message, at, severity = 'error'} of errors) {
          report({message, location: location.child(['x-error-codes', ...at]), forceSeverity: severity});
        }
      },
    },
  };
}
