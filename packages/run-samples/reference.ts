import path from 'node:path';

import {UserError, throwIfAny, writeAtomically} from '@packages/files';
import {type Json, type Spec, valueAt, wholeOperations} from '@packages/openapi';
import {
  type SampleRequest,
  type SampleTarget,
  languageOf,
  requestOf,
  sampleTargets,
  samplesOfRequest,
} from '@packages/samples';
import {nastyTexts} from '@packages/samples/testing';
import fc from 'fast-check';
import difference from 'lodash/difference';
import pick from 'lodash/pick';
import uniqBy from 'lodash/uniqBy';

import type {Config, Runner} from './config';
import {calling} from './execute';
import type {Expected, ExpectedRequest} from './expected';
import type {Batch, Sample} from './sample';

/** A request whose samples run in every language, and their expected behavior. */
interface Case {
  /** Letters and digits; class and file names are derived from it. */
  name: string;
  request: SampleRequest;
  /** The targets whose samples run; every target if undefined. */
  targets?: readonly SampleTarget[];
  expected: Expected;
}

/** The IDs in a response, which a sample must print. */
function namesIn({shows}: SampleRequest, response: unknown): string[] {
  const [field] = shows?.fields ?? [];
  if (!shows || !field) {
    return [];
  }
  const found = valueAt(response, shows.path);
  return (shows.isList && Array.isArray(found) ? (found as unknown[]) : [found])
    .map((item) => valueAt(item, [field.name]))
    .filter((value) => value !== undefined)
    .map(String);
}

/** A request that succeeds. */
function success(request: SampleRequest, name = request.operationId): Case {
  const {method, url, body = null, idempotency} = request;
  const {pathname, search} = new URL(url);
  const sent: ExpectedRequest = {
    operation: request.operationId,
    line: `${method} ${pathname}${search}`,
    body,
    key: idempotency ? 'new' : 'none',
  };
  return {name, request, expected: {requests: [sent], prints: ([response]) => namesIn(request, response)}};
}

/** A request that is rejected: samples must report the error. */
function refused(request: SampleRequest, name: string, response: Pick<ExpectedRequest, 'status' | 'response'>): Case {
  const {expected, ...sent} = success(request, name);
  const requests = expected.requests?.map((each) => ({...each, ...response}));
  const prints: Expected['prints'] = ([problem]) =>
    Object.values(pick(Object(problem) as Record<string, string>, 'code', 'request_id'));
  return {...sent, expected: {requests, code: 'error', prints}};
}

/** A request that is first rejected because of a limit: samples must retry. */
function retried(request: SampleRequest, name: string): Case {
  const {expected, ...sent} = success(request, name);
  const requests = expected.requests?.flatMap((each): ExpectedRequest[] => [
    {...each, response: 'code=429'},
    {...each, key: 'same'},
  ]);
  // curl reports each rejection, even if a retry succeeds.
  return {...sent, expected: {requests, mayWarn: true, prints: ([, response]) => namesIn(request, response)}};
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

/**
 * The factors that affect a sample's code, apart from literals. The URL is a literal, so only whether it has a query
 * matters, because a shell then needs quotes.
 */
const shapeOf = ({method, url, body, credential, headers, idempotency, shows}: SampleRequest) =>
  JSON.stringify([
    method,
    url.includes('?'),
    body !== undefined,
    credential,
    Object.keys(headers).length > 0,
    idempotency,
    shows && {...shows, fields: [...new Set(shows.fields.map(({type}) => type))].sort()},
  ]);

/** Which samples of the reference run. */
export interface ReferenceSelection {
  /** Only these languages and frameworks. */
  target?: readonly SampleTarget[];
  /** Only these operations, by operationId. */
  operation?: readonly string[];
  /** Every operation instead of one of each shape. */
  all?: boolean;
}

/**
 * The samples of the reference, one batch per target: one operation of each shape, values that are hard to write, and
 * errors.
 *
 * @throws UserError for an unknown operation
 */
export function referenceBatches(
  spec: Spec,
  {conventions, toolchains}: Pick<Config, 'conventions' | 'toolchains'>,
  {target: targets = sampleTargets, operation: names, all = false}: ReferenceSelection = {},
): Batch[] {
  const every = wholeOperations(spec)
    .flatMap((operation) => requestOf(spec, operation, conventions) ?? [])
    .map((request) => success(request));
  const {send} = conventions.testRecipients;
  const email = every.find(({name}) => name === send)?.request;
  if (!email) {
    throw new UserError(
      `There is no operation ${send}. In the API's conventions, set testRecipients.send to the operationId of the operation that sends an email.`,
    );
  }
  const special: Case[] = [
    // One target per language is enough, because frameworks use their language's literals.
    ...Object.entries(hardBodies).map(([name, body]) => ({
      ...success({...email, body}, name),
      targets: uniqBy(sampleTargets, (target) => languageOf(target).id),
    })),
    refused({...email, body: {}}, 'sendNothing', {status: 400}),
    // The samples of the other targets handle all errors in the same way.
    {...retried(email, 'sendTooMuch'), targets: ['curl', 'node', 'rails']},
    {...refused(email, 'sendTooMuch', {response: 'code=429'}), targets: ['next', 'nuxt', 'express', 'vue']},
  ];
  const cases = [...every, ...special];
  const known = cases.map(({name}) => name);
  throwIfAny(
    difference(names, known).map(
      (name) => `${name} is not an operation with samples. Expected one of: ${known.join(', ')}.`,
    ),
  );
  const shapes = all ? every : uniqBy(every, ({request}) => shapeOf(request));
  const run = names ? cases.filter(({name}) => names.includes(name)) : [...shapes, ...special];
  return toolchains.flatMap(({name: toolchain, targets: runners = {}}) =>
    targets.flatMap((target) => {
      const runner = runners[target];
      const samples = run.filter((each) => each.targets?.includes(target) ?? true);
      return runner
        ? {
            name: target,
            needs: [toolchain],
            compile: runner.compile,
            samples: samples.map((each) => sampleOf(target, runner, each)),
          }
        : [];
    }),
  );
}

/** The sample of a case for a target. */
function sampleOf(target: SampleTarget, runner: Runner, {name, request, expected}: Case): Sample {
  const samples = samplesOfRequest({...request, operationId: name});
  const {files = []} = samples.find((each) => each.target === target) ?? {};
  const [{name: file, code} = {name: '', code: ''}] = files;
  const [, method = '', url = ''] = /app\.(\w+)\(\s*'([^']+)'/u.exec(code) ?? [];
  const {serve, run = calling(method.toUpperCase(), url)} = runner;
  const env = {FILE: file, NAME: path.parse(file).name};
  const server = serve === undefined ? undefined : {command: serve, env};
  return {
    name,
    write: (to, redirect) =>
      Promise.all(files.map((each) => writeAtomically(path.join(to, each.name), redirect(each.code)))),
    steps: [{server, env, run, expects: expected}],
  };
}
