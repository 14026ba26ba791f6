import {type Conventions, type Credential, isObject, keyIn, readHeaders, readPath, readQuery} from '@packages/openapi';
import omitBy from 'lodash/omitBy';

import {type SandboxResponse, chooseResponse, responseOf} from './chooseResponse';
import type {SandboxData} from './data';
import {type Violation, createValidator} from './fieldErrors';
import {bounds} from './bounds';
import {type ReadBody, type SandboxRequest, isTooLarge, readBody} from './request';

/** Behavior of a sandbox that the spec does not specify. */
export interface SandboxOptions {
  conventions?: Conventions;
  /** Changes the response to a valid request, for APIs whose responses depend on the body. */
  adapt?: (response: SandboxResponse, request: {operationId: string; body: unknown}) => SandboxResponse;
}

/** The error codes of an API whose conventions don't list any. */
const standardErrors = {
  invalid: 'invalid_request',
  notFound: 'not_found',
  missingKey: 'unauthorized',
  invalidKey: 'unauthorized',
  tooLarge: 'payload_too_large',
};

/** An operation that responds with the examples of its spec. */
export interface Sandbox {
  /** Whether the operation's path matches a URL. */
  matches: (url: string) => boolean;
  /** Validates the values of a request and returns all errors. */
  violations: (request: SandboxRequest) => Violation[];
  respond: (request: SandboxRequest) => SandboxResponse;
}

/**
 * Responds to requests to an operation as the API would, without a network: 404
 * for a different path, 401 without a valid key, 400 for an invalid request, and
 * otherwise the example that the request prefers or that matches it best. The
 * mock server and the pages of the reference share it, so they cannot disagree.
 */
export function createSandbox(
  {basePaths, operation, request: schema, key}: SandboxData,
  {conventions = {}, adapt = (response) => response}: SandboxOptions = {},
): Sandbox {
  const {errors: codes = standardErrors, problem: {detail: detailField} = {detail: 'detail'}} = conventions;
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
    return [...(error ? [error] : []), ...ofRequest];
  };

  const fail = (status: string, code: string): SandboxResponse => responseOf(operation, status, code, conventions);

  /** The operation's own example with the actual errors. */
  const reject = (errors: readonly Pick<Violation, 'pointer' | 'code' | 'message'>[]): SandboxResponse => {
    const response = fail('400', codes.invalid);
    const detail = `${errors.length === 1 ? '1 value in the request is' : `${errors.length} values in the request are`} not valid.`;
    const listed = errors.map(({pointer, code, message}) => ({pointer, code, message}));
    return {...response, body: {...(Object(response.body) as object), [detailField]: detail, errors: listed}};
  };

  const notFound = (detail: string): SandboxResponse => {
    const response = fail('404', codes.notFound);
    // Leaves out the objects in the example, because they describe a different missing resource.
    return {...response, body: {...omitBy(Object(response.body) as object, isObject), [detailField]: detail}};
  };

  const fulfill = (request: SandboxRequest, body: unknown): SandboxResponse => {
    const response = chooseResponse(operation, request, body, conventions);
    return typeof response === 'string'
      ? reject([{pointer: '/header/Prefer', code: 'invalid_value', message: response.slice(0, bounds.message)}])
      : adapt(response, {operationId: operation.operationId, body});
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
        return notFound(`This path does not support ${request.method}.`);
      }
      if (credential && !isAuthorized(credential, sentKey)) {
        return fail('401', sentKey ? codes.invalidKey : codes.missingKey);
      }
      if (isTooLarge(request) && operation.responses[400]?.bodies[codes.tooLarge] !== undefined) {
        return fail('400', codes.tooLarge);
      }
      const body = readBody(operation, request);
      const errors = violationsOf(request, body);
      return errors.length > 0 ? reject(errors) : fulfill(request, body.value);
    },
  };
}
