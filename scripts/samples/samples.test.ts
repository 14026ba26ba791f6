import {mkdtemp, rm} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import type {Description} from '../../src/plugins/api-reference/types';
import {workDir} from '../lib/paths';
import {bundleDescription} from '../reference/checkDescription';
import {runSamples} from './index';
import type {Expected, Program} from './program';
import {type Outcome, countReports} from './report';
import {operationPrograms} from './sources';

jest.setTimeout(60_000);

let description: Description;
let dir = '';
beforeAll(async () => {
  description = await bundleDescription();
});
beforeEach(async () => {
  dir = await mkdtemp(path.join(os.tmpdir(), 'samples-'));
});
afterEach(() => rm(dir, {recursive: true, force: true}));

const audience = {name: 'Newsletter'};
const expected: Expected = {
  requests: [{method: 'POST', path: '/v1/audiences', body: audience, idempotent: true}],
  prints: () => ['aud_'],
};

/** A program that does what is expected of it, with something changed. */
function program(name: string, changes: {body?: object; path?: string; key?: string; code?: string} = {}): Program {
  const {body = audience, path: place = '/v1/audiences', key = `'${name}'`, code = ''} = changes;
  const text = `
const response = await fetch('https://api.mailwren.example${place}', {
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

async function outcomesOf(...programs: Program[]): Promise<readonly Outcome[]> {
  const [report] = await runSamples({description, dir, sources: [() => programs]});
  return report?.outcomes ?? [];
}

test('a program that does what it should passes', async () => {
  expect(await outcomesOf(program('good'))).toEqual([{name: 'good', target: 'javascript', faults: []}]);
});

test.each<[string, Program, RegExp[]]>([
  [
    'has a field that does not exist',
    program('field', {body: {...audience, colour: 'red'}}),
    [/^the body of POST/u, /400 validation_failed: .*colour/u, /did not print aud_/u],
  ],
  [
    'asks another address',
    program('address', {path: '/v1/birds'}),
    [/404/u, /expected POST \/v1\/audiences/u, /print/u],
  ],
  ['sends another value', program('value', {body: {name: 'News'}}), [/^the body of POST .*News.*Newsletter/u]],
  ['has no key of its own', program('key', {key: ''}), [/has no Idempotency-Key, expected one/u]],
  ['ends with an error', program('error', {code: "throw new Error('no');"}), [/^it ended with 1$/u, /Error: no/u]],
  ['ends with a code', program('code', {code: 'process.exitCode = 3;'}), [/^it ended with 3$/u]],
  [
    'is not a program',
    program('syntax', {code: '}'}),
    [/^it ended with 1$/u, /SyntaxError/u, /made 0 requests, expected 1/u],
  ],
  [
    'asks twice',
    program('twice', {code: "await fetch('https://api.mailwren.example/v1/audiences');"}),
    [/made 2 requests/u, /401/u],
  ],
])('a program that %s fails', async (_what, bad, faults) => {
  const [bads] = await outcomesOf(bad);
  expect(bads?.faults).toEqual(expect.arrayContaining(faults.map((fault) => expect.stringMatching(fault) as string)));
  expect(bads?.faults).toHaveLength(faults.length);
});

test('a key that another program has used is no new one', async () => {
  const [first, second] = await outcomesOf(program('one', {key: "'same'"}), program('two', {key: "'same'"}));
  expect(first?.faults).toEqual([]);
  expect(second?.faults).toEqual(['the Idempotency-Key same is not new']);
});

test('a program that does not call the API is refused', async () => {
  const idle: Program = {...program('idle'), files: [{name: 'idle.mjs', code: 'console.log(1);'}]};
  await expect(outcomesOf(idle)).rejects.toThrow('idle does not name https://api.mailwren.example');
});

test('two programs of one name are refused', async () => {
  await expect(outcomesOf(program('twin'), program('twin'))).rejects.toThrow('Two javascript programs');
});

test('a name that no program has is refused, with those there are', async () => {
  const run = runSamples({description, dir, names: ['ringBird'], sources: [() => [program('good')]]});
  await expect(run).rejects.toThrow('There is no sample of ringBird. Expected one of: good.');
});

test('a language that is not on this machine fails, unless that is allowed', async () => {
  const before = process.env.PATH;
  process.env.PATH = dir;
  try {
    const good = program('good');
    const reports = await runSamples({description, dir, sources: [() => [good, {...good, target: 'php'}]]});
    const php = reports.find(({target}) => target === 'php');
    expect(php).toMatchObject({programs: 1, outcomes: []});
    expect(php?.missing).toContain('apt-get install php-cli php-curl');
    expect(countReports(reports, false)).toEqual({passed: 1, failed: 1});
    expect(countReports(reports, true)).toEqual({passed: 1, failed: 0});
  } finally {
    process.env.PATH = before;
  }
});

test('a list that is refused is reported like anything else', async () => {
  const misled: typeof operationPrograms = async (context) =>
    (await operationPrograms(context))
      .filter(({target, name}) => target === 'node' && name === 'listAudiences')
      .map((each) => ({
        ...each,
        files: each.files.map((file) => ({...file, code: file.code.replace('/v1/audiences', '/v1/birds')})),
      }));
  const [report] = await runSamples({description, dir, sources: [misled]});
  expect(report?.outcomes[0]?.faults).toEqual([
    'it ended with 1',
    expect.stringMatching(/^it complained: not_found/u),
    expect.stringMatching(/^GET \/v1\/birds was refused with 404/u),
    'GET /v1/birds was asked, expected GET /v1/audiences',
  ]);
});

// Below the root, so that the packages are found from there.
const packagedDir = path.join(workDir, 'samples-test', String(process.pid));
afterAll(() => rm(packagedDir, {recursive: true, force: true}));

test.each(['node', 'next', 'nuxt', 'express', 'vue'] as const)(
  'the sample for %s runs, and fails where the API refuses it',
  async (target) => {
    const broken: typeof operationPrograms = async (context) =>
      (await operationPrograms(context))
        .filter((each) => each.target === target && each.name === 'createAudience')
        .flatMap((each) => [
          each,
          {
            ...each,
            name: 'brokenAudience',
            files: each.files.map((file) => ({...file, code: file.code.replaceAll('name:', 'nom:')})),
          },
        ]);
    const [report] = await runSamples({description, dir: path.join(packagedDir, target), sources: [broken]});
    const [good, bad] = report?.outcomes ?? [];
    expect(good).toEqual({name: 'createAudience', target, faults: []});
    expect(bad?.faults.join('\n')).toMatch(/^it ended with 1[^]*validation_failed[^]*400 validation_failed/u);
  },
);
