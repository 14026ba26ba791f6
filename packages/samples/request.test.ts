import type {Operation, Response} from '@packages/openapi';

import {fixtureConventions, fixtureOperation, fixtureSpec} from './testing';
import {requestOf} from './request';

const withExample = (value: unknown): Record<string, Response> => ({
  200: {description: '', content: {'application/json': {example: value}}},
});

const request = (changes: Partial<Operation> = {}): ReturnType<typeof requestOf> =>
  requestOf(fixtureSpec, {...fixtureOperation, ...changes}, fixtureConventions);

test('a request contains the examples in the spec, encoded, and nothing optional', () => {
  expect(request()).toEqual({
    operationId: 'ringBird',
    method: 'POST',
    url: 'https://api.birds.example/v1/nests/n%271%2F2/birds?in%20year=2026',
    body: {name: 'Ada'},
    credential: {header: 'Authorization', prefix: 'Bearer ', variable: 'BIRDS_KEY', service: 'birds'},
    headers: {},
    idempotency: {header: 'Idempotency-Key'},
    problem: fixtureConventions.problem,
    shows: {
      path: ['data'],
      isList: false,
      fields: [
        {name: 'id', type: 'string'},
        {name: 'status', type: 'string'},
      ],
    },
  });
});

test.each<[string, Partial<Operation>]>([
  ['a server', {servers: []}],
  ['a body in JSON', {requestBody: {required: true, content: {'text/plain': {example: 'a'}}}}],
])('there is no request without %s', (_what, changes) => {
  expect(request(changes)).toBeUndefined();
});

const schema = {
  type: 'object',
  required: ['name'],
  properties: {name: {type: 'string', examples: ['Ada']}, id: {type: 'string', readOnly: true}},
};

test('a value without an example is generated from its schema', () => {
  expect(
    request({
      parameters: [
        {name: 'nest_id', in: 'path', required: true, schema: {type: 'integer', minimum: 3}},
        {name: 'year', in: 'query', required: true},
      ],
      requestBody: {required: true, content: {'application/json': {schema}}},
    }),
  ).toMatchObject({url: 'https://api.birds.example/v1/nests/3/birds?year=year', body: {name: 'Ada'}});
});

test('an example is taken from wherever OpenAPI allows one', () => {
  const urlWith = (parameter: object): string | undefined =>
    request({path: '/birds', parameters: [{name: 'kind', in: 'query', required: true, ...parameter}]})?.url.split(
      '?',
    )[1];
  expect(urlWith({example: 'a'})).toBe('kind=a');
  expect(urlWith({examples: {web: {value: 'b'}}})).toBe('kind=b');
  expect(urlWith({schema: {examples: ['d']}})).toBe('kind=d');
  expect(urlWith({schema: {type: 'string', default: 'e'}})).toBe('kind=e');
  expect(urlWith({schema: {enum: ['f']}})).toBe('kind=f');
  expect(urlWith({content: {'application/json': {example: {min: 1}}}})).toBe('kind=%7B%22min%22%3A1%7D');
});

const showsOf = (value: unknown): unknown => request({responses: withExample(value)})?.shows;
const id = {name: 'id', type: 'string'};

test('a list shows its items, and indicates that there can be more', () => {
  expect(showsOf({data: [{id: 'bird_1', index: 0.5}], pagination: {has_more: true}})).toEqual({
    path: ['data'],
    isList: true,
    fields: [id],
    paged: {more: 'pagination.has_more', cursor: 'after', next: 'next_cursor'},
  });
});

test('a report shows the items in it', () => {
  expect(showsOf({data: {count: 1, results: [{index: 0, status: 'ringed', bird: {id: 'bird_1'}}]}})).toEqual({
    path: ['data', 'results'],
    isList: true,
    fields: [
      {name: 'index', type: 'integer'},
      {name: 'status', type: 'string'},
    ],
  });
});

test('a response with an id prints its id, even if it contains lists', () => {
  expect(showsOf({data: {tags: [{id: 'tag_1'}], id: 'bird_1'}})).toMatchObject({path: ['data'], fields: [id]});
});

test('a response without an id is shown as a whole', () => {
  expect(showsOf({data: {opens: 12}})).toEqual({path: ['data'], isList: false, fields: []});
  expect(showsOf({data: ['a']})).toEqual({path: ['data'], isList: true, fields: []});
});

test('a response without the envelope is shown as it is', () => {
  expect(showsOf({id: 'bird_1'})).toMatchObject({path: [], isList: false, fields: [id]});
  expect(showsOf([{id: 'bird_1'}])).toMatchObject({path: [], isList: true, fields: [id]});
});

test.each<Record<string, Response>>([{204: {description: ''}}, {202: {description: '', headers: {}}}, {}])(
  'a response without a body shows nothing',
  (responses) => {
    expect(request({responses})).toMatchObject({method: 'POST'});
    expect(request({responses})?.shows).toBeUndefined();
  },
);
