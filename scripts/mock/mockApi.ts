import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import omit from 'lodash/omit';
import {type Context, OpenAPIBackend, type Operation as BackendOperation, ValidationContext} from 'openapi-backend';

import type {Spec, Operation, Schema} from '../../src/openapi/types';
import {
  type Answer,
  UnknownPreference,
  answerWith,
  chooseResponse,
  hasExample,
  readPreferences,
} from './chooseResponse';
import {type FieldError, fieldErrors} from './fieldErrors';
import {type MockRequest, bodyErrors, bodyIsJson} from './request';
import {forTestRecipients} from './testRecipients';

/** An API that responds with the examples of its spec. */
export interface MockApi {
  answer: (request: MockRequest) => Promise<Answer>;
  /** The path of the API, e.g. `/v1`. */
  basePath: string;
  /** A key that is accepted. */
  exampleKey: string;
  /** Every operation, with its references resolved. */
  operations: readonly Operation[];
}

/** What the backend has found out about a request. */
type Finding =
  | {kind: 'unknown path' | 'wrong method'}
  | {kind: 'unauthorized'; operation: Operation; example: string}
  | {kind: 'invalid' | 'valid'; operation: Operation; errors: FieldError[]};

/** The schema of the secret in the answer to a new API key, and an example of one. */
function describedKey(spec: Spec): {pattern: RegExp; example: string} {
  const find = (node: unknown): Schema | undefined => {
    if (typeof node !== 'object' || node === null) {
      return undefined;
    }
    const secret = (node as Schema).properties?.secret;
    return typeof secret === 'object' && secret.pattern !== undefined
      ? secret
      : Object.values(node).reduce<Schema | undefined>((found, child) => found ?? find(child), undefined);
  };
  const secret = find(spec.components?.schemas);
  return {
    pattern: new RegExp(secret?.pattern ?? '.', 'u'),
    example: [secret?.examples?.[0]].find((example) => typeof example === 'string') ?? 'any-key',
  };
}

/** Header parameters under the names which the spec gives them. */
function withHeaderNames(errors: FieldError[], {parameters = []}: Operation): FieldError[] {
  return errors.map((error) => {
    const parameter = parameters.find(
      (candidate) => candidate.in === 'header' && `/header/${candidate.name.toLowerCase()}` === error.pointer,
    );
    return parameter ? {...error, pointer: `/header/${parameter.name}`} : error;
  });
}

const authorizationOf = ({headers}: {headers: unknown}): string =>
  (headers as Readonly<Record<string, string | undefined>>).authorization ?? '';

/** The answer to a request with refused values: the operation's own example with the real errors. */
function refuse(operation: Operation, errors: readonly FieldError[]): Answer {
  const answer = answerWith(operation, '400', 'validation_failed');
  const detail =
    errors.length === 1
      ? '1 value in the request is not valid.'
      : `${errors.length} values in the request are not valid.`;
  return {...answer, body: {...(answer.body as object), detail, errors}};
}

function createAjv(_ajv: unknown, _options: unknown, context?: ValidationContext): Ajv2020 {
  const ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    verbose: true,
    // Parameters are text on the wire; values in a body have their type.
    coerceTypes: context === ValidationContext.Params,
  });
  addFormats(ajv);
  return ajv;
}

const unknownPathDetail = (basePath: string): string =>
  `Nothing exists at this path. Check its spelling, and that it starts with ${basePath}.`;

/**
 * Makes an API out of a spec. It asks for a key in each request, checks
 * path, query, headers and body against the spec, and answers with its
 * examples, in this order: 404 for an unknown path, 401 without a good key, 400
 * for a request that is not valid, and else what the request prefers.
 */
