import {isDeepStrictEqual} from 'node:util';

import {type Json, jsonOf} from '@packages/openapi';

import type {Run} from './execute';

/**
 * How the API responds to a request: with an example of a success (`ok`), with the example
 * selected by a `Prefer` header, with an HTML page, as a gateway does (`html`), or not at all (`drop`).
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
  /** Empty if the response was planned to be `html` or `drop`. */
  body: string;
  /** Undefined if the API sent no response. */
  status?: number;
  responseBody?: unknown;
  /** When the request was received, in milliseconds. */
  at: number;
}

/** The emails and logins that an SMTP server has received since the last `take` call. */
export interface Taken {
  /** The envelope addresses, and the text: unfolded headers and the body. */
  emails: {from: string; to: readonly string[]; text: string}[];
  /** The number of successful logins. */
  logins: number;
  refused: string[];
}

/** A request that a sample must send. */
export interface ExpectedRequest {
  /** The operationId. */
  operation: string;
  /** The method, path, and query: `GET /v1/emails?limit=1`; undefined if any is accepted. */
  line?: string;
  /** The expected body after parsing, null for none, or undefined if any body is accepted. */
  body?: Json;
  /** The Idempotency-Key: new, the same as in the previous request, none, or one that matches; any if undefined. */
  key?: 'new' | 'same' | 'none' | RegExp;
  /** The response; a success if undefined. */
  response?: PlannedResponse;
  /** The status of the response, if it doesn't follow from the planned response. */
  status?: number;
  /** The minimum time since the previous request, in seconds. */
  after?: number;
}

/** An email that a sample must send over SMTP. */
export interface ExpectedEmail {
  /** Envelope addresses. */
  from: string;
  to: readonly string[];
  /** Strings that the headers or the body must contain. */
  holds: readonly string[];
}

/** The requirements that a step must meet to pass. */
export interface Expected {
  /** All requests of the step, in order; none if undefined. */
  requests?: readonly ExpectedRequest[];
  /** All emails of the step, in order; undefined if the step doesn't use SMTP. */
  emails?: readonly ExpectedEmail[];
  /** The exit code, or `error` for any except 0; 0 if undefined. */
  code?: number | 'error';
  /** Whether the step may write to stderr, and print the required strings there. */
  mayWarn?: boolean;
  /** Returns the strings that the step must print, given the response bodies. */
  prints?: (responses: readonly unknown[]) => readonly string[];
}

/** How much shorter a pause may appear, in milliseconds, because two clocks measure it. */
const leeway = 50;

/** The idempotency keys of all samples so far. */
const usedKeys = new Set<string>();

/** How much of a value a report includes. */
const excerpt = (value: unknown): string =>
  (typeof value === 'string' ? value.trim() : JSON.stringify(value)).slice(0, 600);

/** The value of a body; null if there is none. */
const parsed = (text: string): unknown => (text === '' ? null : jsonOf(text));

/** A fact, and the value or pattern that is expected; undefined accepts any value. */
type Fact = readonly [name: string, actual: unknown, expected: unknown];

/** The facts that differ from what was expected. */
const differences = (what: string, facts: readonly Fact[]): string[] =>
  facts
    .filter(
      ([, actual, expected]) =>
        expected !== undefined &&
        !(expected instanceof RegExp ? expected.test(String(actual)) : isDeepStrictEqual(actual, expected)),
    )
    .map(([name, actual, expected]) => {
      const wanted = expected instanceof RegExp ? `a match for ${expected.source}` : excerpt(expected) || 'nothing';
      return `${what} has the ${name} ${excerpt(actual)}, expected ${wanted}`;
    });

/** A pattern for the response's status, which comes before its body. */
function expectedResponse({response = 'ok', status}: ExpectedRequest): RegExp {
  const byResponse: Readonly<Record<string, string>> = {ok: '2', html: '502', drop: 'none'};
  return new RegExp(`^${status ?? byResponse[response] ?? /\d+/u.exec(response)?.[0] ?? response}`, 'u');
}

/** Compares a request and its response with the expectations. */
function requestErrors(actual: Recorded, previous: Recorded | undefined, expected: ExpectedRequest): string[] {
  const {line, body, key, after = 0} = expected;
  const request = `${actual.method} ${actual.path}`;
  const usedKey = actual.idempotencyKey ?? 'none';
  const isNew = usedKey !== 'none' && !usedKeys.has(usedKey);
  usedKeys.add(usedKey);
  const newKey = isNew ? usedKey : 'a new one';
  const wantedKey = key === 'new' ? newKey : key === 'same' ? (previous?.idempotencyKey ?? 'none') : key;
  const isRepeated = key === 'same' && actual.body !== '';
  const pause = actual.at - (previous?.at ?? 0);
  return differences(request, [
    ['line', request, line],
    ['response', `${actual.status ?? 'none'} ${excerpt(actual.responseBody ?? '')}`, expectedResponse(expected)],
    ['body', parsed(actual.body), isRepeated && previous?.body ? parsed(previous.body) : body],
    ['Idempotency-Key', usedKey, wantedKey],
    ['pause', `${pause} ms`, pause < after * 1000 - leeway ? `${after} s` : undefined],
  ]);
}

/** The expected strings that the output does not contain, ignoring case. */
const missing = (what: string, text: string, parts: readonly string[]): string[] =>
  parts
    .filter((part) => !text.toLowerCase().includes(part.toLowerCase()))
    .map((part) => `${what} does not contain ${excerpt(part)}`);

/** Compares the emails with the expectations; a server with an untrusted certificate must not receive anything. */
const smtpErrors = ({emails = [], code}: Expected, {emails: sent, logins, refused}: Taken): string[] => [
  ...differences(code === undefined ? 'it' : 'it trusts the SMTP server, and', [
    ['rejected requests', refused, []],
    ['email count', sent.length, emails.length],
    ['login count', logins, code === undefined ? undefined : 0],
  ]),
  ...sent.flatMap(({from, to, text}, index) => [
    ...differences('the email', [
      ['sender', from, emails[index]?.from],
      ['recipients', to, emails[index]?.to],
    ]),
    ...missing(`the email ${excerpt(text)}`, text, emails[index]?.holds ?? []),
  ]),
];

/**
 * Compares a step with the expectations, and returns the errors; empty if the step passed.
 *
 * @param taken undefined if the sample doesn't use the SMTP server
 */
export function errorsOf(expected: Expected, run: Run, requests: readonly Recorded[], taken?: Taken): string[] {
  const {requests: planned = [], code = 0, mayWarn = code !== 0, prints} = expected;
  const printed = mayWarn ? run.stdout + run.stderr : run.stdout;
  const errors = [
    ...differences('it', [
      ['exit code', run.code ?? 'none, because it took too long', code === 'error' ? /^(?!0$|none)/u : code],
      ['stderr output', run.stderr.trim(), mayWarn || run.code !== code ? undefined : ''],
      ['requests', requests.map(({operation}) => operation), planned.map(({operation}) => operation)],
    ]),
    ...requests.flatMap((request, index) =>
      planned[index] ? requestErrors(request, requests[index - 1], planned[index]) : [],
    ),
    ...(taken ? smtpErrors(expected, taken) : []),
    ...missing('its output', printed, prints?.(requests.map(({responseBody}) => responseBody)) ?? []),
  ];
  return errors.length === 0 ? [] : [...errors, `It printed: ${excerpt(run.stdout + run.stderr)}`];
}
