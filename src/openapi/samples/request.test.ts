import type {Operation, Response} from '../types';
import {fixtureSpec, fixtureOperation} from '../testing/samples';
import {requestOf} from './request';

const answering = (value: unknown): Record<string, Response> => ({
  200: {description: '', content: {'application/json': {example: value}}},
});

const request = (changes: Partial<Operation> = {}): ReturnType<typeof requestOf> =>
  requestOf(fixtureSpec, {...fixtureOperation, ...changes});

test('a request is made of what the description shows, encoded, and of nothing that is optional', () => {
  expect(request()).toEqual({
    operationId: 'ringBird',
    method: 'POST',
    url: 'https://api.mailwren.example/v1/nests/n%271%2F2/birds?in%20year=2026',
    body: {name: 'Ada'},
    takesIdempotencyKey: true,
    shows: {
      fields: [
        {name: 'id', type: 'string'},
        {name: 'status', type: 'string'},
      ],
      paged: false,
    },
  });
});

test.each<[string, Partial<Operation>]>([
  ['a parameter of the path', {parameters: [{name: 'nest_id', in: 'path', required: true}]}],
  ['a required filter', {parameters: [{name: 'year', in: 'query', required: true}], path: '/birds'}],
  ['a required header', {parameters: [{name: 'X-Year', in: 'header', required: true, example: '1'}], path: '/birds'}],
  ['a required body', {requestBody: {required: true, content: {'application/json': {}}}}],
  ['a required body in JSON', {requestBody: {required: true, content: {'text/plain': {example: 'a'}}}}],
  ['an answer', {responses: {204: {description: ''}}}],
  ['anything of an answer that is worth printing', {responses: answering({data: {deleted: true}})}],
])('there is no request where %s is not shown', (_what, changes) => {
  expect(request(changes)).toBeUndefined();
});

test('there is no request without a server', () => {
  expect(requestOf({...fixtureSpec, servers: undefined}, fixtureOperation)).toBeUndefined();
});

test('a list shows its items, and says when there can be more', () => {
  const data = [{id: 'bird_1', index: 0.5}];
  expect(request({responses: answering({data, pagination: {has_more: true}})})?.shows).toEqual({
    items: [],
    fields: [{name: 'id', type: 'string'}],
    paged: true,
  });
});

test('a report shows the items in it', () => {
  const data = {count: 1, results: [{index: 0, status: 'ringed', bird: {id: 'bird_1'}}]};
  expect(request({responses: answering({data})})?.shows).toEqual({
    items: ['results'],
    fields: [
      {name: 'index', type: 'integer'},
      {name: 'status', type: 'string'},
    ],
    paged: false,
  });
});

test('a thing with an id shows itself, whatever lists are in it', () => {
  expect(request({responses: answering({data: {tags: [{id: 'tag_1'}], id: 'bird_1'}})})?.shows).toEqual({
    fields: [{name: 'id', type: 'string'}],
    paged: false,
  });
});
