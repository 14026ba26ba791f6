import omit from 'lodash/omit';

import {
  type Answer,
  UnknownPreference,
  answerWith,
  chooseResponse,
  hasExample,
  readPreferences,
} from './chooseResponse';
import type {SandboxData} from './data';
import {type FieldError, type Violation, createValidator} from './fieldErrors';
import {type SandboxRequest, bodyErrors} from './request';
import {forTestRecipients} from './testRecipients';

/** An operation that responds with the examples of its spec. */
export interface Sandbox {
  /** Whether the operation's path matches a URL. */
  matches: (url: string) => boolean;
  /** Everything that is wrong with the values of a request. */
  violations: (request: SandboxRequest) => Violation[];
  respond: (request: SandboxRequest) => Answer;
}

/** The values of the placeholders in a path; nothing if it is another path. */
function pathValues(template: string, path: string): Record<string, string> | undefined {
  const names = [...template.matchAll(/\{([^}]+)\}/gu)].map(([, name = '']) => name);
  const [, ...values] = new RegExp(`^${template.replace(/\{[^}]+\}/gu, '([^/]+)')}$`, 'u').exec(path) ?? [undefined];
  try {
    return values.length < names.length || (names.length === 0 && path !== template)
      ? undefined
      : Object.fromEntries(names.map((name, index) => [name, decodeURIComponent(values[index] ?? '')]));
  } catch {
    return undefined;
  }
}

/** The value of a query parameter, which is a string on the wire, in the type of its schema. */
function typed(text: string, type: string | string[] | undefined): unknown {
  const types = [type].flat();
  if (types.includes('boolean') && /^(?:true|false)$/u.test(text)) {
    return text === 'true';
  }
  return types.includes('integer') && /^-?\d+(?:\.\d+)?$/u.test(text) ? Number(text) : text;
}

/** The response to a request with rejected values: the operation's own example with the actual errors. */
function reject(operation: SandboxData['operation'], errors: readonly FieldError[]): Answer {
  const answer = answerWith(operation, '400', 'validation_failed');
  const detail =
    errors.length === 1
      ? '1 value in the request is not valid.'
      : `${errors.length} values in the request are not valid.`;
  const listed = errors.map(({pointer, code, message}) => ({pointer, code, message}));
  return {...answer, body: {...(answer.body as object), detail, errors: listed}};
}

/**
 * Responds to requests to an operation as the API would, without a network: 404
 * for another path, 401 without a valid key, 400 for an invalid request, and
 * otherwise the example that the request prefers or that matches it best. The
 * mock server and the pages of the reference share it, so they cannot disagree.
 */
export function createSandbox({basePath, operation, request: schema, key, emails}: SandboxData): Sandbox {
  const validate = createValidator(schema);
  const keyPattern = new RegExp(key.pattern, 'u');
  const parameters = operation.parameters ?? [];

  const valuesIn = (url: string): Record<string, string> | undefined =>
    pathValues(`${basePath}${operation.path}`, url.split('?')[0] ?? '');

  const violations = (request: SandboxRequest): Violation[] => {
    const ofBody = bodyErrors(operation, request).map((error) => ({...error, keyword: '', limit: undefined}));
    const query = new URLSearchParams(request.url.split('?')[1]);
    const inHeaders = parameters.filter(
      (parameter) => parameter.in === 'header' && request.headers[parameter.name.toLowerCase()] !== undefined,
    );
    const ofRequest = validate({
      ...(operation.requestBody && request.body && ofBody.length === 0
        ? {requestBody: JSON.parse(request.body) as unknown}
        : {}),
      path: valuesIn(request.url) ?? {},
      query: Object.fromEntries(
        [...new Set(query.keys())].map((name) => {
          const [value = '', ...others] = query.getAll(name);
          const type = parameters.find((it) => it.in === 'query' && it.name === name)?.schema?.type;
          return [name, others.length > 0 ? query.getAll(name) : typed(value, type)];
        }),
      ),
      header: Object.fromEntries(inHeaders.map(({name}) => [name, request.headers[name.toLowerCase()]])),
    });
    return [...ofBody, ...ofRequest];
  };

  const notFound = (detail: string): Answer => {
    const answer = answerWith(operation, '404', 'not_found');
    return {...answer, body: {...omit(answer.body as object, 'missing'), detail}};
  };

  const fulfill = ({url, headers, body = ''}: SandboxRequest): Answer => {
    try {
      const [path, query] = url.split('?');
      const answer = chooseResponse(operation, readPreferences(headers.prefer), {
        body: operation.requestBody && body !== '' ? (JSON.parse(body) as unknown) : undefined,
        hasCursor: new URLSearchParams(query).has('after'),
        path,
      });
      return operation.operationId === 'sendEmail' ? forTestRecipients(answer, body, emails) : answer;
    } catch (error) {
      if (error instanceof UnknownPreference) {
        const message = error.message.slice(0, 500);
        return reject(operation, [{pointer: '/header/Prefer', code: 'invalid_value', message}]);
      }
      throw error;
    }
  };

  return {
    matches: (url) => valuesIn(url) !== undefined,
    violations,
    respond: (request) => {
      const {authorization} = request.headers;
      if (valuesIn(request.url) === undefined) {
        return notFound(
          `There is no endpoint at this path. Check the spelling, and make sure that the path starts with ${basePath}.`,
        );
      }
      if (request.method.toLowerCase() !== operation.method) {
        return notFound(`This path does not take ${request.method}.`);
      }
      const [, token] = /^bearer +(\S+)$/iu.exec(authorization ?? '') ?? [];
      if (token === undefined || !keyPattern.test(token)) {
        return answerWith(operation, '401', authorization ? 'invalid_api_key' : 'missing_api_key');
      }
      if (request.bodyIsTooLarge && hasExample(operation, '400', 'payload_too_large')) {
        return answerWith(operation, '400', 'payload_too_large');
      }
      const errors = violations(request);
      return errors.length > 0 ? reject(operation, errors) : fulfill(request);
    },
  };
}
