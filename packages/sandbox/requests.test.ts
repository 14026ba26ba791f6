import type {Spec} from '@packages/openapi';

import {singleOperation, withBody} from './testing';
import {sandboxOf} from './data';
import {createSandbox} from './sandbox';

/** How the mock and the page's sandbox handle parameters, responses, servers, and keys. */

const list = {type: 'array', maxItems: 2, items: {type: 'string', enum: ['a', 'b', 'c']}};
const range = {type: 'object', additionalProperties: false, properties: {gte: {type: 'string', format: 'date'}}};
const filter = {type: 'object', properties: {min: {type: 'integer'}}};
const json = (value: unknown): string => `filter=${encodeURIComponent(JSON.stringify(value))}`;

it.each<[string, object, ...[query: string, ...errors: string[]][]]>([
  [
    'repeated items',
    {name: 'list', explode: true, schema: list},
    ['list=a'],
    ['list=a&list=b'],
    ['list=a&list=x', '/query/list/1 invalid_value'],
    ['list=a&list=b&list=c', '/query/list too_many'],
  ],
  [
    'items in one string',
    {name: 'list', explode: false, schema: list},
    ['list=a,b'],
    ['list=a,x', '/query/list/1 invalid_value'],
  ],
  [
    'an object',
    {name: 'sent', style: 'deepObject', schema: range},
    ['sent%5Bgte%5D=2026-01-12'],
    ['sent[gte]=x', '/query/sent/gte invalid_format'],
    ['sent[lte]=x', '/query/sent/lte unknown_field'],
  ],
  [
    'a name of JavaScript in an object',
    {name: 'sent', style: 'deepObject', schema: {type: 'object', properties: {from: {type: 'string'}}}},
    ['sent[constructor]=x'],
  ],
  [
    'JSON',
    {name: 'filter', content: {'application/json': {schema: filter}}},
    [json({min: 1})],
    [json({min: 'x'}), '/query/filter/min invalid_type'],
    ['filter=%7B', '/query/filter invalid_type'],
  ],
])('reads %s in the query', (_name, parameter, ...sent) => {
  const operation = singleOperation({parameters: [{in: 'query', ...parameter}]});
  for (const [query, ...errors] of sent) {
    const found = operation.errors({url: `/things?${query}`}).map(([pointer, code]) => `${pointer} ${code}`);
    expect([query, ...found]).toEqual([query, ...errors]);
  }
});

it('reads numbers and booleans in the path and in headers, of which some are required', () => {
  const {errors} = singleOperation(
    {
      parameters: [
        {name: 'version', in: 'path', required: true, schema: {type: 'integer'}},
        {name: 'share', in: 'query', schema: {$ref: '#/components/schemas/Share'}},
        {name: 'X-Final', in: 'header', schema: {anyOf: [{type: 'boolean'}, {type: 'null'}]}},
        {name: 'If-Match', in: 'header', required: true, schema: {}},
      ],
    },
    {path: '/things/{version}', schemas: {Share: {type: 'number', maximum: 1}}},
  );
  expect(errors({url: '/things/2?share=0.5', headers: {'x-final': 'true', 'if-match': 'v1'}})).toEqual([]);
  expect(errors({url: '/things/x?share=1.5', headers: {'x-final': 'maybe'}})).toEqual([
    ['/path/version', 'invalid_type', 'Expected a whole number.'],
    ['/query/share', 'out_of_range', 'Expected 1 or less.'],
    ['/header/If-Match', 'required', 'The value is missing.'],
    ['/header/X-Final', 'invalid_type', 'Expected a boolean or null.'],
  ]);
});

const opens = {properties: {data: {properties: {opens: {type: 'integer', minimum: 3}}}}};
const success = (content: object): object => ({200: {description: '', content: {'application/json': content}}});
const counted = {description: '', headers: {'X-Count': {required: true, schema: {type: 'integer'}, example: 3}}};

it.each<[string, object, object]>([
  ['headers without a body', {202: counted}, {status: 202, headers: {'X-Count': '3'}, body: undefined}],
  ['a body from its schema', success({schema: opens}), {body: {data: {opens: 3}}}],
  ['its example', success({schema: opens, example: {data: {opens: 9}}}), {body: {data: {opens: 9}}}],
  ['the status of a range', {default: {description: ''}, '2XX': {description: ''}}, {status: 200, body: undefined}],
])('responds with %s', (_name, responses, expected) => {
  expect(singleOperation({responses}).send({})).toMatchObject(expected);
});

it('rejects requests even if the spec has no example of that', () => {
  expect(withBody({type: 'object', required: ['a']}).send({body: {}})).toMatchObject({
    status: 400,
    headers: {'Content-Type': 'application/problem+json'},
    body: {code: 'invalid_request', errors: [{pointer: '/a', code: 'required'}]},
  });
});

describe('servers and keys', () => {
  it('responds on each server of the operation', () => {
    const servers = [
      {
        url: 'https://{region}.stats.things.example/{version}/',
        variables: {region: {default: 'eu'}, version: {default: 'v2'}},
      },
      {url: 'https://stats.things.example/latest'},
    ];
    const {sandbox} = singleOperation({servers});
    const status = (url: string): number => sandbox.respond({method: 'GET', url, headers: {}}).status;
    expect(['/v2/things', '/v3/things', '/latest/things', '/things', '/v2/v2/things'].map(status)).toEqual([
      204, 204, 204, 404, 404,
    ]);
  });

  const operation = (security: object[], scheme: object): ReturnType<typeof singleOperation>['sandbox'] => {
    const {spec, operation} = singleOperation({security});
    const whole = {...spec, components: {securitySchemes: {key: scheme}}} as unknown as Spec;
    return createSandbox(sandboxOf(whole, operation));
  };

  const bearer = {type: 'http', scheme: 'bearer'};
  const header = {type: 'apiKey', in: 'header', name: 'X-API-Key'};
  it.each([
    ['no key is needed', [], bearer, {}, 204],
    ['a key is optional', [{}, {key: []}], bearer, {}, 204],
    ['a key is optional, but of another kind', [{}, {key: []}], bearer, {authorization: 'Basic x'}, 401],
    ['a key has its own header', [{key: []}], header, {'x-api-key': 'any'}, 204],
    ['a key is missing in its own header', [{key: []}], header, {authorization: 'Bearer x'}, 401],
    ['a token of OAuth', [{key: []}], {type: 'oauth2', flows: {}}, {authorization: 'bearer x'}, 204],
  ])('responds where %s', (_name, security, scheme, headers, status) => {
    expect(operation(security, scheme).respond({method: 'GET', url: '/v1/things', headers}).status).toBe(status);
  });
});
