import {resolvePointer} from '../../../src/openapi/references';
import type {Server} from 'node:http';

import type {Operation} from '../../../src/openapi/types';
import {type MockApi, createMockApi} from '../../mock/mockApi';
import {serveMock} from '../../mock/server';
import {bundleDescription} from '../../reference/checkDescription';
import {type Validate, createValidator} from './examples';
import {type ExampleRequest, addressOf, exampleRequests} from './exampleRequests';

jest.setTimeout(60_000);

const sixErrors = ['400', '401', '403', '404', '429', '500'];

let api: MockApi;
let validate: Validate;
let responsePlace: (operation: Operation, status: number) => string;
let server: Server;
let url = '';
beforeAll(async () => {
  const description = await bundleDescription();
  api = await createMockApi(description);
  validate = createValidator(description);
  responsePlace = ({path, method}, status) => {
    const place = `#/paths/${path.replaceAll('/', '~1')}/${method}/responses/${status}`;
    return (resolvePointer(description, place) as {$ref?: string}).$ref ?? place;
  };
  ({server, url} = await serveMock(() => api, 0));
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

interface Heard {
  status: number;
  /** What is wrong with the answer under its own description; empty where nothing is. */
  faults: unknown[];
  body: {code?: string; errors?: {pointer: string}[]};
}

/** Sends a request over HTTP, and compares the answer with what the description says of it. */
async function send(
  operation: Operation,
  request: ExampleRequest,
  headers: Record<string, string> = {},
  search = '',
): Promise<Heard> {
  const address = addressOf(request);
  const response = await fetch(`${url}${address}${search && (address.includes('?') ? '&' : '?') + search}`, {
    method: request.method.toUpperCase(),
    headers: {
      Authorization: `Bearer ${api.exampleKey}`,
      ...(request.parameters.header as Record<string, string>),
      ...(request.body === undefined ? {} : {'Content-Type': 'application/json'}),
      ...headers,
    },
    ...(request.body === undefined ? {} : {body: JSON.stringify(request.body)}),
  });
  const body = (await response.json()) as Heard['body'];
  const described = operation.responses[response.status];
  const type = response.headers.get('content-type') ?? '';
  const missing = Object.entries(described?.headers ?? {})
    .filter(([name, {required}]) => required && !response.headers.has(name))
    .map(([name]) => name);
  const faults = described?.content?.[type]
    ? [
        ...missing,
        ...validate(`${responsePlace(operation, response.status)}/content/${type.replaceAll('/', '~1')}/schema`, body),
      ]
    : [`${response.status} as ${type} is not described`];
  return {status: response.status, faults, body};
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
): Promise<{operationId: string; heard: Heard}[]> {
  return Promise.all(
    api.operations.map(async (operation) => {
      const {headers, search} = change(operation);
      return {
        operationId: operation.operationId,
        heard: await send(operation, firstRequest(operation), headers, search),
      };
    }),
  );
}

const unlike = (answers: readonly {operationId: string; heard: Heard}[], status: number, code?: string): unknown[] =>
  answers.filter(
    ({heard}) => heard.status !== status || heard.faults.length > 0 || (code !== undefined && heard.body.code !== code),
  );

it('has all operations', () => {
  expect(api.operations.length).toBeGreaterThanOrEqual(55);
});

it.each(sixErrors)('answers %s when it is preferred, as described, for every operation', async (status) => {
  expect(unlike(await sendAll(() => ({headers: {Prefer: `code=${status}`}})), Number(status))).toEqual([]);
});

it('can be asked for each example of each operation', async () => {
  const wrong: unknown[] = [];
  let asked = 0;
  for (const operation of api.operations) {
    for (const [status, {content = {}}] of Object.entries(operation.responses)) {
      for (const [name, {value}] of Object.values(content).flatMap(({examples = {}}) => Object.entries(examples))) {
        const heard = await send(operation, firstRequest(operation), {Prefer: `code=${status}, example=${name}`});
        if (String(heard.status) !== status || heard.faults.length > 0) {
          wrong.push({operationId: operation.operationId, name, heard});
        }
        expect(heard.body).toEqual(value);
        asked += 1;
      }
    }
  }
  expect(wrong).toEqual([]);
  expect(asked).toBeGreaterThan(55 * 7);
});

it.each([
  ['without a key', {Authorization: ''}, 'missing_api_key'],
  ['with a key that is none', {Authorization: 'Bearer YOUR_API_KEY'}, 'invalid_api_key'],
])('answers 401 to every operation %s', async (_name, headers, code) => {
  expect(unlike(await sendAll(() => ({headers})), 401, code)).toEqual([]);
});

it('answers 400 with the place to a parameter that no operation has', async () => {
  const answers = await sendAll(() => ({search: 'no_such_parameter=1'}));
  expect(unlike(answers, 400, 'validation_failed')).toEqual([]);
  const places = new Set(answers.map(({heard}) => heard.body.errors?.map(({pointer}) => pointer).join()));
  expect([...places]).toEqual(['/query/no_such_parameter']);
});

it('answers each example of a request with the response of the same name', async () => {
  for (const operation of api.operations) {
    const [success] = Object.values(operation.responses).flatMap(({content = {}}) => Object.values(content));
    for (const request of exampleRequests(operation).filter(({example}) => example !== '')) {
      const {body, faults} = await send(operation, request);
      expect(faults).toEqual([]);
      expect(body).toEqual((success?.examples?.[request.example] ?? Object.values(success?.examples ?? {})[0])?.value);
    }
  }
});

it('would notice an answer that is not as described', async () => {
  const sound = api;
  api = {
    ...sound,
    answer: async (request) => ({...(await sound.answer(request)), body: {}}),
  };
  const answers = await sendAll(() => ({}));
  api = sound;
  expect(answers.filter(({heard}) => heard.faults.length === 0)).toEqual([]);
});
