import {type Credential, keyIn, readHeaders, readPath, readQuery} from '@packages/openapi';
import omit from 'lodash/omit';

import {apiConventions} from '../../src/config/api';
import {type SandboxResponse, chooseResponse, readPreferences, responseOf} from './chooseResponse';
import type {SandboxData, SandboxOperation} from './data';
import {type FieldError, type Violation, createValidator} from './fieldErrors';
import {type ReadBody, type SandboxRequest, readBody} from './request';
import {forTestRecipients} from './testRecipients';

/** An operation that responds with the examples of its spec. */
export interface Sandbox {
  /** Whether the operation's path matches a URL. */
  matches: (url: string) => boolean;
  /** Validates the values of a request and returns all errors. */
  violations: (request: SandboxRequest) => Violation[];
  respond: (request: SandboxRequest) => SandboxResponse;
}

/** The response to an invalid request: the operation's own example with the actual errors. */
function reject(operation: SandboxOperation, errors: readonly FieldError[]): SandboxResponse {
  const response = responseOf(operation, '400', 'validation_failed');
  const detail =
    errors.length === 1
      ? '1 value in the request is not valid.'
      : `${errors.length} values in the request are not valid.`;
  const listed = errors.map(({pointer, code, message}) => ({pointer, code, message}));
  return {...response, body: {...(Object(response.body) as object), detail, errors: listed}};
}

/**
 * Responds to requests to an operation as the API would, without a network: 404
 * for another path, 401 without a valid key, 400 for an invalid request, and
 * otherwise the example that the request prefers or that matches it best. The
 * mock server and the pages of the reference share it, so they cannot disagree.
 */
export function createSandbox({basePaths, operation, request: schema, key, emails}: SandboxData): Sandbox {
  const validate = createValidator(schema);
  const keyPattern = new RegExp(key.pattern, 'u');
  const {parameters, credential} = operation;

  const valuesIn = (url: string): Readonly<Record<string, unknown>> | undefined =>
    basePaths
      .map((basePath) => readPath(parameters, `${basePath}${operation.path}`, url.split('?')[0] ?? ''))
      .find((values) => values !== undefined);

  const isAuthorized = (expected: Credential, header: string | undefined): boolean => {
    const sent = keyIn(expected, header ?? '') ?? '';
    return header ? /^\S+$/u.test(sent) && keyPattern.test(sent) : expected.optional === true;
  };

  const violationsOf = ({url, headers}: SandboxRequest, {error, ...body}: ReadBody): Violation[] => {
    const [, ...search] = url.split('?');
    const ofRequest = validate({
      ...('value' in body && {requestBody: body.value}),
      path: valuesIn(url) ?? {},
      query: readQuery(parameters, search.join('?')),
      header: readHeaders(parameters, headers),
    });
    return [...(error ? [{...error, keyword: '', limit: undefined, at: ''}] : []), ...ofRequest];
  };

  const notFound = (detail: string): SandboxResponse => {
    const response = responseOf(operation, '404', 'not_found');
    return {...response, body: {...omit(Object(response.body) as object, 'missing'), detail}};
  };

  const fulfill = ({url, headers}: SandboxRequest, body: unknown): SandboxResponse => {
    const [path = '', query] = url.split('?');
    const hasCursor = new URLSearchParams(query).has(apiConventions.pagination.cursor);
    const response = chooseResponse(operation, readPreferences(headers.prefer), {body, hasCursor, path});
    if (typeof response === 'string') {
      return reject(operation, [{pointer: '/header/Prefer', code: 'invalid_value', message: response.slice(0, 500)}]);
    }
    return operation.operationId === apiConventions.testRecipients.send
      ? forTestRecipients(response, body, emails)
      : response;
  };

  return {
    matches: (url) => valuesIn(url) !== undefined,
    violations: (request) => violationsOf(request, readBody(operation, request)),
    respond: (request) => {
      const sentKey = credential && request.headers[credential.header.toLowerCase()];
      if (valuesIn(request.url) === undefined) {
        return notFound(
          `There is no endpoint at this path. Check the spelling, and make sure that the path starts with ${basePaths.join(' or ')}.`,
        );
      }
      if (request.method.toLowerCase() !== operation.method) {
        return notFound(`This path does not take ${request.method}.`);
      }
      if (credential && !isAuthorized(credential, sentKey)) {
        return responseOf(operation, '401', sentKey ? 'invalid_api_key' : 'missing_api_key');
      }
      if (request.bodyIsTooLarge && operation.responses[400]?.bodies.payload_too_large !== undefined) {
        return responseOf(operation, '400', 'payload_too_large');
      }
      const body = readBody(operation, request);
      const errors = violationsOf(request, body);
      return errors.length > 0 ? reject(operation, errors) : fulfill(request, body.value);
    },
  };
}
