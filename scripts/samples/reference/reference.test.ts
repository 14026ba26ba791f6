import {mkdtemp, rm} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import type {Description} from '../../../src/openapi/types';
import {workDir} from '../../lib/paths';
import {bundleDescription} from '../../reference/checkDescription';
import {type SampleApi, serveSampleApi} from '../api';
import {type Report, type Result, runBatches} from '../batches';
import type {Expected} from '../expected';
import {type ReferenceOptions, referenceBatches} from '.';
import {type Program, referencePrograms} from './programs';

jest.setTimeout(60_000);

let description: Description;
let api: SampleApi;
let dir = '';
beforeAll(async () => {
  description = await bundleDescription();
  api = await serveSampleApi(description);
});
afterAll(() => api.close());
beforeEach(async () => {
  dir = await mkdtemp(path.join(os.tmpdir(), 'samples-'));
});
afterEach(() => rm(dir, {recursive: true, force: true}));

const audience = {name: 'Newsletter'};
const expected: Expected = {
  requests: [{operation: 'createAudience', line: 'POST /v1/audiences', body: audience, idempotent: true}],
  prints: () => ['aud_'],
};

/** A program that does what is expected of it, with something changed. */
function program(name: string, changes: {body?: object; path?: string; key?: string; code?: string} = {}): Program {
  const {body = audience, path: requested = '/v1/audiences', key = `'${name}'`, code = ''} = changes;
  const text = `
const response = await fetch('https://api.mailwren.example${requested}', {
  method: 'POST',
  headers: {
    Authorization: 'Bearer ' + process.env.MAILWREN_API_KEY,
    'Content-Type': 'application/json',
    ${key === '' ? '' : `'Idempotency-Key': ${key},`}
  },
  body: JSON.stringify(${JSON.stringify(body)}),
});
const {data} = await response.json();
console.log(data?.id);
${code}
`;
  return {name, target: 'javascript', files: [{name: `${name}.mjs`, code: text}], expected};
}

async function run(options: Partial<ReferenceOptions>): Promise<Report[]> {
  return runBatches(referenceBatches({description, api, dir, ...options}), 1, () => undefined);
}

async function resultsOf(...programs: Program[]): Promise<readonly Result[]> {
  const [report] = await run({programs});
  return report?.results ?? [];
}

test('a program that does what it should passes', async () => {
  expect(await resultsOf(program('good'))).toEqual([{name: 'good', errors: []}]);
});

test.each<[string, Program, RegExp[]]>([
  [
    'has a field that does not exist',
    program('field', {body: {...audience, colour: 'red'}}),
    [/^the body of POST/u, /got 400.*colour/u, /did not print "aud_"/u],
  ],
  ['requests another path', program('path', {path: '/v1/birds'}), [/404/u, /expected POST \/v1\/audiences/u, /print/u]],
  ['sends another value', program('value', {body: {name: 'News'}}), [/^the body of POST .*News.*Newsletter/u]],
  ['has no key of its own', program('key', {key: ''}), [/has no Idempotency-Key, expected one/u]],
  [
    'ends with an error',
    program('error', {code: "throw new Error('no');"}),
    [/^it ended with 1, expected 0$/u, /Error: no/u],
  ],
  ['ends with a code', program('code', {code: 'process.exitCode = 3;'}), [/^it ended with 3, expected 0$/u]],
  [
    'is not a program',
    program('syntax', {code: '}'}),
    [/^it ended with 1, expected 0$/u, /SyntaxError/u, /made 0 requests/u, /did not print/u],
  ],
  [
    'makes two requests',
    program('twice', {code: "await fetch('https://api.mailwren.example/v1/audiences');"}),
    [/made 2 requests/u],
  ],
])('a program that %s fails', async (_what, bad, errors) => {
  const [result] = await resultsOf(bad);
  expect(result?.errors).toEqual(expect.arrayContaining(errors.map((error) => expect.stringMatching(error) as string)));
  expect(result?.errors).toHaveLength(errors.length);
});

test('a key that another program has used is not new', async () => {
  const [first, second] = await resultsOf(program('one', {key: "'same'"}), program('two', {key: "'same'"}));
  expect(first?.errors).toEqual([]);
  expect(second?.errors).toEqual(['the Idempotency-Key same is not new']);
});

test('a program that does not call the API is an error', async () => {
  const idle: Program = {...program('idle'), files: [{name: 'idle.mjs', code: 'console.log(1);'}]};
  const [result] = await resultsOf(idle);
  expect(result?.errors[0]).toContain('idle does not contain https://api.mailwren.example');
});

test('an operation that does not exist is an error, with those there are', () => {
  expect(() => referenceBatches({description, api, dir, names: ['ringBird'], programs: [program('good')]})).toThrow(
    'There is no sample of ringBird. Expected one of: good.',
  );
});

test('there is a sample of every operation in every target', () => {
  const all = referencePrograms(description, api.operations);
  for (const {name, programs} of referenceBatches({description, api, dir})) {
    expect(all.filter(({target}) => target === name).map((each) => each.name)).toEqual(programs);
    expect(programs).toEqual(expect.arrayContaining(api.operations.map(({operationId}) => operationId)));
  }
});

// Below the root, so that the packages are found from there.
const packagedDir = path.join(workDir, 'samples-test', String(process.pid));
afterAll(() => rm(packagedDir, {recursive: true, force: true}));

test.each(['node', 'next', 'nuxt', 'express', 'vue'] as const)(
  'the sample for %s runs, and fails if the API refuses it',
  async (target) => {
    const programs = referencePrograms(description, api.operations)
      .filter((each) => each.target === target && each.name === 'createAudience')
      .flatMap((each) => [
        each,
        {
          ...each,
          name: 'brokenAudience',
          files: each.files.map((file) => ({...file, code: file.code.replaceAll('name:', 'nom:')})),
        },
      ]);
    const [report] = await run({programs, dir: packagedDir});
    const [good, bad] = report?.results ?? [];
    expect(good).toEqual({name: 'createAudience', errors: []});
    expect(bad?.errors.join('\n')).toMatch(/^it ended with 1[^]*validation_failed[^]*got 400, expected 2xx/u);
  },
);
