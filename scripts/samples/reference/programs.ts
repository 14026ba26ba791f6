import path from 'node:path';

import fc from 'fast-check';

import {nastyTexts} from '../../../src/openapi/testing/samples';
import {apiConventions} from '../../../src/config/api';
import {valueAt} from '../../../src/lib/json';
import {samplesOfRequest} from '../../../src/openapi/samples/index';
import {requestOf} from '../../../src/openapi/samples/request';
import type {Json, SampleRequest, SampleTarget} from '../../../src/openapi/samples/types';
import type {Spec, Operation} from '../../../src/openapi/types';
import {UserError} from '../../lib/fail';
import {writeAtomically} from '../../lib/files';
import type {SampleApi} from '../api';
import type {Expected} from '../expected';

/** A sample of the reference and what it must do. */
export interface Program {
  /** Unique among the programs of its target: letters, digits and `-`. */
  name: string;
  target: SampleTarget;
  /** The API origin that it calls. */
  origin: string;
  files: readonly {name: string; code: string}[];
  expected: Expected;
}

/** A program whose files have been written. */
export interface WrittenProgram extends Program {
  /** Unique among all programs; the name of its directory, and part of the URLs that it requests. */
  id: string;
  /** Its own directory, as an absolute path. */
  dir: string;
}

/** The ids or names in a response, which a program must print; languages format booleans differently. */
function namesIn({shows}: SampleRequest, response: unknown): string[] {
  const [field] = shows?.fields ?? [];
  if (!shows || !field || field.type === 'boolean') {
    return [];
  }
  const found = valueAt(response, shows.path);
  return (shows.isList && Array.isArray(found) ? (found as unknown[]) : [found])
    .map((item) => valueAt(item, [field.name]))
    .filter((value) => value !== undefined)
    .map(String);
}

/** One program per target that sends a request, named after its special case. */
function programsOf(request: SampleRequest, name = request.operationId): Program[] {
  const {operationId, method, url, body = null, takesIdempotencyKey} = request;
  const {origin, pathname, search} = new URL(url);
  const line = `${method} ${pathname}${search}`;
  return samplesOfRequest({...request, operationId: name}).map(({target, files}) => ({
    name,
    target,
    origin,
    files,
    expected: {
      requests: [{operation: operationId, line, body, idempotent: takesIdempotencyKey}],
      prints: ([response]) => namesIn(request, response),
    },
  }));
}

/** Strings of random characters, the same in each run. */
const anyTexts = fc.sample(fc.string({unit: 'binary', maxLength: 40}), {numRuns: 300, seed: 20261121});

/** Bodies that are hard to write as literals. */
const hardBodies: Readonly<Record<string, Json>> = {
  sendHardTexts: {
    from: 'a@shop.example',
    to: ['b@customer.example'],
    subject: nastyTexts.join(' ').replaceAll(/[\r\n]/gu, ' '),
    text: [...nastyTexts, ...anyTexts].join('\n'),
    html: JSON.stringify(nastyTexts),
    cc: [],
    headers: {'X-Entity-Ref-ID': '#{x} ${x} $x'},
    metadata: {},
  },
  sendHardValues: {
    from: 'a@shop.example',
    to: ['b@customer.example'],
    template: {
      alias: '0',
      variables: {
        class: true,
        nil: false,
        None: 0,
        self: -1.5,
        large: 1e21,
        tiny: 5e-7,
        ...Object.fromEntries(nastyTexts.map((text, index) => [`text_${index}`, text])),
      },
    },
  },
};

/** The targets whose samples wait and retry; the others report the error and exit. */
const retrying: readonly SampleTarget[] = ['curl', 'node', 'rails'];

const problemTexts = ([response]: readonly unknown[]): string[] => {
  const {code = '', request_id: requestId = ''} = (response ?? {}) as {code?: string; request_id?: string};
  return [code, requestId];
};

/** A program whose request is rejected, which it must report. */
function refused(program: Program, response: Pick<Expected['requests'][number], 'status' | 'answer'>): Program {
  const requests = program.expected.requests.map((request) => ({...request, ...response}));
  return {...program, expected: {requests, code: 'error', prints: problemTexts}};
}

/** A program whose first request exceeds the rate limit: it must retry, or report the error. */
function limited(program: Program): Program {
  const response = {status: 429, answer: 'code=429'} as const;
  if (!retrying.includes(program.target)) {
    return refused(program, response);
  }
  const {requests, prints} = program.expected;
  return {
    ...program,
    expected: {
      requests: requests.flatMap((request) => [
        {...request, ...response},
        {...request, repeats: true},
      ]),
      // curl reports each rejection, even if a retry succeeds.
      mayWarn: program.target === 'curl',
      prints: ([, ...responses]) => prints?.(responses) ?? [],
    },
  };
}

/** Every program of the reference: each operation in every target, values that are hard to write, and errors. */
export function referencePrograms(spec: Spec, operations: readonly Operation[]): Program[] {
  const requestFor = (operation: Operation): SampleRequest => {
    const request = requestOf(spec, operation);
    if (!request) {
      throw new UserError(
        `There are no samples for ${operation.operationId}. Add a server to api-spec/openapi.yaml, and application/json to the request body of the operation.`,
      );
    }
    return request;
  };
  const {send} = apiConventions.testRecipients;
  const sendEmail = operations.find(({operationId}) => operationId === send);
  if (!sendEmail) {
    throw new UserError(
      `There is no operation ${send}. Write the operationId of the one that sends an email into testRecipients of src/config/api.ts.`,
    );
  }
  const request = requestFor(sendEmail);
  return [
    ...operations.flatMap((operation) => programsOf(requestFor(operation))),
    ...Object.entries(hardBodies).flatMap(([name, body]) => programsOf({...request, body}, name)),
    ...programsOf({...request, body: {}}, 'sendNothing').map((program) => refused(program, {status: 400})),
    ...programsOf(request, 'sendTooMuch').map(limited),
  ];
}

/**
 * Writes each program to its own directory and plans the responses to its requests. The only change
 * is that the API's origin becomes a mock URL that only this program uses.
 *
 * @throws UserError for a program that does not call the API
 */
export async function writeProgram(program: Program, parent: string, api: SampleApi): Promise<WrittenProgram> {
  const {target, name, origin, expected} = program;
  const id = `${target}-${name}`;
  if (!program.files.some(({code}) => code.includes(origin))) {
    throw new UserError(`The ${target} sample of ${name} does not contain ${origin}. Expected one that calls the API.`);
  }
  const dir = path.join(parent, id);
  const files = program.files.map((file) => ({
    ...file,
    code: file.code.replaceAll(origin, api.originOf(id)),
  }));
  await Promise.all(files.map((file) => writeAtomically(path.join(dir, file.name), file.code)));
  api.expect(
    id,
    expected.requests.map(({answer = 'ok'}) => answer),
  );
  return {...program, files, id, dir};
}
