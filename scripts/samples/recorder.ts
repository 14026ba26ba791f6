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

/**
 * Puts a mock below one folder a program: `/<id>/v1/emails` is that program's `/v1/emails`.
 *
 * @param preferOf the answer to be given to a request, by the program's id and the request's number from 0 on
 */
export function createRecorder(
  api: MockApi,
  preferOf: (id: string, index: number) => string | undefined = () => undefined,
): Recorder {
  const byProgram = new Map<string, Recorded[]>();
  return {
    requestsOf: (id) => byProgram.get(id) ?? [],
    api: {
      ...api,
      answer: async (request) => {
        const [, id = '', path = request.url] = /^\/([^/]+)(\/.*)$/u.exec(request.url) ?? [];
        const {method, headers, body = ''} = request;
        const own = byProgram.get(id) ?? [];
        const prefer = preferOf(id, own.length);
        const answered = await api.answer({...request, headers: {...headers, ...(prefer && {prefer})}, url: path});
        byProgram.set(id, [...own, {method, path, headers, body, status: answered.status, answer: answered.body}]);
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

function refusal({method, path, status, answer}: Recorded, wanted = 200): string[] {
  if (status === wanted || (wanted === 200 && status > 200 && status < 300)) {
    return [];
  }
  if (wanted !== 200) {
    return [`${method} ${path} was answered with ${status}, expected ${wanted}`];
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

const keyOf = (request: Recorded | undefined): string | undefined => request?.headers['idempotency-key'];

/** Keys which are not new, and repetitions which have a new one. */
function keyFaults({requests: wanted}: Expected, requests: readonly Recorded[], usedKeys: Set<string>): string[] {
  const faults = requests.flatMap((request, index) => {
    const key = keyOf(request);
    if (wanted[index]?.repeats) {
      return key === keyOf(requests[index - 1])
        ? []
        : [`the repetition has the Idempotency-Key ${key ?? ''}, expected the same`];
    }
    return key !== undefined && usedKeys.has(key) ? [`the Idempotency-Key ${key} is not new`] : [];
  });
  requests.forEach((request) => usedKeys.add(keyOf(request) ?? ''));
  return faults;
}

/** What is wrong with how a program ended and what it printed. */
function runFaults(
  {fails = false, complains = false, prints}: Expected,
  requests: readonly Recorded[],
  run: Run,
): string[] {
  const wanted = prints?.(requests.map(({answer}) => answer)) ?? [];
  const complaint = run.stderr.trim().slice(0, quoted);
  const printed = fails ? run.stdout + run.stderr : run.stdout;
  const silent = wanted.filter((text) => !printed.includes(text)).map((text) => `it did not print ${text}`);
  if (fails) {
    return run.code === 0 || run.code === null
      ? [`it ended with ${run.code ?? 'no code'}, expected an error`, ...silent]
      : silent;
  }
  return [
    ...(run.code === 0 ? silent : [`it ended with ${run.code ?? 'no code: it took too long'}`]),
    ...(complains || complaint === '' ? [] : [`it complained: ${complaint}`]),
  ];
}

/**
 * What is wrong with how a program ran; nothing where it passed.
 *
 * @param usedKeys the idempotency keys of all programs so far; those of this one are added
 */
export function faultsOf(expected: Expected, requests: readonly Recorded[], run: Run, usedKeys: Set<string>): string[] {
  return [
    ...runFaults(expected, requests, run),
    ...(requests.length === expected.requests.length
      ? []
      : [`it made ${requests.length} requests, expected ${expected.requests.length}`]),
    ...requests.flatMap((request, index) => {
      const wanted = expected.requests[index];
      return [...refusal(request, wanted?.status), ...(wanted ? differences(request, wanted) : [])];
    }),
    ...keyFaults(expected, requests, usedKeys),
  ];
}
