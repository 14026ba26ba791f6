import type {Server} from 'node:http';

import fc from 'fast-check';

import {type Json, type FieldPath, withValue} from '../../../src/lib/builder/form';
import {wholeOperations} from '../../../src/openapi/operations';
import {referencesOf} from '../../../src/openapi/references';
import {type Sandbox, createSandbox} from '../../../src/openapi/sandbox';
import {type SandboxData, sandboxOf} from '../../../src/openapi/sandbox/data';
import type {SandboxRequest} from '../../../src/openapi/sandbox/request';
import type {Operation, Spec} from '../../../src/openapi/types';
import {type MockApi, createMockApi} from '../../mock/mockApi';
import {serveMock} from '../../mock/server';
import {bundleSpec} from '../../reference/lintSpec';
import {type Validate, createValidator} from './examples';
import {type ExampleRequest, addressOf, exampleRequests} from './exampleRequests';

/** The sandbox of a page, from the data that the page fetches, against `npm run api:mock` over HTTP. */
let api: MockApi;
let sandboxes: Map<string, Sandbox>;
let validate: Validate;
let server: Server;
let origin = '';
beforeAll(async () => {
  const spec: Spec = await bundleSpec();
  const references = referencesOf(spec);
  api = createMockApi(spec);
  validate = createValidator(spec);
  sandboxes = new Map(
    wholeOperations(spec).map((operation) => {
      const fetched = JSON.parse(JSON.stringify(sandboxOf(spec, operation, references))) as SandboxData;
      return [operation.operationId, createSandbox(fetched)];
    }),
  );
  let url: string;
  ({server, url} = await serveMock(() => api, 0));
  ({origin} = new URL(url));
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

interface Outcome {
  status: number;
  headers: Record<string, string>;
  body: {code?: string; errors?: {pointer: string}[]};
}

/** What the mock server and the sandbox respond to a request. */
async function both(request: ExampleRequest, headers: Record<string, string> = {}): Promise<[Outcome, Outcome]> {
  const {operationId, method, parameters} = request;
  const body = request.body === undefined ? {} : {body: JSON.stringify(request.body)};
  const sent = {
    authorization: `Bearer ${api.exampleKey}`,
    ...(request.body === undefined ? {} : {'content-type': 'application/json'}),
    ...Object.fromEntries(
      Object.entries(parameters.header).map(([name, value]) => [name.toLowerCase(), String(value)]),
    ),
    ...headers,
  };
  const url = `${api.basePath}${addressOf(request)}`;
  const response = await fetch(`${origin}${url}`, {method: method.toUpperCase(), headers: sent, ...body});
  const mock = {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: (await response.json()) as Outcome['body'],
  };
  const inPage: SandboxRequest = {method: method.toUpperCase(), url, headers: sent, ...body};
  return [mock, sandboxes.get(operationId)?.respond(inPage) as Outcome];
}

const exampleNames = ({responses}: Operation): string[] =>
  Object.entries(responses).flatMap(([status, {content = {}}]) =>
    Object.values(content).flatMap(({examples = {}}) =>
      Object.keys(examples).map((name) => `code=${status}, example=${name}`),
    ),
  );

it('agrees with the mock server on every example of every operation', async () => {
  let compared = 0;
  for (const operation of api.operations) {
    const requests = exampleRequests(operation);
    const cases = [
      ...requests.map((request) => ({request, headers: {}})),
      ...requests
        .slice(0, 1)
        .flatMap((request) => [
          ...exampleNames(operation).map((prefer) => ({request, headers: {prefer}})),
          {request, headers: {authorization: ''}},
          {request, headers: {authorization: 'Bearer none'}},
        ]),
    ];
    for (const {request, headers} of cases) {
      const [mock, inPage] = await both(request, headers);
      const lowered = Object.entries(inPage.headers).map(([name, value]) => [name.toLowerCase(), value]);
      expect([inPage.status, inPage.body]).toEqual([mock.status, mock.body]);
      expect(mock.headers).toMatchObject(Object.fromEntries(lowered) as object);
      compared += 1;
    }
  }
  expect(compared).toBeGreaterThan(55 * 9);
});

/** Where the values of a request are, those inside objects and lists, too. */
function pathsOf(value: unknown, path: FieldPath = []): FieldPath[] {
  const inside =
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, item]) =>
          pathsOf(item, [...path, Array.isArray(value) ? Number(key) : key]),
        )
      : [];
  return [path, ...inside];
}

/** A change to a request that breaks it more often than not. */
const changes = fc.record({
  operation: fc.nat(),
  example: fc.nat(),
  place: fc.nat(),
  to: fc.oneof(
    fc.constant(undefined),
    fc.jsonValue({maxDepth: 1}),
    fc.constantFrom('', 'x'.repeat(2_000), -1, 1.5, null, true, [], {}, ['x', 'x'], {unknown_field: 1}),
  ),
});

/** An item of a list, whatever the number. */
function at<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length];
  if (item === undefined) {
    throw new Error('The list is empty.');
  }
  return item;
}

it('agrees with the mock server and with ajv on 500 generated broken requests', async () => {
  let broken = 0;
  await fc.assert(
    fc.asyncProperty(changes, async ({operation: nth, example, place, to}) => {
      const operation = at(api.operations, nth);
      const {body, parameters, ...rest} = at(exampleRequests(operation), example);
      const places = pathsOf({...(body === undefined ? {} : {body}), parameters}).filter(
        ([part, location, name]) => (part === 'body' && location !== undefined) || name !== undefined,
      );
      const path = places.length > 0 ? at(places, place) : [];
      if (
        path.length === 0 ||
        (path[0] === 'parameters' && (to === undefined || typeof to === 'object' || to === ''))
      ) {
        return;
      }
      const changed = {...rest, ...(withValue({body, parameters} as Json, path, to as Json) as object)};
      const [mock, inPage] = await both(changed as ExampleRequest);
      const told = ({status, body: {code, errors}}: Outcome): unknown[] => [
        status,
        code,
        errors?.map(({pointer}) => pointer),
      ];
      expect(told(inPage)).toEqual(told(mock));
      if (path[0] === 'body') {
        const {path: template, method} = operation;
        const schema = `#/paths/${template.replaceAll('/', '~1')}/${method}/requestBody/content/application~1json/schema`;
        const errors = validate(schema, (changed as {body?: unknown}).body);
        expect(inPage.status === 400).toBe(errors.length > 0);
      }
      broken += inPage.status === 400 ? 1 : 0;
    }),
    {seed: 20_261_122, numRuns: 1_800},
  );
  expect(broken).toBeGreaterThanOrEqual(500);
}, 120_000);
