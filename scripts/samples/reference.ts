import path from 'node:path';

import fc from 'fast-check';
import uniqBy from 'lodash/uniqBy';

import {apiConventions} from '../../src/config/api';
import {valueAt} from '../../src/lib/json';
import {type SampleTarget, sampleTargets, samplesOfRequest} from '../../src/openapi/samples/index';
import {requestOf} from '../../src/openapi/samples/request';
import type {Json, Sample as Code, SampleRequest} from '../../src/openapi/samples/types';
import {nastyTexts} from '../../src/openapi/testing/samples';
import type {Operation, Spec} from '../../src/openapi/types';
import {toolchains} from '../entry/toolchains.mjs';
import {UserError, throwIfAny} from '../lib/fail';
import {writeAtomically} from '../lib/files';
import {calling} from './behaviors';
import type {Expected} from './expected';
import type {Batch, Phase, Sample} from './run';

/** How the samples of a target run. */
interface Runner {
  /** A command that compiles all of them, in the directory that contains theirs. */
  compile?: (run: readonly string[]) => string;
  /** A command that runs one of them, in its directory. */
  run: (file: string, name: string, code: string) => Pick<Phase, 'serve'> & {run: Phase['steps'][number]['run']};
}

const command = (run: (file: string, name: string) => string): Runner => ({
  run: (file, name) => ({run: run(file, name)}),
});

const isModule = `echo '{"type": "module"}' > package.json`;

/** Compiles route handlers, with the strict settings that a customer's project has. */
const route = (globals: string): Runner => ({
  compile: () => `echo "${globals}" > globals.d.ts && ${isModule} &&
tsc --target es2022 --lib es2023,dom,dom.iterable --module esnext --moduleResolution bundler --types node \\
  --strict --skipLibCheck --rootDir . $(find . -name '*.ts')`,
  run: (file) => ({run: `node $RUNNER/drivers/route.mjs ${file.replace(/ts$/u, 'js')}`}),
});

/** Globals that Nuxt provides. */
const nuxtGlobals = `declare const defineEventHandler: typeof import('h3').defineEventHandler;
declare const createError: typeof import('h3').createError;
declare const \\$fetch: import('ofetch').\\$Fetch;`;

const node = command((file) => `node ${file}`);

/** How the samples of each target run; the slowest come first, so that none of them runs last. */
const runners: Readonly<Record<SampleTarget, Runner>> = {
  vue: {
    compile: () => `${isModule} && node $RUNNER/drivers/vue.mjs build . */*.vue`,
    run: (file) => ({
      serve: 'node server.mjs',
      run: `node $RUNNER/drivers/vue.mjs use ${file.replace(/vue$/u, 'js')}`,
    }),
  },
  java: {
    compile: () =>
      'javac -Xlint:all,-path,-processing -Werror -proc:none -cp "$JACKSON" -d classes $(find . -name "*.java")',
    run: (file) => ({
      run: `java -XX:TieredStopAtLevel=1 -XX:+UseSerialGC -cp "../classes:$JACKSON" ${path.parse(file).name}`,
    }),
  },
  rails: command((file) => `ruby $RUNNER/drivers/rails.rb ${file}`),
  go: {
    compile: (run) => {
      const dirs = run.map((name) => `./${name}`).join(' ');
      // gofmt lists files that it would change, but still succeeds.
      return `files="$(gofmt -l .)" && test -z "$files" || { echo "gofmt formats these files differently: $files"; exit 1; }
echo 'module samples' > go.mod && go vet ${dirs} && go build -ldflags='-s -w' -o bin/ ${dirs}`;
    },
    run: (_file, name) => ({run: `../bin/${name}`}),
  },
  next: route(''),
  nuxt: route(nuxtGlobals),
  laravel: command((file) => `php -d display_errors=stderr $RUNNER/drivers/laravel.php ${file}`),
  javascript: node,
  node,
  express: {
    run: (_file, _name, code) => {
      const [, method = '', url = ''] = /app\.(\w+)\(\s*'([^']+)'/u.exec(code) ?? [];
      return {serve: 'node server.mjs', run: calling(method.toUpperCase(), url)};
    },
  },
  python: command((file) => `python3 -W error ${file}`),
  ruby: command((file) => `ruby -W ${file}`),
  php: command((file) => `php -d display_errors=stderr -d error_reporting=-1 ${file}`),
  curl: command((file) => `sh ${file}`),
};

/** A request whose samples run in every language, and what they must do. */
interface Case {
  /** Letters and digits; class and file names are derived from it. */
  name: string;
  request: SampleRequest;
  expected: (target: SampleTarget) => Expected;
}

/** The ids or names in a response, which a sample must print; languages format booleans differently. */
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

/** A request that succeeds. */
function success(request: SampleRequest, name = request.operationId): Case & {expected: () => Expected} {
  const {operationId: operation, method, url, body = null, takesIdempotencyKey} = request;
  const {pathname, search} = new URL(url);
  const line = `${method} ${pathname}${search}`;
  return {
    name,
    request,
    expected: () => ({
      requests: [{operation, line, body, key: takesIdempotencyKey ? 'new' : 'none'}],
      prints: ([response]) => namesIn(request, response),
    }),
  };
}

const problemTexts = ([response]: readonly unknown[]): string[] => {
  const {code = '', request_id: requestId = ''} = (response ?? {}) as {code?: string; request_id?: string};
  return [code, requestId];
};