export async function createMockApi(spec: Spec): Promise<MockApi> {
  const key = describedKey(spec);
  const basePath = new URL(spec.servers?.[0]?.url ?? '/', 'http://localhost').pathname.replace(/\/$/u, '');

  const backend = new OpenAPIBackend({
    definition: spec as never,
    // The package's own check does not know OpenAPI 3.1; ours has run before.
    quick: true,
    ignoreTrailingSlashes: false,
    // It expects ajv for an older JSON Schema; both have the same methods.
    customizeAjv: createAjv,
    handlers: {
      notFound: (): Finding => ({kind: 'unknown path'}),
      methodNotAllowed: (): Finding => ({kind: 'wrong method'}),
      unauthorizedHandler: ({operation, request}): Finding => ({
        kind: 'unauthorized',
        operation: operation as unknown as Operation,
        example: authorizationOf(request) ? 'invalid_api_key' : 'missing_api_key',
      }),
      validationFail: ({operation, validation}): Finding => ({
        kind: 'invalid',
        operation: operation as unknown as Operation,
        errors: withHeaderNames(fieldErrors(validation.errors ?? []), operation as unknown as Operation),
      }),
      notImplemented: ({operation}): Finding => ({
        kind: 'valid',
        operation: operation as unknown as Operation,
        errors: [],
      }),
    },
    securityHandlers: {
      apiKey: ({request}: Context): boolean => {
        const [, token] = /^bearer +(\S+)$/iu.exec(authorizationOf(request)) ?? [];
        return token !== undefined && key.pattern.test(token);
      },
    },
  });
  await backend.init();
  const operations = backend.router.getOperations() as BackendOperation[] as unknown as Operation[];

  const inspect = async ({method, url, headers, body = ''}: MockRequest): Promise<Finding> => {
    const [path = '', query = ''] = url.split('?');
    if (!path.startsWith(`${basePath}/`) || !isDecodable(url)) {
      return {kind: 'unknown path'};
    }
    return (await backend.handleRequest({
      method,
      path: path.slice(basePath.length),
      query,
      headers: {
        ...(Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined)) as Record<
          string,
          string
        >),
        // So that a body is checked whatever charset its type names.
        ...(bodyIsJson(headers['content-type']) ? {'content-type': 'application/json'} : {}),
      },
      ...(body === '' ? {} : {body}),
    })) as Finding;
  };

  const notFound = (detail: string): Answer => {
    const [operation] = operations;
    const answer = operation
      ? answerWith(operation, '404', 'not_found')
      : {status: 404, headers: {'Content-Type': 'application/problem+json'}, body: {}};
    return {...answer, body: {...omit(answer.body as object, 'missing'), detail}};
  };

  const answer = async (request: MockRequest): Promise<Answer> => {
    const finding = await inspect(request);
    switch (finding.kind) {
      case 'unknown path':
        return notFound(unknownPathDetail(basePath));
      case 'wrong method':
        return notFound(`This path does not take ${request.method}.`);
      case 'unauthorized':
        return answerWith(finding.operation, '401', finding.example);
      case 'invalid':
      case 'valid': {
        const {operation} = finding;
        const toTestRecipient = (accepted: Answer): Answer =>
          operation.operationId === 'sendEmail'
            ? forTestRecipients(accepted, request.body ?? '', operations)
            : accepted;
        if (request.bodyIsTooLarge && hasExample(operation, '400', 'payload_too_large')) {
          return answerWith(operation, '400', 'payload_too_large');
        }
        const ofBody = bodyErrors(operation, request);
        const errors =
          ofBody.length > 0
            ? [...ofBody, ...finding.errors.filter(({pointer}) => /^\/(?:query|path|header)\//u.test(pointer))]
            : finding.errors;
        return errors.length > 0 ? refuse(operation, errors) : toTestRecipient(fulfil(operation, request));
      }
    }
  };

  return {answer, basePath, exampleKey: key.example, operations};
}

/** The answer to a valid request; one that prefers what does not exist is not valid. */
function fulfil(operation: Operation, {url, headers, body = ''}: MockRequest): Answer {
  try {
    const parsed: unknown = operation.requestBody && body !== '' ? JSON.parse(body) : undefined;
    const hasCursor = new URLSearchParams(url.split('?')[1]).has('after');
    return chooseResponse(operation, readPreferences(headers.prefer), {
      body: parsed,
      hasCursor,
      path: url.split('?')[0],
    });
  } catch (error) {
    if (error instanceof UnknownPreference) {
      return refuse(operation, [
        {pointer: '/header/Prefer', code: 'invalid_value', message: error.message.slice(0, 500)},
      ]);
    }
    throw error;
  }
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
