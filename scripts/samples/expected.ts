import {isDeepStrictEqual} from 'node:util';

import type {Json} from '../../src/openapi/samples/types';
import type {PlannedResponse, Recorded} from './api';
import type {Run} from './execute';
import type {Taken, TakenEmail} from './smtpSink';

/** A request that a sample must send. */
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
  /**
   * Its Idempotency-Key: one that no sample used before, the key of the previous request (which it repeats), none, or
   * one that matches; undefined if any or none is accepted.
   */
  key?: 'new' | 'same' | 'none' | RegExp;
  /** The response; a success if undefined. */
  answer?: PlannedResponse;
  /** The status of the response, if it follows neither from the answer nor is a success. */
  status?: number;
  /** The minimum time since the previous request, in seconds. */
  after?: number;
}

/** An email that a sample must send over SMTP. */
export interface ExpectedEmail {
  /** Envelope addresses. */
  from: string;
  to: readonly string[];
  /** Strings in its headers or body. */
  holds: readonly string[];
}

/** The requirements that a step must meet to pass. */
export interface Expected {
  /** All of its requests, in order; none if undefined. */
  requests?: readonly ExpectedRequest[];
  /** All of its emails, in order; undefined if it does not use SMTP. */
  emails?: readonly ExpectedEmail[];
  /** Its exit code, or any except 0; 0 if undefined. */
  code?: number | 'error';
  /** Whether it may write to stderr, and print there what it must print. */
  mayWarn?: boolean;
  /**
   * The strings that it must print.
   *
   * @param responses the bodies of the responses, in order
   */
  prints?: (responses: readonly unknown[]) => readonly string[];
  /** A string that it must not print. */
  hides?: string;
}

/** Two clocks measure a pause, so it may appear slightly shorter, in milliseconds. */
const leeway = 50;

/** The idempotency keys of all samples so far. */
const usedKeys = new Set<string | undefined>();

/** How much of a sample's output a report includes. */
const excerpt = (text: string): string => text.trim().slice(0, 600);

const parsed = (text: string): unknown => {
  try {
    return text === '' ? null : JSON.parse(text);
  } catch {
    return text;
  }
};

/** Whether a response is the expected one. */
function isExpected(actual: number | undefined, {answer = 'ok', status}: ExpectedRequest): boolean {
  switch (answer) {
    case 'ok':
      return status === undefined ? (actual ?? 500) < 300 : actual === status;
    case 'drop':
      return actual === undefined;
    case 'html':
      return actual === 502;
    default:
      return answer.startsWith(`code=${actual}`);
  }
}

/** What is wrong with the idempotency key of a request, and with the body of one that repeats another. */
function keyErrors(request: Recorded, previous: Recorded | undefined, {key}: ExpectedRequest): string[] {
  const {idempotencyKey: actual, body} = request;
  const isNew = !usedKeys.has(actual);
  usedKeys.add(actual);
  switch (key) {
    case undefined:
      return [];
    case 'none':
      return actual === undefined ? [] : [`an Idempotency-Key, expected none`];
    case 'new':
      return actual !== undefined && isNew ? [] : [`the Idempotency-Key ${actual ?? '(none)'}, expected a new one`];
    case 'same':
      return [
        ...(actual === previous?.idempotencyKey ? [] : [`the Idempotency-Key ${actual}, expected the previous one`]),
        ...(!previous?.body || !body || body === previous.body ? [] : ['another body than the request it repeats']),
      ];
    default:
      return key.test(actual ?? '') ? [] : [`the Idempotency-Key ${actual ?? '(none)'}, expected ${key.source}`];
  }
}