/** A request that is rejected, which the samples must report. */
function refused(
  request: SampleRequest,
  name: string,
  response: Pick<NonNullable<Expected['requests']>[number], 'status' | 'answer'>,
): Case & {expected: () => Expected} {
  const {expected} = success(request, name);
  const requests = expected().requests?.map((each) => ({...each, ...response}));
  return {name, request, expected: () => ({requests, code: 'error', prints: problemTexts})};
}

/** The targets whose samples wait and retry; the others report the error and exit. */
const retrying: readonly SampleTarget[] = ['curl', 'node', 'rails'];

/** A request that first exceeds the rate limit: samples must retry, or report the error. */
function limited(request: SampleRequest, name: string): Case {
  const first = refused(request, name, {answer: 'code=429'});
  const {requests = []} = first.expected();
  return {
    ...first,
    expected: (target) =>
      retrying.includes(target)
        ? {
            requests: [...requests, ...requests.map((each) => ({...each, answer: undefined, key: 'same' as const}))],
            // curl reports each rejection, even if a retry succeeds.
            mayWarn: target === 'curl',
            prints: ([, response]) => namesIn(request, response),
          }
        : first.expected(),
  };
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
 * What makes a difference to the code of a sample, apart from literals. The URL is a literal, whose path is complete;
 * only a query needs quotes in a shell.
 */
const shapeOf = ({method, url, body, credential, headers, takesIdempotencyKey, shows, deprecated}: SampleRequest) =>
  JSON.stringify([
    method,
    url.includes('?'),
    body !== undefined,
    credential,
    Object.keys(headers).length > 0,
    takesIdempotencyKey,
    shows && {...shows, fields: [...new Set(shows.fields.map(({type}) => type))].sort()},
    deprecated,
  ]);

/** The request of an operation. */
function requestFor(spec: Spec, operation: Operation): SampleRequest {
  const request = requestOf(spec, operation);
  if (!request) {
    throw new UserError(
      `There are no samples for ${operation.operationId}. Add a server to api-spec/openapi.yaml, and application/json to the request body of the operation.`,
    );
  }
  return request;
}

/** The email that the special cases send. */
function emailOf(requests: readonly SampleRequest[]): SampleRequest {
  const {send} = apiConventions.testRecipients;
  const email = requests.find(({operationId}) => operationId === send);
  if (!email) {
    throw new UserError(
      `There is no operation ${send}. Write the operationId of the one that sends an email into testRecipients of src/config/api.ts.`,
    );
  }
  return email;
}

/** Which samples of the reference run. */
export interface ReferenceSelection {
  /** Only these languages and frameworks. */
  targets?: readonly SampleTarget[];
  /** Only these operations, by operationId. */
  names?: readonly string[];
  /** Every operation instead of one of each shape. */
  all?: boolean;
}

/**
 * The samples of the reference, one batch per target: one operation of each shape, values that are hard to write, and
 * errors. The others are only compiled, where that is quick.
 *
 * @throws UserError for an unknown operation
 */
export function referenceBatches(
  spec: Spec,
  operations: readonly Operation[],
  {targets = sampleTargets, names, all = false}: ReferenceSelection,
): Batch[] {
  const requests = operations.map((operation) => requestFor(spec, operation));
  const email = emailOf(requests);
  const every: Case[] = requests.map((request) => success(request));
  const special: Case[] = [
    ...Object.entries(hardBodies).map(([name, body]) => success({...email, body}, name)),
    refused({...email, body: {}}, 'sendNothing', {status: 400}),
    limited(email, 'sendTooMuch'),
  ];
  const cases = [...every, ...special];
  throwIfAny(
    (names ?? [])
      .filter((name) => !cases.some((each) => each.name === name))
      .map(
        (name) =>
          `${name} is not an operation with samples. Expected one of: ${cases.map((each) => each.name).join(', ')}.`,
      ),
  );
  const shapes = all ? every : uniqBy(every, ({request}) => shapeOf(request));
  const run = names ? cases.filter(({name}) => names.includes(name)) : [...shapes, ...special];
  return (Object.keys(runners) as SampleTarget[])
    .filter((target) => targets.includes(target))
    .map((target): Batch => {
      const runner = runners[target];
      return {
        name: target,
        needs: toolchains.filter(({targets: supported}) => supported.includes(target)).map(({name}) => name),
        compile: runner.compile?.(run.map(({name}) => name)),
        samples: (runner.compile ? [...new Set([...run, ...cases])] : run).map((each) =>
          sampleOf(target, each, run.includes(each)),
        ),
      };
    });
}

/** A case in a language. */
function sampleOf(target: SampleTarget, {name, request, expected}: Case, isRun: boolean): Sample {
  const {files = []} = samplesOfRequest({...request, operationId: name}).find((it) => it.target === target) ?? {};
  const {origin} = new URL(request.url);
  if (!files.some(({code}) => code.includes(origin))) {
    throw new UserError(`The ${target} sample of ${name} does not contain ${origin}. Expected one that calls the API.`);
  }
  return {
    name,
    write: (dir, redirect) =>
      Promise.all(files.map((file) => writeAtomically(path.join(dir, file.name), redirect(file.code)))),
    phases: isRun ? [phaseOf(target, name, files, expected(target))] : [],
  };
}

function phaseOf(target: SampleTarget, name: string, files: Code['files'], expects: Expected): Phase {
  const [file] = files;
  const {serve, run} = runners[target].run(file?.name ?? '', name, file?.code ?? '');
  return {serve, steps: [{run, expects}]};
}
