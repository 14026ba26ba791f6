import fc from 'fast-check';

import {samplesOfRequest} from '../../src/plugins/api-reference/samples/index';
import {requestOf} from '../../src/plugins/api-reference/samples/request';
import type {Json, SampleRequest, SampleTarget} from '../../src/plugins/api-reference/samples/types';
import {nastyTexts} from '../../src/plugins/api-reference/samples/fixture';
import type {Description, Operation} from '../../src/plugins/api-reference/types';
import {UserError} from '../lib/fail';
import type {Program} from './program';

/** What programs can be made from. */
export interface SourceContext {
  description: Description;
  /** With references resolved. */
  operations: readonly Operation[];
}

/** Where programs come from. Add one here to have it run by `npm run samples`. */
export type ProgramSource = (context: SourceContext) => readonly Program[] | Promise<readonly Program[]>;

/** What names the things in an answer: it has to be printed. Nothing in a refusal, which is a fault by itself. */
function namesIn({shows: {items, fields}}: SampleRequest, answer: unknown): string[] {
  const [{name} = {name: 'id'}] = fields;
  const read = (value: unknown, step: string): unknown => (value as Record<string, unknown> | undefined)?.[step];
  const found = ['data', ...(items ?? [])].reduce(read, answer);
  const things: unknown[] = items === undefined ? [found] : Array.isArray(found) ? found : [];
  return things
    .map((item) => read(item, name))
    .filter((value) => value !== undefined)
    .map(String);
}

function programsOf(request: SampleRequest): Program[] {
  const {operationId, method, url, body, takesIdempotencyKey} = request;
  const {pathname, search} = new URL(url);
  return samplesOfRequest(request).map(({target, files}) => ({
    name: operationId,
    target,
    files,
    expected: {
      requests: [{method, path: pathname + search, body, idempotent: takesIdempotencyKey}],
      prints: ([answer]) => namesIn(request, answer),
    },
  }));
}

function requestFor({description}: SourceContext, operation: Operation): SampleRequest {
  const request = requestOf(description, operation);
  if (!request) {
    throw new UserError(
      `There are no samples for ${operation.operationId}: the description shows too little for a request. Give its required parameters, its body and its success an example in JSON.`,
    );
  }
  return request;
}

/** The samples of the reference: every operation in every language. */
export const operationPrograms: ProgramSource = (context) =>
  context.operations.flatMap((operation) => programsOf(requestFor(context, operation)));

/** Texts of any signs, the same in each run. */
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

/** An operation that takes texts of any kind. */
function testOperation({operations}: SourceContext): Operation {
  const operation = operations.find(({operationId}) => operationId === 'sendEmail');
  if (!operation) {
    throw new UserError(
      'The operation sendEmail is gone; give scripts/samples/sources.ts another one that takes texts.',
    );
  }
  return operation;
}

/** Literals, tested with each language itself: what arrives has to be what was written. */
export const hardPrograms: ProgramSource = (context) => {
  const request = requestFor(context, testOperation(context));
  return Object.entries(hardBodies).flatMap(([operationId, body]) => programsOf({...request, operationId, body}));
};

/** Those that wait and try again by themselves; the others say what is wrong and end. */
const retrying: readonly SampleTarget[] = ['curl', 'node', 'rails'];

/** What has to be said of a problem. */
const problemTexts = (answer: unknown): string[] => {
  const {code = '', request_id: requestId = ''} = (answer ?? {}) as {code?: string; request_id?: string};
  return [code, requestId];
};

/** What the samples do where the API refuses a request for good, and where it asks to wait. */
export const failingPrograms: ProgramSource = (context) => {
  const sendEmail = requestFor(context, testOperation(context));
  const refused = programsOf({...sendEmail, operationId: 'sendNothing', body: {}});
  const limited = programsOf({...sendEmail, operationId: 'sendTooMuch'});
  const failing = (program: Program, answered: {status: number; prefer?: string}): Program => ({
    ...program,
    expected: {
      requests: program.expected.requests.map((request) => ({...request, ...answered})),
      fails: true,
      prints: ([answer]) => problemTexts(answer),
    },
  });
  const tooMuch = {status: 429, prefer: 'code=429'};
  return [
    ...refused.map((program) => failing(program, {status: 400})),
    ...limited.map((program): Program => {
      if (!retrying.includes(program.target)) {
        return failing(program, tooMuch);
      }
      const {requests, prints} = program.expected;
      return {
        ...program,
        expected: {
          requests: requests.flatMap((request) => [
            {...request, ...tooMuch},
            {...request, repeats: true},
          ]),
          // curl tells of each refusal, also of one that it gets over.
          complains: program.target === 'curl',
          prints: ([, ...answers]) => prints?.(answers) ?? [],
        },
      };
    }),
  ];
};

/** All there are. */
export const programSources: readonly ProgramSource[] = [operationPrograms, hardPrograms, failingPrograms];
