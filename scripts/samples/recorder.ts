import {isDeepStrictEqual} from 'node:util';

import type {MockApi} from '../mock/mockApi';
import type {Expected, Run} from './program';

/** A request that came in, and the answer it got. */
export interface Recorded {
  method: string;
  /** The path with its query, as the API knows it. */
  path: string;
  headers: Readonly<Record<string, string | undefined>>;
  body: string;
  status: number;
  answer: unknown;
}

/** An API that keeps apart what each program asks. */
export interface Recorder {
  api: MockApi;
  /** The requests of a program, in order. */
  requestsOf: (id: string) => readonly Recorded[];
}

/** Puts a mock below one folder a program: `/<id>/v1/emails` is that program's `/v1/emails`. */
export function createRecorder(api: MockApi): Recorder {
  const byProgram = new Map<string, Recorded[]>();
  return {
    requestsOf: (id) => byProgram.get(id) ?? [],
    api: {
      ...api,
      answer: async (request) => {
        const [, id = '', path = request.url] = /^\/([^/]+)(\/.*)$/u.exec(request.url) ?? [];
        const {method, headers, body = ''} = request;
        const answered = await api.answer({...request, url: path});
        const recorded = {method, path, headers, body, status: answered.status, answer: answered.body};
        byProgram.set(id, [...(byProgram.get(id) ?? []), recorded]);
        return answered;
      },
    },
  };
}

/** How much of a program's own words a report repeats. */
const quoted = 600;

interface Problem {
  code?: string;
  detail?: string;
  errors?: {pointer: string; message: string}[];
}

function refusal({method, path, status, answer}: Recorded): string[] {
  if (status >= 200 && status < 300) {
    return [];
  }
  const {code = '', detail = '', errors = []} = (answer ?? {}) as Problem;
  const reasons = errors.map(({pointer, message}) => `${pointer}: ${message}`);
  return [`${method} ${path} was refused with ${status} ${code}: ${[detail, ...reasons].join(' ')}`];
}

function parsed(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return text;
  }
}

/** What a request does differently from what is expected of it. */
function differences(actual: Recorded, wanted: Expected['requests'][number]): string[] {
  const {method, path, body, headers} = actual;
  const hasKey = headers['idempotency-key'] !== undefined;
  return [
    ...(method === wanted.method && path === wanted.path
      ? []
      : [`${method} ${path} was asked, expected ${wanted.method} ${wanted.path}`]),
    ...(isDeepStrictEqual(parsed(body), wanted.body)
      ? []
      : [
          `the body of ${method} ${path} is ${body.slice(0, quoted)}, expected ${wanted.body === undefined ? 'none' : JSON.stringify(wanted.body).slice(0, quoted)}`,
        ]),
    ...(wanted.idempotent === undefined || wanted.idempotent === hasKey
      ? []
      : [`${method} ${path} has ${hasKey ? 'an' : 'no'} Idempotency-Key, expected ${hasKey ? 'none' : 'one'}`]),
  ];
}

/**
 * What is wrong with how a program ran; nothing where it passed.
 *
 * @param usedKeys the idempotency keys of all programs so far; those of this one are added
 */
export function faultsOf(expected: Expected, requests: readonly Recorded[], run: Run, usedKeys: Set<string>): string[] {
  const keys = requests.flatMap(({headers}) => headers['idempotency-key'] ?? []);
  const repeated = keys.filter((key) => usedKeys.has(key));
  keys.forEach((key) => usedKeys.add(key));
  const missing = (expected.prints?.(requests.map(({answer}) => answer)) ?? []).filter(
    (text) => !run.stdout.includes(text),
  );
  const complaint = run.stderr.trim().slice(0, quoted);
  return [
    ...(run.code === 0 ? [] : [`it ended with ${run.code ?? 'no code: it took too long'}`]),
    ...(complaint === '' ? [] : [`it complained: ${complaint}`]),
    ...(requests.length === expected.requests.length
      ? []
      : [`it made ${requests.length} requests, expected ${expected.requests.length}`]),
    ...requests.flatMap((request, index) => {
      const wanted = expected.requests[index];
      return [...refusal(request), ...(wanted ? differences(request, wanted) : [])];
    }),
    ...repeated.map((key) => `the Idempotency-Key ${key} is not new`),
    ...(run.code === 0 ? missing.map((text) => `it did not print ${text}`) : []),
  ];
}
