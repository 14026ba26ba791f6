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

/** A sample of the reference with what it has to do. */
export interface Program {
  /** Unique among the programs of its target: letters, digits and `-`. */
  name: string;
  target: SampleTarget;
  /** The origin of the API that it calls. */
  origin: string;
  files: readonly {name: string; code: string}[];
  expected: Expected;
}

/** A program whose files are written. */
export interface WrittenProgram extends Program {
  /** Unique among all programs; the name of its directory, and part of the URLs that it requests. */
  id: string;
  /** Its own directory, absolute. */
  dir: string;
}

/** The ids or names in a response, which a program has to print; languages write booleans differently. */
function namesIn({shows}: SampleRequest, answer: unknown): string[] {
  const [field] = shows?.fields ?? [];
  if (!shows || !field || field.type === 'boolean') {
    return [];
  }
  const found = valueAt(answer, shows.path);
  return (shows.isList && Array.isArray(found) ? (found as unknown[]) : [found])
    .map((item) => valueAt(item, [field.name]))
    .filter((value) => value !== undefined)
    .map(String);
}

/** One program per target that makes a request, named after what is special about it. */
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
      prints: ([answer]) => namesIn(request, answer),
    },
  }));
}

/** Strings of any characters, the same in each run. */
const anyTexts = fc.sample(fc.string({unit: 'binary', maxLength: 40}), {numRuns: 300, seed: 20261121});

/** Bodies that are hard to write as a literal. */
const hardBodies: Readonly<Record<string, Json>> = {
  sendHardTexts: {
    from: 'a@shop.acme.example',
    to: ['b@customer.example'],
    subject: nastyTexts.join(' ').replaceAll(/[\r\n]/gu, ' '),
    text: [...nastyTexts, ...anyTexts].join('\n'),
    html: JSON.stringify(nastyTexts),
    cc: [],
    headers: {'X-Entity-Ref-ID': '#{x} ${x} $x'},
    metadata: {},
  },
  sendHardValues: {
    from: 'a@shop.acme.example',
    to: ['b@customer.example'],
    template: {
      alias: '0',
      variables: {
        class: true,
        nil: false,
        None: 0,
        self: -1.5,
        large: 1e21,
        small: 5e-7,
        ...Object.fromEntries(nastyTexts.map((text, index) => [`text_${index}`, text])),
      },
    },
  },
};

/** The targets whose samples wait and retry; the others report the error and end. */
const retrying: readonly SampleTarget[] = ['curl', 'node', 'rails'];

const problemTexts = ([answer]: readonly unknown[]): string[] => {
  const {code = '', request_id: requestId = ''} = (answer ?? {}) as {code?: string; request_id?: string};
  return [code, requestId];
};

/** A program whose request is refused, which it has to report. */
function refused(program: Program, response: Pick<Expected['requests'][number], 'status' | 'answer'>): Program {
  const requests = program.expected.requests.map((request) => ({...request, ...response}));
  return {...program, expected: {requests, code: 'error', prints: problemTexts}};
}

/** A program whose first request exceeds the rate limit: it has to retry, or to report that. */
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
      // curl reports each refusal, even one that a retry gets over.
      mayWarn: program.target === 'curl',
      prints: ([, ...answers]) => prints?.(answers) ?? [],
    },
  };
}

/** Every program of the reference: each operation in every target, then what is hard to write, and errors. */
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
 * Writes each program to a directory of its own and plans the responses to its
 * requests. The one change to its text: the API's origin becomes a URL of the
 * mock that only this program uses.
 *
 * @throws UserError naming a program that does not call the API
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
