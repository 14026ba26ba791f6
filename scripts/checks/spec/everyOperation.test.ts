import type {Server} from 'node:http';

import Ajv2020, {type ValidateFunction} from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import mapValues from 'lodash/mapValues';
import memoize from 'lodash/memoize';

import {testRecipientDomain} from '../../../src/data/testRecipients';
import {type FieldPath, type Json, withValue} from '../../../src/openapi/builder/form';
import {wholeOperations} from '../../../src/openapi/operations';
import {referencesOf, resolvePointer} from '../../../src/openapi/references';
import {type Sandbox, createSandbox} from '../../../src/openapi/sandbox';
import {type SandboxData, sandboxOf} from '../../../src/openapi/sandbox/data';
import {createValidator} from '../../../src/openapi/sandbox/fieldErrors';
import {valueSchema} from '../../../src/openapi/sandbox/requestSchema';
import type {Operation} from '../../../src/openapi/types';
import {type MockApi, createMockApi} from '../../mock/mockApi';
import {serveMock} from '../../mock/server';
import {bundleSpec} from '../../reference/lintSpec';
import {type ExampleRequest, addressOf, exampleRequests} from './exampleRequests';

let api: MockApi;
/** The sandboxes on the pages, by operation. */
let sandboxes: Map<string, Sandbox>;
/** The validator of the schema at a location. */
let validatorOf: (schemaPath: string) => ReturnType<typeof createValidator>;
/** Independent validators of request bodies, by operation, to which the sandbox is compared. */
let independent: Map<string, ValidateFunction>;
let responsePath: (operation: Operation, status: number) => string;
let server: Server;
let url = '';
beforeAll(async () => {
  const spec = await bundleSpec();
  api = createMockApi(spec);
  const references = referencesOf(spec);
  sandboxes = new Map(
    wholeOperations(spec).map((operation) => {
      // Loaded the way a page fetches it.
      const data = JSON.parse(JSON.stringify(sandboxOf(spec, operation, references))) as SandboxData;
      return [operation.operationId, createSandbox(data)];
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
  responsePath = ({path, method}, status) => {
    const location = `#/paths/${path.replaceAll('/', '~1')}/${method}/responses/${status}`;
    return (resolvePointer(spec, location) as {$ref?: string}).$ref ?? location;
  };
  ({server, url} = await serveMock(() => api, 0));
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

interface Received {
  status: number;
  /** Validates a response against its schema; empty if it is valid. */
  errors: unknown[];
  body: {code?: string; errors?: {pointer: string}[]};
}

/** Sends a request over HTTP, and compares the response with the spec and with the sandbox on the operation's page. */
async function send(
  operation: Operation,
  request: ExampleRequest,
  headers: Record<string, string> = {},
  search = '',
): Promise<Received> {
  const address = addressOf(request);
  const path = `${address}${search && (address.includes('?') ? '&' : '?') + search}`;
  const method = request.method.toUpperCase();
  const sent = {
    Authorization: `Bearer ${api.exampleKey}`,
    ...mapValues(request.parameters.header, String),
    ...(request.body === undefined ? {} : {'Content-Type': 'application/json'}),
    ...headers,
  };
  const content = request.body === undefined ? {} : {body: JSON.stringify(request.body)};
  const response = await fetch(`${url}${path}`, {method, headers: sent, ...content});
  const body = (await response.json()) as Received['body'];
  const inPage = sandboxes.get(operation.operationId)?.respond({
    method,
    url: `${api.basePath}${path}`,
    headers: Object.fromEntries(Object.entries(sent).map(([name, value]) => [name.toLowerCase(), value])),
    ...content,
  });
  expect([inPage?.status, inPage?.body]).toEqual([response.status, body]);
  for (const [name, value] of Object.entries(inPage?.headers ?? {})) {
    expect([name, response.headers.get(name)]).toEqual([name, value]);
  }
  const described = operation.responses[response.status];
  const type = response.headers.get('content-type') ?? '';
  const missing = Object.entries(described?.headers ?? {})
    .filter(([name, {required}]) => required && !response.headers.has(name))
    .map(([name]) => name);
  const errors = described?.content?.[type]
    ? [
        ...missing,
        ...validatorOf(`${responsePath(operation, response.status)}/content/${type.replaceAll('/', '~1')}/schema`)({
          requestBody: body,
        }),
      ]
    : [`${response.status} as ${type} is not described`];
  return {status: response.status, errors, body};
}

function firstRequest(operation: Operation): ExampleRequest {
  const [request] = exampleRequests(operation);
  if (!request) {
    throw new Error(`${operation.operationId} has no example of a request.`);
  }
  return request;
}

/** The first request of each operation, with a change. */
async function sendAll(
  change: (operation: Operation) => {headers?: Record<string, string>; search?: string},
): Promise<{operationId: string; received: Received}[]> {
  return Promise.all(
    api.operations.map(async (operation) => {
      const {headers, search} = change(operation);
      return {
        operationId: operation.operationId,
        received: await send(operation, firstRequest(operation), headers, search),
      };
    }),
  );
}

const unlike = (
  responses: readonly {operationId: string; received: Received}[],
  status: number,
  code?: string,
): unknown[] =>
  responses.filter(
    ({received}) =>
      received.status !== status || received.errors.length > 0 || (code !== undefined && received.body.code !== code),
  );

it('has operations', () => {
  expect(api.operations).not.toHaveLength(0);
});

it('returns any example of any operation on request', async () => {
  const wrong: unknown[] = [];
  let requestCount = 0;
  for (const operation of api.operations) {
    for (const [status, {content = {}}] of Object.entries(operation.responses)) {
      for (const [name, {value}] of Object.values(content).flatMap(({examples = {}}) => Object.entries(examples))) {
        const received = await send(operation, firstRequest(operation), {Prefer: `code=${status}, example=${name}`});
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

it.each([
  ['without a key', {Authorization: ''}, 'missing_api_key'],
  ['with a malformed key', {Authorization: 'Bearer YOUR_API_KEY'}, 'invalid_api_key'],
])('returns 401 for every operation %s', async (_name, headers, code) => {
  expect(unlike(await sendAll(() => ({headers})), 401, code)).toEqual([]);
});

it('returns 400 with a pointer for an unknown parameter', async () => {
  const responses = await sendAll(() => ({search: 'no_such_parameter=1'}));
  expect(unlike(responses, 400, 'validation_failed')).toEqual([]);
  const pointers = new Set(responses.map(({received}) => received.body.errors?.map(({pointer}) => pointer).join()));
  expect([...pointers]).toEqual(['/query/no_such_parameter']);
});

it('responds to each example request with the response of the same name', async () => {
  for (const operation of api.operations) {
    const [success] = Object.values(operation.responses).flatMap(({content = {}}) => Object.values(content));
    for (const request of exampleRequests(operation).filter(({example}) => example !== '')) {
      const {body, errors} = await send(operation, request);
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

it('treats 500 invalid requests the same on the page, over HTTP and in ajv', async () => {
  const cases = api.operations.flatMap((operation) =>
    exampleRequests(operation).flatMap((request) =>
      pathsOf({body: request.body, parameters: request.parameters})
        .filter(([part, location, name]) => (part === 'body' ? request.body !== undefined : name) && location)
        .map((path) => ({operation, request, path})),
    ),
  );
  let broken = 0;
  const property = fc.asyncProperty(fc.constantFrom(...cases), brokenValues, async (change, value) => {
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
    // Compares status, code and pointers.
    const received = await send(operation, {...request, body, parameters});
    if (isBody) {
      expect([received.status < 300, body]).toEqual([independent.get(operation.operationId)?.(body), body]);
    }
    broken += received.status === 400 ? 1 : 0;
  });
  await fc.assert(property, {seed: 20_261_122, numRuns: 800});
  expect(broken).toBeGreaterThanOrEqual(500);
});

describe('an email', () => {
  const call = async (
    method: string,
    path: string,
    body?: unknown,
  ): Promise<{status: number; body: Received['body']}> => {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: {Authorization: `Bearer ${api.exampleKey}`, 'Content-Type': 'application/json'},
      ...(body === undefined ? {} : {body: JSON.stringify(body)}),
    });
    return {status: response.status, body: (await response.json()) as Received['body']};
  };
  const content = {from: 'a@shop.example', subject: 'Hello', text: 'Hello'};

  it.each([
    ['delivered', 'delivered'],
    ['bounced', 'bounced'],
    ['complained', 'delivered'],
    ['deferred', 'deferred'],
    ['suppressed', 'suppressed'],
  ])('to the test recipient %s is free and becomes %s', async (name, status) => {
    const to = `${name}@${testRecipientDomain}`;
    const sent = await call('POST', '/emails', {...content, to: [`Ada <${to}>`], cc: ['ben@patient.example']});
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
    expect((await call('GET', `/emails/${id}`)).body).toMatchObject({data: {id, status}});
  });

  it.each([
    ['without content', {from: content.from}, '/subject', 'required'],
    ['with HTML and a template', {...content, html: 'Hello', template: {alias: 'hello'}}, '/html', 'conflict'],
    ['with a template that has no name', {...content, text: undefined, template: {}}, '/template/id', 'required'],
    [
      'with an attachment from nowhere',
      {...content, attachments: [{filename: 'a.pdf'}]},
      '/attachments/0/content',
      'required',
    ],
  ])('rejects a message %s with a pointer to the mistake', async (_name, body, pointer, code) => {
    const refused = await call('POST', '/emails', {...body, to: ['ada@customer.example']});
    expect(refused).toMatchObject({
      status: 400,
      body: {errors: expect.arrayContaining([expect.objectContaining({pointer, code})]) as unknown},
    });
  });
});
