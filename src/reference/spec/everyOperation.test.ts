import {
  type Json,
  type Operation,
  type Parameter,
  pointerOfPath,
  pointerStep,
  referencesOf,
  resolvePointer,
  urlOf,
  wholeOperations,
  wireParameters,
} from '@packages/openapi';
import {
  type Sandbox,
  type SandboxData,
  createSandbox,
  createValidator,
  sandboxOf,
  valueSchema,
} from '@packages/sandbox';
import {type MockApi, createMockApi} from '@packages/sandbox/mock';
import Ajv2020, {type ValidateFunction} from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import mapKeys from 'lodash/mapKeys';
import mapValues from 'lodash/mapValues';
import memoize from 'lodash/memoize';

import {testRecipientDomain} from '../../data/testRecipients';
import {type FieldPath, withValue} from '../builder/form';
import {exampleEmails} from '../../lib/exampleEmails';
import {sandboxOptions} from '../../lib/sandboxOptions';
import {bundleSpec} from '.';

/** The example values of an operation's parameters, by location and name, and an example of its body. */
interface ExampleRequest {
  /** The name of the body's example; empty if there is no body. */
  example: string;
  parameters: Record<'path' | 'query' | 'header', Record<string, unknown>>;
  body?: unknown;
}

/** The requests of an operation, one per example of its body. */
function exampleRequests({parameters = [], requestBody}: Operation): ExampleRequest[] {
  const valuesIn = (location: Parameter['in']): Record<string, unknown> =>
    Object.fromEntries(
      parameters
        .filter((parameter) => parameter.in === location && parameter.example !== undefined)
        .map(({name, example}) => [name, example]),
    );
  const values = {path: valuesIn('path'), query: valuesIn('query'), header: valuesIn('header')};
  const [{examples = {}} = {}] = Object.values(requestBody?.content ?? {});
  return requestBody
    ? Object.entries(examples).map(([example, {value}]) => ({example, parameters: values, body: value}))
    : [{example: '', parameters: values}];
}

let api: MockApi;
/** The sandboxes on the pages, by operation. */
let sandboxes: Map<string, Sandbox>;
/** The validator of the schema at a location. */
let validatorOf: (schemaPath: string) => ReturnType<typeof createValidator>;
/** Independent validators of request bodies, by operation, to which the sandbox is compared. */
let independent: Map<string, ValidateFunction>;
let addressOf: (operation: Operation, request: ExampleRequest) => string;
let responsePath: (operation: Operation, status: number) => string;
beforeAll(async () => {
  const spec = await bundleSpec();
  const references = referencesOf(spec);
  const options = sandboxOptions(exampleEmails(spec));
  api = createMockApi(spec, options);
  sandboxes = new Map(
    wholeOperations(spec).map((operation) => {
      // The data, loaded the way a page fetches it.
      const data = JSON.parse(JSON.stringify(sandboxOf(spec, operation, options.conventions))) as SandboxData;
      return [operation.operationId, createSandbox(data, options)];
    }),
  );
  validatorOf = memoize(($ref: string) => createValidator(valueSchema({$ref}, references, 'server')));
  const ajv = addFormats(new Ajv2020({strict: false}));
  independent = new Map(
    api.operations.flatMap(({operationId, requestBody}) =>
      Object.values(requestBody?.content ?? {}).map(({schema}) => [
        operationId,
        ajv.compile({components: spec.components, ...schema}),
      ]),
    ),
  );
  addressOf = ({path, parameters = []}, {parameters: {path: inPath, query: inQuery}}) =>
    urlOf({base: '', path, parameters: wireParameters(parameters, references), inPath, inQuery});
  responsePath = ({path, method}, status) => {
    const location = pointerOfPath(['paths', path, method, 'responses', String(status)]);
    return (resolvePointer(spec, location) as {$ref?: string}).$ref ?? location;
  };
});

interface Received {
  status: number;
  /** The response's validation errors; empty if it matches the spec. */
  errors: unknown[];
  body: {code?: string; errors?: {pointer: string}[]};
}

/** Sends a request to the mock, and compares the response with the spec and with the sandbox's response. */
function send(
  operation: Operation,
  request: ExampleRequest,
  headers: Record<string, string> = {},
  search = '',
): Received {
  const address = addressOf(operation, request);
  const sent = {
    authorization: `Bearer ${api.exampleKey}`,
    ...mapKeys(mapValues(request.parameters.header, String), (_value, name) => name.toLowerCase()),
    ...(request.body === undefined ? {} : {'content-type': 'application/json'}),
    ...headers,
  };
  const http = {
    method: operation.method.toUpperCase(),
    url: `${api.basePath}${address}${search && (address.includes('?') ? '&' : '?') + search}`,
    headers: sent,
    ...(request.body === undefined ? {} : {body: JSON.stringify(request.body)}),
  };
  const response = api.respond(http);
  expect(sandboxes.get(operation.operationId)?.respond(http)).toEqual(response);
  const described = operation.responses[response.status];
  const {'Content-Type': type = ''} = response.headers;
  const missing = Object.entries(described?.headers ?? {})
    .filter(([name, {required}]) => required && !(name in response.headers))
    .map(([name]) => name);
  const errors = described?.content?.[type]
    ? [
        ...missing,
        ...validatorOf(`${responsePath(operation, response.status)}/content/${pointerStep(type)}/schema`)({
          requestBody: response.body,
        }),
      ]
    : [`${response.status} as ${type} is not described`];
  return {status: response.status, errors, body: response.body as Received['body']};
}

function firstRequest(operation: Operation): ExampleRequest {
  const [request] = exampleRequests(operation);
  if (!request) {
    throw new Error(`${operation.operationId} has no example of a request.`);
  }
  return request;
}

