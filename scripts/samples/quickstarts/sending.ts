import type {PlannedResponse, Recorded, SampleApi} from '../api';
import type {Run} from '../execute';

interface Case {
  readonly name: string;
  readonly responses: readonly PlannedResponse[];
  /** The maximum number of requests. */
  readonly requests: number;
  readonly succeeds: boolean;
  /** The expected output. */
  readonly prints: string;
  /** The minimum time between requests, in seconds. */
  readonly pauses?: readonly number[];
  /** The API key, if it is not a valid one. */
  readonly key?: string;
}

const sent = 'accepted';

/** The required behavior of a program that sends an email, by situation. */
const cases: readonly Case[] = [
  {name: 'an email that is accepted', responses: [], requests: 1, succeeds: true, prints: sent},
  {
    name: 'a limit of one second, then an internal error',
    responses: ['code=429, example=rate_limit_exceeded', 'code=500'],
    requests: 3,
    succeeds: true,
    prints: sent,
    pauses: [1, 2],
  },
  {name: 'no response, then an HTML page', responses: ['drop', 'html'], requests: 3, succeeds: true, prints: sent},
  {
    name: 'the daily limit',
    responses: ['code=429, example=daily_limit_exceeded'],
    requests: 1,
    succeeds: false,
    prints: 'daily_limit_exceeded',
  },
  {
    name: 'a domain that is not verified',
    responses: ['code=403, example=domain_not_verified'],
    requests: 1,
    succeeds: false,
    prints: 'domain_not_verified',
  },
  {
    name: 'a wrong key',
    responses: [],
    requests: 1,
    succeeds: false,
    prints: 'invalid_api_key',
    key: 'wrong',
  },
  {
    name: 'a permanent error',
    responses: ['code=500', 'code=500', 'code=500', 'code=500'],
    requests: 4,
    succeeds: false,
    prints: 'internal_error',
  },
];

/** Two clocks measure a pause, so it may appear slightly shorter. */
const leeway = 50;

/** The errors found in a program in one situation. */
function errorsIn(
  {requests, succeeds, prints, pauses = []}: Case,
  seen: readonly Recorded[],
  code: Run['code'],
  output: string,
): string[] {
  const keys = new Set(seen.map(({idempotencyKey}) => idempotencyKey));
  const bodies = new Set(seen.map(({body}) => body).filter((body) => body !== ''));
  return [
    seen.length === requests ? '' : `sent ${seen.length} requests; expected ${requests}`,
    (code === 0) === succeeds ? '' : `ended with ${code}; expected ${succeeds ? '0' : 'another code than 0'}`,
    output.includes(prints) ? '' : `did not print "${prints}"`,
    keys.size === 1 && !keys.has(undefined) ? '' : 'did not keep one idempotency key',
    bodies.size <= 1 ? '' : 'changed the body between attempts',
    seen.some(({status}) => status === 400) ? 'sent a body that the spec does not allow' : '',
    ...pauses.map((seconds, index) => {
      const pause = (seen[index + 1]?.at ?? 0) - (seen[index]?.at ?? 0);
      return pause >= seconds * 1000 - leeway ? '' : `waited ${pause} ms; expected ${seconds} s`;
    }),
  ].filter((error) => error !== '');
}

/**
 * Runs a program that sends one email in each situation, all in parallel because it mostly waits.
 *
 * @param id the program's id in the mock
 * @returns its errors; empty if it passed
 */
export async function checkSending(
  run: (env: NodeJS.ProcessEnv) => Promise<Run>,
  api: SampleApi,
  id: string,
): Promise<string[]> {
  const errors = await Promise.all(
    cases.map(async (situation, index) => {
      api.expect(`${id}.${index}`, situation.responses);
      const {code, stdout, stderr} = await run({MAILWREN_API_KEY: `${situation.key ?? api.key}.${index}`});
      const output = stdout + stderr;
      const found = errorsIn(situation, api.requestsOf(`${id}.${index}`), code, output);
      return found.length > 0 ? `${situation.name}: ${found.join('; ')}. It printed:\n${output.slice(-600)}` : '';
    }),
  );
  return errors.filter((error) => error !== '');
}
