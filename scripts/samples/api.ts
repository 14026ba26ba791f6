import {createServer} from 'node:http';

import {baseUrl} from '../../src/openapi/requests/servers';
import type {Spec, Operation} from '../../src/openapi/types';
import {type MockApi, createMockApi} from '../mock/mockApi';
import {handleRequest} from '../mock/server';
import {listen} from '../serve/listen';

/**
 * How the API responds to a request: with the example of a success (`ok`), with the example
 * selected by a `Prefer` header, with an HTML page like a gateway (`html`), or not at all (`drop`).
 */
export type PlannedResponse = 'ok' | 'html' | 'drop' | `code=${string}`;

/** A request that was received, and its response. */
export interface Recorded {
  method: string;
  /** The path and query, as the API sees them. */
  path: string;
  /** The operationId; method and path if there is no such operation. */
  operation: string;
  /** The idempotency key. */
  idempotencyKey: string | undefined;
  body: string;
  /** Undefined if the API sent no response. */
  status?: number;
  responseBody?: unknown;
  /** When it was received, in milliseconds. */
  at: number;
}

/** The mock of the API, with a separate path for each program, so that their requests can be distinguished. */
export interface SampleApi {
  /** An API key that the mock accepts. With `.part` appended, the same program is reported as a separate one, `<id>.part`. */
  key: string;
  operations: readonly Operation[];
  /** The replacement for the API's origin in the files of a program. */
  originOf: (id: string) => string;
  /** A program's text with this replacement. */
  redirect: (text: string, id: string) => string;
  /** Clears the requests of a program and sets its next responses; later ones are `ok`. */
  expect: (id: string, responses: readonly PlannedResponse[]) => void;
  /** The requests of a program since then, in order. */
  requestsOf: (id: string) => readonly Recorded[];
  close: () => Promise<void>;
}

/** The value of `Retry-After` for the daily limit, in seconds; the spec has one example for both limits. */
const untilTomorrow = 40_210;

/** Starts the mock on a free port. */
export async function serveSampleApi(spec: Spec): Promise<SampleApi> {
  const mock = createMockApi(spec);
  const planned = new Map<string, PlannedResponse[]>();
  const recorded = new Map<string, Recorded[]>();
  const {operations} = mock;

  const record = (id: string, request: Omit<Recorded, 'operation'>): void => {
    const {method, path: url} = request;
    const operation = mock.operationOf({method, url})?.operationId ?? `${method} ${url}`;
    recorded.set(id, [...(recorded.get(id) ?? []), {...request, operation}]);
  };

  const recordingMock: MockApi = {
    ...mock,
    respond: (request) => {
      const at = Date.now();
      const [, id = '', path = ''] = /^\/([^/]+)(\/.*)$/u.exec(request.url) ?? [];
      const {method, headers, body = ''} = request;
      const sent = mock.respond({...request, url: path});
      const idempotencyKey = headers['idempotency-key'];
      record(id, {method, path, idempotencyKey, body, status: sent.status, responseBody: sent.body, at});
      const isDailyLimit = (sent.body as {code?: string} | undefined)?.code === 'daily_limit_exceeded';
      return isDailyLimit ? {...sent, headers: {...sent.headers, 'Retry-After': String(untilTomorrow)}} : sent;
    },
  };
  // On a busy machine, the time between two requests on a connection can exceed the default of five seconds.
  const server = createServer({keepAliveTimeout: 0}, (request, response) => {
    const {method = '', headers} = request;
    const [, authorization, part] = /^(Bearer .+)\.(\w+)$/u.exec(headers.authorization ?? '') ?? [];
    const [, program = '', path = ''] = /^\/([^/]+)(\/.*)$/u.exec(request.url ?? '') ?? [];
    const id = part === undefined ? program : `${program}.${part}`;
    Object.assign(request, {url: `/${id}${path}`});
    Object.assign(headers, authorization !== undefined && {authorization});
    const plannedResponse = planned.get(id)?.shift() ?? 'ok';
    if (plannedResponse === 'drop' || plannedResponse === 'html') {
      const idempotencyKey = [headers['idempotency-key']].flat()[0];
      const status = plannedResponse === 'html' ? {status: 502} : {};
      record(id, {method, path, idempotencyKey, body: '', ...status, at: Date.now()});
    }
    if (plannedResponse === 'drop') {
      request.socket.destroy();
    } else if (plannedResponse === 'html') {
      request.resume();
      response.writeHead(502, {'Content-Type': 'text/html'}).end('<h1>Bad gateway</h1>');
    } else {
      Object.assign(headers, plannedResponse !== 'ok' && {prefer: plannedResponse});
      handleRequest(recordingMock, request, response);
    }
  });
  const port = await listen(server, 0, 'npm run samples');

  const publishedOrigin = new URL(baseUrl(spec) ?? '').origin;
  const originOf = (id: string): string => `http://127.0.0.1:${port}/${id}`;
  return {
    key: mock.exampleKey,
    operations,
    originOf,
    redirect: (text, id) => text.replaceAll(publishedOrigin, originOf(id)),
    expect: (id, responses) => {
      planned.set(id, [...responses]);
      recorded.delete(id);
    },
    requestsOf: (id) => recorded.get(id) ?? [],
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
