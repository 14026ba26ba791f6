import {type Server, createServer} from 'node:http';

import type {MockApi} from '../../mock/mockApi';
import {createMockServer} from '../../mock/server';
import {listen} from '../../serve/listen';

/**
 * How the API answers a request: as the description says (`ok`), with an
 * example of an error by its `Prefer` header, with a page of HTML as a gateway
 * does (`html`), or not at all (`drop`).
 */
export type Answer = 'ok' | 'html' | 'drop' | `code=${number}` | `code=${number}, example=${string}`;

/** A request as the API saw it. */
export interface Seen {
  readonly idempotencyKey: string | undefined;
  readonly body: string;
  readonly status: number | undefined;
  /** When it came, in milliseconds. */
  readonly at: number;
}

/** The mock of the API, with answers that can be ordered in advance. */
export interface UnreliableApi {
  /** Where it listens, without the path of the API. */
  readonly origin: string;
  /** A key that it takes. */
  readonly key: string;
  /** Orders the answers to the next requests, and forgets those that were seen. What comes after is `ok`. */
  expect(answers: readonly Answer[]): void;
  /** The requests since then. */
  seen(): readonly Seen[];
  close(): Promise<void>;
}

/** What a reader of `Retry-After` has to wait after the daily limit, in seconds; the mock has one example for both limits. */
const untilTomorrow = 40_210;

/** Starts the mock with answers that fail when they are told to. */
export async function serveUnreliableApi(api: MockApi): Promise<UnreliableApi> {
  let answers: Answer[] = [];
  let log: Seen[] = [];

  const mock = createMockServer(() => ({
    ...api,
    answer: async (request) => {
      const at = Date.now();
      const answer = await api.answer(request);
      log.push({
        idempotencyKey: request.headers['idempotency-key'],
        body: request.body ?? '',
        status: answer.status,
        at,
      });
      const isDailyLimit = (answer.body as {code?: string} | undefined)?.code === 'daily_limit_exceeded';
      return isDailyLimit ? {...answer, headers: {...answer.headers, 'Retry-After': String(untilTomorrow)}} : answer;
    },
  }));

  const server: Server = createServer((request, response) => {
    const answer = answers.shift() ?? 'ok';
    if (answer === 'ok' || answer.startsWith('code=')) {
      if (answer !== 'ok') {
        request.headers.prefer = answer;
      }
      mock.emit('request', request, response);
      return;
    }
    const idempotencyKey = [request.headers['idempotency-key']].flat()[0];
    log.push({idempotencyKey, body: '', status: undefined, at: Date.now()});
    if (answer === 'drop') {
      request.socket.destroy();
    } else {
      request.resume();
      response.writeHead(502, {'Content-Type': 'text/html'}).end('<h1>Bad gateway</h1>');
    }
  });
  const port = await listen(server, 0, 'npm run samples');

  return {
    origin: `http://127.0.0.1:${port}`,
    key: api.exampleKey,
    expect: (next) => {
      answers = [...next];
      log = [];
    },
    seen: () => log,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