/** Sends each operation's first request with other headers or another query; returns the unexpected responses. */
const unlike = (
  {status, code}: {status: number; code: string},
  headers?: Record<string, string>,
  search?: string,
): unknown[] =>
  api.operations
    .map((operation) => ({operation, received: send(operation, firstRequest(operation), headers, search)}))
    .filter(({received}) => received.status !== status || received.errors.length > 0 || received.body.code !== code);

it('returns any example of any operation on request', () => {
  const wrong: unknown[] = [];
  let requestCount = 0;
  for (const operation of api.operations) {
    for (const [status, {content = {}}] of Object.entries(operation.responses)) {
      for (const [name, {value}] of Object.values(content).flatMap(({examples = {}}) => Object.entries(examples))) {
        const received = send(operation, firstRequest(operation), {prefer: `code=${status}, example=${name}`});
        if (String(received.status) !== status || received.errors.length > 0) {
          wrong.push({operationId: operation.operationId, name, received});
        }
        expect(received.body).toEqual(value);
        requestCount += 1;
      }
    }
  }
  expect(wrong).toEqual([]);
  expect(requestCount).toBeGreaterThan(api.operations.length * 7);
});

it.each<[string, number, string, headers: Record<string, string>, search: string]>([
  ['without a key', 401, 'missing_api_key', {authorization: ''}, ''],
  ['with a malformed key', 401, 'invalid_api_key', {authorization: 'Bearer YOUR_API_KEY'}, ''],
  ['with an unknown parameter', 400, 'validation_failed', {}, 'no_such_parameter=1'],
])('rejects a request %s, for every operation', (_name, status, code, headers, search) => {
  expect(unlike({status, code}, headers, search)).toEqual([]);
});

it('responds to each example request with the response of the same name', () => {
  for (const operation of api.operations) {
    const [success] = Object.values(operation.responses).flatMap(({content = {}}) => Object.values(content));
    for (const request of exampleRequests(operation).filter(({example}) => example !== '')) {
      const {body, errors} = send(operation, request);
      expect(errors).toEqual([]);
      expect(body).toEqual((success?.examples?.[request.example] ?? Object.values(success?.examples ?? {})[0])?.value);
    }
  }
});

/** The paths of all values in a request, including those nested in objects and lists. */
function pathsOf(value: unknown, path: FieldPath = []): FieldPath[] {
  const inside = Object.entries(typeof value === 'object' && value !== null ? value : {});
  return [path, ...inside.flatMap(([key, item]) => pathsOf(item, [...path, Array.isArray(value) ? Number(key) : key]))];
}

const brokenValues = fc.oneof(
  fc.jsonValue({maxDepth: 1, stringUnit: 'grapheme-ascii'}),
  fc.constantFrom(undefined, '', 'Zoë 🦊', 'x'.repeat(2_000), -1, 1.5, null, true, [], {}, ['x', 'x'], {
    unknown_field: 1,
  }),
);

it('treats 500 invalid requests the same on the page, in the mock and in ajv', () => {
  const cases = api.operations.flatMap((operation) =>
    exampleRequests(operation).flatMap((request) =>
      pathsOf({body: request.body, parameters: request.parameters})
        .filter(([part, location, name]) => (part === 'body' ? request.body !== undefined : name) && location)
        .map((path) => ({operation, request, path})),
    ),
  );
  let broken = 0;
  const property = fc.property(fc.constantFrom(...cases), brokenValues, (change, value) => {
    const {operation, request, path} = change;
    const isBody = path[0] === 'body';
    // On the wire, parameters are strings, and headers contain printable characters only.
    const isPlain = typeof value === 'string' ? /^[!-~]+$/u.test(value) : /number|boolean/u.test(typeof value);
    fc.pre(isBody || isPlain);
    const {body, parameters} = withValue(
      {body: request.body, parameters: request.parameters} as Json,
      path,
      value as Json,
    ) as unknown as ExampleRequest;
    // Also compares the responses of the mock and the sandbox.
    const received = send(operation, {...request, body, parameters});
    if (isBody) {
      expect([received.status < 300, body]).toEqual([independent.get(operation.operationId)?.(body), body]);
    }
    broken += received.status === 400 ? 1 : 0;
  });
  fc.assert(property, {seed: 20_261_122, numRuns: 800});
  expect(broken).toBeGreaterThanOrEqual(500);
});

describe('an email', () => {
  const call = (method: string, path: string, body?: object): ReturnType<MockApi['respond']> =>
    api.respond({
      method,
      url: `${api.basePath}${path}`,
      headers: {authorization: `Bearer ${api.exampleKey}`, 'content-type': 'application/json'},
      ...(body && {body: JSON.stringify(body)}),
    });
  const content = {from: 'a@shop.example', subject: 'Hello', text: 'Hello'};

  it.each([
    ['delivered', 'delivered'],
    ['bounced', 'bounced'],
    ['complained', 'delivered'],
    ['deferred', 'deferred'],
    ['suppressed', 'suppressed'],
  ])('to the test recipient %s is free and becomes %s', (name, status) => {
    const to = `${name}@${testRecipientDomain}`;
    const sent = call('POST', '/emails', {...content, to: [`Ada <${to}>`], cc: ['ben@patient.example']});
    expect(sent.body).toMatchObject({
      data: {
        credits_charged: 1,
        recipients: [
          {email: to, name: 'Ada', role: 'to', status: 'accepted'},
          {email: 'ben@patient.example', name: null, role: 'cc'},
        ],
      },
    });
    const {id} = (sent.body as {data: {id: string}}).data;
    expect(call('GET', `/emails/${id}`).body).toMatchObject({data: {id, status}});
  });
});
