import {createServer} from 'node:http';

import {listen} from '@packages/files';
import {type Spec, baseUrl} from '@packages/openapi';
import {createMockApi, handleRequest} from '@packages/sandbox/mock';

import type {Config} from './config';
import type {PlannedResponse, Recorded} from './expected';

/** The mock API. Each sample has a separate path, so that the requests of different samples can be distinguished. */
export interface SampleApi {
  /** An API key that the mock accepts. */
  key: string;
  /** A sample's text with the API's origins replaced by a URL of the mock. */
  redirect: (text: string, id: string) => string;
  /** Clears the requests of a sample and sets its next responses; later ones are `ok`. */
  expect: (id: string, responses: readonly PlannedResponse[]) => void;
  /** The sample's requests since the last `expect` call, in order. */
  requestsOf: (id: string) => readonly Recorded[];
  close: () => Promise<void>;
}

/** Starts the mock on a free port. */
export async function serveSampleApi(spec: Spec, {conventions, adapt}: Config): Promise<SampleApi> {
  const mock = createMockApi(spec, {conventions, adapt});
  const planned = new Map<string, PlannedResponse[]>();
  const recorded = new Map<string, Recorded[]>();

  // On a busy machine, the time between two requests on a connection can exceed the default of five seconds.
  const server = createServer({keepAliveTimeout: 0}, (request, response) => {
    const {method = '', headers} = request;
    const [, id = '', path = ''] = /^\/([^/]+)(\/.*)$/u.exec(request.url ?? '') ?? [];
    const plan = planned.get(id)?.shift() ?? 'ok';
    const operation = mock.operationOf({method, url: path})?.operationId ?? `${method} ${path}`;
    const idempotencyKey = [headers[(conventions.idempotency?.header ?? '').toLowerCase()]].flat()[0];
    const entry: Recorded = {method, path, operation, idempotencyKey, body: '', at: Date.now()};
    recorded.set(id, [...(recorded.get(id) ?? []), entry]);
    if (plan === 'drop') {
      request.socket.destroy();
      return;
    }
    if (plan === 'html') {
      entry.status = 502;
      request.resume();
      response.writeHead(502, {'Content-Type': 'text/html'}).end('<h1>Bad gateway</h1>');
      return;
    }
    const respond: typeof mock.respond = (received) => {
      const preferring = plan === 'ok' ? received.headers : {...received.headers, prefer: plan};
      const sent = mock.respond({...received, url: path, headers: preferring});
      Object.assign(entry, {body: received.body ?? '', status: sent.status, responseBody: sent.body});
      return sent;
    };
    handleRequest({...mock, respond}, request, response);
  });
  const port = await listen(server, 0, 'npm run samples');

  const servers = [undefined, ...mock.operations].map((it) => baseUrl(spec, it, conventions) ?? '');
  const origins = new Set(servers.map((url) => new URL(url).origin));
  return {
    key: mock.exampleKey,
    redirect: (text, id) =>
      [...origins].reduce((all, origin) => all.replaceAll(origin, `http://127.0.0.1:${port}/${id}`), text),
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
