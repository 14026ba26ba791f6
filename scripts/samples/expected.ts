import {isDeepStrictEqual} from 'node:util';

import type {Json} from '../../src/openapi/samples/types';
import type {PlannedResponse, Recorded} from './api';
import type {Run} from './execute';

/** A request that a program must send. */
export interface ExpectedRequest {
  /** The operationId. */
  operation: string;
  /**
   * Method and path with the query, e.g. `GET /v1/emails?limit=1`; undefined if any request of the
   * operation is accepted.
   */
  line?: string;
  /** The expected body after parsing, null for none, or undefined if any body is accepted. */
  body?: Json;
  /** Whether it has an Idempotency-Key; undefined if optional. */
  idempotent?: boolean;
  /** Whether it repeats the previous request, with the same Idempotency-Key. */
  repeats?: boolean;
  /** The response; a success if undefined. */
  answer?: PlannedResponse;
  /** The status of the response; a success if undefined. */
  status?: number;
}

/** The requirements that a program must meet to pass. */
export interface Expected {
  /** All of its requests, in order. */
  requests: readonly ExpectedRequest[];
  /** Its exit code, or any except 0; 0 if undefined. */
  code?: number | 'error';
  /** Whether it may write to stderr. */
  mayWarn?: boolean;
  /**
   * The strings that it must print; on either stream if it must fail.
   *
   * @param responses the bodies of the responses, in order
   */
  prints?: (responses: readonly unknown[]) => readonly string[];
}

/** How much of a program's output a report includes. */
const excerpt = (text: string): string => text.trim().slice(0, 600);

const parsed = (text: string): unknown => {
  try {
    return text === '' ? null : JSON.parse(text);
  } catch {
    return text;
  }
};

/** Compares a request and its response with the expectations. */
function requestErrors(actual: Recorded, {operation, line, body, idempotent, status}: ExpectedRequest): string[] {
  const actualLine = `${actual.method} ${actual.path}`;
  const hasKey = actual.idempotencyKey !== undefined;
  const isFine = status === undefined ? (actual.status ?? 500) < 300 : actual.status === status;
  return [
    isFine
      ? ''
      : `${actualLine} got ${actual.status ?? 'no response'}, expected ${status ?? '2xx'}: ${excerpt(JSON.stringify(actual.responseBody ?? ''))}`,
    actual.operation === operation && (line ?? actualLine) === actualLine
      ? ''
      : `it requested ${actualLine}, expected ${line ?? operation}`,
    body === undefined || isDeepStrictEqual(parsed(actual.body), body)
      ? ''
      : `the body of ${actualLine} is ${excerpt(actual.body)}, expected ${body === null ? 'none' : excerpt(JSON.stringify(body))}`,
    idempotent === undefined || idempotent === hasKey
      ? ''
      : `${actualLine} has ${hasKey ? 'an' : 'no'} Idempotency-Key, expected ${hasKey ? 'none' : 'one'}`,
  ];
}

/** Idempotency keys that are not new, and retries with a new one. */
function keyErrors(
  expectedRequests: readonly ExpectedRequest[],
  requests: readonly Recorded[],
  usedKeys: Set<string | undefined>,
): string[] {
  const errors = requests.map((request, index) => {
    const key = request.idempotencyKey;
    if (expectedRequests[index]?.repeats) {
      return key === requests[index - 1]?.idempotencyKey
        ? ''
        : `the repetition has the Idempotency-Key ${key ?? ''}, expected the same`;
    }
    return key !== undefined && usedKeys.has(key) ? `the Idempotency-Key ${key} is not new` : '';
  });
  requests.forEach((request) => usedKeys.add(request.idempotencyKey));
  return errors;
}

/**
 * Compares the run of a program with the expectations; empty if it passed.
 *
 * @param usedKeys the idempotency keys of all programs so far; this program's keys are added
 */
export function errorsOf(
  {requests: expectedRequests, code = 0, mayWarn = code !== 0, prints}: Expected,
  requests: readonly Recorded[],
  run: Run,
  usedKeys = new Set<string | undefined>(),
): string[] {
  const ended = code === 'error' ? run.code !== null && run.code !== 0 : run.code === code;
  const printed = code === 0 ? run.stdout : run.stdout + run.stderr;
  const texts = prints?.(requests.map(({responseBody}) => responseBody)) ?? [];
  return [
    ended
      ? ''
      : `it ended with ${run.code ?? 'no code: it took too long'}, expected ${code === 'error' ? 'an error' : code}`,
    (ended && mayWarn) || run.stderr.trim() === '' ? '' : `it wrote to stderr: ${excerpt(run.stderr)}`,
    requests.length === expectedRequests.length
      ? ''
      : `it made ${requests.length} requests (${requests.map(({operation}) => operation).join(', ')}), expected ${expectedRequests.length}`,
    ...requests.flatMap((request, index) =>
      expectedRequests[index] ? requestErrors(request, expectedRequests[index]) : [],
    ),
    ...keyErrors(expectedRequests, requests, usedKeys),
    ...texts
      .filter((text) => !printed.includes(text))
      .map((text) => `it did not print ${JSON.stringify(text)}, but ${JSON.stringify(excerpt(printed))}`),
  ].filter((error) => error !== '');
}
