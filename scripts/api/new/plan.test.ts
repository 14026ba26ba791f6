import {cp, mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import {parse} from 'yaml';

import {UserError} from '../../lib/fail';
import {fingerprint} from '../../lib/fingerprint';
import {fromRoot} from '../../lib/paths';
import {checkDescription} from '../../reference/checkDescription';
import {insertOperation} from './insertOperation';
import {type Wish, planOperation} from './plan';
import {readSpec} from './spec';
import {writeOperation} from './write';

let dir = '';
const at = (...names: string[]): string => path.join(dir, ...names);

beforeAll(async () => {
  dir = await mkdtemp(path.join(os.tmpdir(), 'new-'));
  await cp(fromRoot('api-spec'), dir, {recursive: true});
}, 30_000);
afterAll(() => rm(dir, {recursive: true, force: true}));

/** The description as it is, for what writes nothing. */
const untouched = fromRoot('api-spec');

/** One operation of each kind, with what has to follow from its name. */
const wishes: readonly (Wish & {expected: {method: string; path: string; scope: string; summary: string}})[] = [
  {
    resource: 'templates',
    operation: 'verifyTemplate',
    expected: {
      method: 'post',
      path: '/templates/{template_id}/verify',
      scope: 'templates:write',
      summary: 'Verify a template',
    },
  },
  {
    resource: 'templates',
    operation: 'listTemplateVersions',
    expected: {
      method: 'get',
      path: '/templates/{template_id}/versions',
      scope: 'templates:read',
      summary: 'List template versions',
    },
  },
  {
    resource: 'audiences',
    operation: 'createAudienceImport',
    expected: {
      method: 'post',
      path: '/audiences/{audience_id}/imports',
      scope: 'audiences:write',
      summary: 'Create an audience import',
    },
  },
  {
    resource: 'emails',
    operation: 'deleteEmail',
    expected: {method: 'delete', path: '/emails/{email_id}', scope: 'emails:write', summary: 'Delete an email'},
  },
  {
    resource: 'api-keys',
    operation: 'updateApiKeyRestrictions',
    expected: {
      method: 'patch',
      path: '/api-keys/{api_key_id}/restrictions',
      scope: 'api_keys:write',
      summary: 'Update API key restrictions',
    },
  },
  {
    resource: 'subscribers',
    operation: 'getSubscriberHistory',
    path: '/audiences/{audience_id}/subscribers/{subscriber_id}/histories',
    summary: 'Get the history of a subscriber',
    description: 'Returns what a subscriber did.',
    scope: 'subscribers:write',
    expected: {
      method: 'get',
      path: '/audiences/{audience_id}/subscribers/{subscriber_id}/histories',
      scope: 'subscribers:write',
      summary: 'Get the history of a subscriber',
    },
  },
];

it('adds operations of each kind, and the check finds nothing', async () => {
  for (const {expected, ...wish} of wishes) {
    const spec = await readSpec(dir);
    const plan = await planOperation(spec, wish);
    for (const [file, content] of plan.files) {
      await expect(readFile(at(file))).rejects.toThrow('ENOENT');
      await writeFile(at(file), content);
    }
    await writeFile(at('openapi.yaml'), plan.index);
    expect(plan).toMatchObject({method: expected.method, path: expected.path});
    const file = `resources/${wish.resource}/${wish.operation}.yaml`;
    const written = await readFile(at(file), 'utf8');
    expect(written).toContain(`The API key needs the scope \`${expected.scope}\`.`);
    expect(parse(written)).toMatchObject({
      operationId: wish.operation,
      summary: expected.summary,
      'x-required-scope': expected.scope,
    });
    const {paths} = parse(plan.index) as {paths: Record<string, Record<string, {$ref: string}>>};
    expect(paths[expected.path]?.[expected.method]).toEqual({$ref: file});
  }
  await checkDescription(at('openapi.yaml'));
}, 60_000);

it('gives examples ids of their own', async () => {
  const {files} = await planOperation(await readSpec(untouched), {resource: 'templates', operation: 'verifyTemplate'});
  const ids = [...files.values()].flatMap((text) => text.match(/req_[0-9A-Za-z]{20}/gu) ?? []);
  expect(ids.length).toBeGreaterThan(2);
  expect(new Set(ids).size).toBe(ids.length);
  const model = await readFile(path.join(untouched, 'examples/templates/getTemplate.response.text_only.json'), 'utf8');
  expect(ids.filter((id) => model.includes(id))).toEqual([]);
}, 30_000);

it.each<[what: string, wish: Partial<Wish>, message: RegExp]>([
  ['an unknown resource', {resource: 'letters'}, /no resource "letters".*Expected one of: api-keys, audiences/u],
  [
    'an operation that is there',
    {operation: 'getTemplate'},
    /getTemplate is there already: api-spec\/resources\/templates/u,
  ],
  ['one of another resource', {operation: 'getEmail'}, /api-spec\/resources\/emails\/getEmail\.yaml/u],
  ['a verb of its own', {operation: 'fetchTemplate'}, /verb "fetch".*Expected one of: add, cancel, create/u],
  ['a name in another case', {operation: 'Verify_Template'}, /"Verify_Template" is no operationId/u],
  ['a verb alone', {operation: 'verify'}, /"verify" is no operationId/u],
  ['a name that leaves the resource', {operation: '../getThing'}, /is no operationId/u],
  ['a name whose path is open', {operation: 'sendTestTemplate'}, /does not follow from its name.*--path/u],
  [
    'a path that is taken',
    {path: '/templates/{id}', method: 'get'},
    /GET \/templates\/\{template_id\} is getTemplate already/u,
  ],
  ['a path in another case', {path: '/Templates'}, /"\/Templates" is not right/u],
  ['a parameter that is unknown', {path: '/templates/{letter_id}'}, /path parameter \{letter_id\}.*template_id/u],
  ['a scope that no key has', {scope: 'letters:read'}, /scope "letters:read".*emails:send/u],
  ['a summary with a full stop', {summary: 'Verify a template.'}, /summary "Verify a template\." is not right/u],
])('says what is wrong with %s', async (_what, wish, message) => {
  const spec = await readSpec(untouched);
  const error: unknown = await planOperation(spec, {resource: 'templates', operation: 'verifyTemplate', ...wish}).catch(
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(UserError);
  expect((error as Error).message).toMatch(message);
});

describe('writing', () => {
  it('takes everything back where the check finds something', async () => {
    const spec = await readSpec(dir);
    const plan = await planOperation(spec, {
      resource: 'templates',
      operation: 'getTemplateHistory',
      path: '/templates/{template_id}/history',
    });
    const before = await fingerprint(dir, ['.']);
    // A part of a path that is no plural is against the rules.
    await expect(writeOperation(spec, plan)).rejects.toThrow(/Nothing was written[^]*path-segment-plural/u);
    expect(await fingerprint(dir, ['.'])).toBe(before);
  }, 30_000);

  it('leaves a file that is there alone', async () => {
    const spec = await readSpec(dir);
    const plan = await planOperation(spec, {resource: 'templates', operation: 'cancelTemplate'});
    const [, second = ''] = [...plan.files.keys()];
    await writeFile(at(second), 'mine');
    const before = await fingerprint(dir, ['.']);
    await expect(writeOperation(spec, plan)).rejects.toThrow(`api-spec/${second} is there already`);
    expect(await fingerprint(dir, ['.'])).toBe(before);
  }, 30_000);
});

it('puts an operation below its path, or behind its resource, and moves nothing else', () => {
  const index = `openapi: 3.1.0
paths:
  /days:
    get: { $ref: resources/days/listDays.yaml }
  /nights:
    get: { $ref: resources/nights/listNights.yaml }
webhooks: {}
`;
  const line = {path: '/days', method: 'post', file: 'resources/days/createDay.yaml', resource: 'days'};
  expect(insertOperation(index, line)).toBe(
    index.replace('  /nights', '    post: { $ref: resources/days/createDay.yaml }\n  /nights'),
  );
  const own = {...line, path: '/days/{day_id}'};
  expect(insertOperation(index, own)).toBe(
    index.replace('  /nights', '  /days/{day_id}:\n    post: { $ref: resources/days/createDay.yaml }\n  /nights'),
  );
  expect(() => insertOperation(index.replace('paths:', 'paths: '), line)).toThrow('not laid out as expected');
});