/** Compares a request and its response with the expectations. */
function requestErrors(actual: Recorded, previous: Recorded | undefined, expected: ExpectedRequest): string[] {
  const {operation, line, body, answer = 'ok', status, after = 0} = expected;
  const actualLine = `${actual.method} ${actual.path}`;
  const pause = actual.at - (previous?.at ?? 0);
  return [
    isExpected(actual.status, expected)
      ? ''
      : `${actualLine} got ${actual.status ?? 'no response'}, expected ${status ?? (answer === 'ok' ? '2xx' : answer)}: ${excerpt(JSON.stringify(actual.responseBody ?? ''))}`,
    actual.operation === operation && (line ?? actualLine) === actualLine
      ? ''
      : `it requested ${actualLine}, expected ${line ?? operation}`,
    body === undefined || isDeepStrictEqual(parsed(actual.body), body)
      ? ''
      : `the body of ${actualLine} is ${excerpt(actual.body)}, expected ${body === null ? 'none' : excerpt(JSON.stringify(body))}`,
    pause >= after * 1000 - leeway ? '' : `${actualLine} came after ${pause} ms, expected ${after} s`,
    ...keyErrors(actual, previous, expected).map((what) => `${actualLine} has ${what}`),
  ];
}

const list = (values: readonly string[]): string => values.join(', ') || 'nobody';

function emailErrors(actual: TakenEmail, expected: ExpectedEmail): string[] {
  const text = actual.text.toLowerCase();
  return [
    actual.from === expected.from ? '' : `the email came from ${actual.from || 'nobody'}, expected ${expected.from}`,
    list(actual.to) === list(expected.to) ? '' : `the email went to ${list(actual.to)}, expected ${list(expected.to)}`,
    ...expected.holds
      .filter((held) => !text.includes(held.toLowerCase()))
      .map(
        (held) => `the email does not contain ${JSON.stringify(held)}: ${JSON.stringify(actual.text.slice(0, 800))}`,
      ),
  ];
}

/** Compares what an SMTP server received with the expectations. */
function smtpErrors({emails = [], code}: Expected, taken: Taken): string[] {
  if (code !== undefined) {
    const isQuiet = taken.emails.length + taken.logins + taken.refused.length === 0;
    return isQuiet ? [] : ['it sent its key to a server with an untrusted certificate'];
  }
  return [
    ...taken.refused.map((what) => `${what} was refused`),
    taken.emails.length === emails.length ? '' : `it sent ${taken.emails.length} emails, expected ${emails.length}`,
    ...emails.flatMap((each, index) => (taken.emails[index] ? emailErrors(taken.emails[index], each) : [])),
  ];
}

/** What happened in a step. */
export interface Outcome {
  run: Run;
  requests: readonly Recorded[];
  /** What the SMTP server received, if the sample uses it. */
  taken?: Taken;
}

/** Compares a step with the expectations; empty if it passed. */
export function errorsOf(expected: Expected, {run, requests, taken}: Outcome): string[] {
  const {requests: planned = [], code = 0, mayWarn = code !== 0, prints, hides} = expected;
  const ended = code === 'error' ? run.code !== null && run.code !== 0 : run.code === code;
  const printed = mayWarn ? run.stdout + run.stderr : run.stdout;
  const texts = prints?.(requests.map(({responseBody}) => responseBody)) ?? [];
  return [
    ended
      ? ''
      : `it ended with ${run.code ?? 'no code: it took too long'}, expected ${code === 'error' ? 'an error' : code}. It printed: ${excerpt(run.stdout + run.stderr)}`,
    mayWarn || !ended || run.stderr.trim() === '' ? '' : `it wrote to stderr: ${excerpt(run.stderr)}`,
    requests.length === planned.length
      ? ''
      : `it made ${requests.length} requests (${requests.map(({operation}) => operation).join(', ')}), expected ${planned.length}`,
    ...requests.flatMap((request, index) =>
      planned[index] ? requestErrors(request, requests[index - 1], planned[index]) : [],
    ),
    ...(taken ? smtpErrors(expected, taken) : []),
    ...texts
      .filter((text) => !printed.includes(text))
      .map((text) => `it did not print ${JSON.stringify(text)}, but ${JSON.stringify(excerpt(printed))}`),
    hides !== undefined && printed.includes(hides) ? `it printed ${hides}, which only a log should contain` : '',
  ].filter((error) => error !== '');
}
