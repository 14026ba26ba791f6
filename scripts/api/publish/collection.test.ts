import {PostmanValidator} from '@har-sdk/validator';

import {operationsByTag} from '../../../src/openapi/operations';
import type {Spec} from '../../../src/openapi/types';
import {bundleSpec} from '../../reference/lintSpec';
import {type Collection, keyVariable, toCollection} from './collection';

let spec: Spec;
let collection: Collection;

beforeAll(async () => {
  spec = await bundleSpec();
  collection = await toCollection(spec);
});

/** What the collection's own format says against it. */
const violations = async (value: unknown): Promise<unknown[]> =>
  new PostmanValidator().verify(structuredClone(value) as never);

const requests = (): NonNullable<Collection['item'][number]['item']> => collection.item.flatMap(({item = []}) => item);

it('keeps to the format of collections, version 2.1', async () => {
  expect(collection.info.schema).toContain('/collection/v2.1.0/');
  expect(await violations(collection)).toEqual([]);
  // The check can fail.
  expect(await violations({...collection, item: 'none'})).not.toEqual([]);
  const [folder] = structuredClone(collection.item);
  Object.assign(folder?.item?.[0]?.request ?? {}, {header: [{value: 'without a key'}]});
  expect(await violations({...collection, item: [folder]})).not.toEqual([]);
});

it('has a folder for each tag with operations and every operation once', () => {
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

it('keeps every example of every answer, with the request of the same name', () => {
  const [send] = requests();
  const names = send?.response?.map(({name}) => name) ?? [];
  expect(names.filter((name) => name.startsWith('202 ')).length).toBe(5);
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

it('takes the key from a variable that is empty, and holds no other', () => {
  expect(collection.auth).toEqual({
    type: 'bearer',
    bearer: [{key: 'token', value: `{{${keyVariable}}}`, type: 'string'}],
  });
  expect(collection.variable.find(({key}) => key === keyVariable)?.value).toBe('');
  const text = JSON.stringify(collection);
  expect(text).not.toMatch(/"key":"authorization"/iu);
  // What looks like a secret is one of the spec's examples, which say so themselves.
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

it('refuses a collection that has an operation twice', async () => {
  const doubled = structuredClone(spec);
  // The converter puts it into the folders of both.
  Object.assign(doubled.paths?.['/emails']?.post ?? {}, {tags: ['Emails', 'Templates']});
  await expect(toCollection(doubled)).rejects.toThrow(/every operation once; it does not for: POST \/emails\./u);
});

it('says why a spec cannot be converted', async () => {
  const broken = {...spec, openapi: undefined} as unknown as Spec;
  await expect(toCollection(broken)).rejects.toThrow(/could not be turned into a Postman collection: \S/u);
});
