import {singleOperation, withBody} from '../testing/operation';
import type {Spec} from '../types';
import {referencesOf} from '../references';
import {sandboxOf} from './data';
import {createSandbox} from './index';

/** How the mock and the page's sandbox handle parameters, responses, servers and keys. */

describe('parameters', () => {
  const query = (name: string, more: object): ReturnType<typeof singleOperation> =>
    singleOperation({parameters: [{name, in: 'query', ...more}]});
  const pairs = (operation: ReturnType<typeof singleOperation>, url: string): [string, string][] =>
    operation.errors({url}).map(([pointer, code]) => [pointer, code]);

  it.each([true, false])('accepts lists in the query, with explode: %s', (explode) => {
    const schema = {type: 'array', maxItems: 2, items: {type: 'string', enum: ['a', 'b', 'c']}};
    const statuses = query('statuses', {style: 'form', explode, schema});
    const list = (...items: string[]): string =>
      `/things?${explode ? items.map((item) => `statuses=${item}`).join('&') : `statuses=${items.join(',')}`}`;
    expect(pairs(statuses, list('a'))).toEqual([]);
    expect(pairs(statuses, list('a', 'b'))).toEqual([]);
    expect(pairs(statuses, list('a', 'x'))).toEqual([['/query/statuses/1', 'invalid_value']]);
    expect(pairs(statuses, list('a', 'b', 'c'))).toEqual([['/query/statuses', 'too_many']]);
  });

  it('accepts objects in the query', () => {
    const schema = {type: 'object', additionalProperties: false, properties: {gte: {type: 'string', format: 'date'}}};
    const sent = query('sent', {style: 'deepObject', schema});
    expect(pairs(sent, '/things?sent%5Bgte%5D=2026-01-12')).toEqual([]);
    expect(pairs(sent, '/things?sent[gte]=x')).toEqual([['/query/sent/gte', 'invalid_format']]);
    expect(pairs(sent, '/things?sent[lte]=x')).toEqual([['/query/sent/lte', 'unknown_field']]);
    const exploded = query('sent', {schema});
    expect(pairs(exploded, '/things?gte=x')).toEqual([['/query/sent/gte', 'invalid_format']]);
  });

  it('parses the JSON of a parameter', () => {
    const schema = {type: 'object', properties: {min: {type: 'integer'}}};
    const filter = query('filter', {content: {'application/json': {schema}}});
    const json = (value: unknown): string => `/things?filter=${encodeURIComponent(JSON.stringify(value))}`;
    expect(pairs(filter, json({min: 1}))).toEqual([]);
    expect(pairs(filter, json({min: 'x'}))).toEqual([['/query/filter/min', 'invalid_type']]);
    expect(pairs(filter, '/things?filter=%7B')).toEqual([['/query/filter', 'invalid_type']]);
  });

  it('accepts numbers and booleans outside the body', () => {
    const operation = singleOperation(
      {
        parameters: [
          {name: 'version', in: 'path', required: true, schema: {type: 'integer'}},
          {name: 'share', in: 'query', schema: {$ref: '#/components/schemas/Share'}},
          {name: 'X-Final', in: 'header', schema: {anyOf: [{type: 'boolean'}, {type: 'null'}]}},
        ],
      },
      {path: '/things/{version}', schemas: {Share: {type: 'number', maximum: 1}}},
    );
    expect(operation.errors({url: '/things/2?share=0.5', headers: {'x-final': 'true'}})).toEqual([]);
    expect(pairs(operation, '/things/x')).toEqual([['/path/version', 'invalid_type']]);
    expect(pairs(operation, '/things/2?share=1.5')).toEqual([['/query/share', 'out_of_range']]);
    expect(operation.errors({url: '/things/2', headers: {'x-final': 'maybe'}})).toEqual([
      ['/header/X-Final', 'invalid_type', 'Expected a boolean.'],
    ]);
  });

  it('rejects a request without a required header', () => {
    const operation = singleOperation({parameters: [{name: 'If-Match', in: 'header', required: true, schema: {}}]});
    expect(pairs(operation, '/things')).toEqual([['/header/If-Match', 'required']]);
    expect(operation.errors({headers: {'if-match': 'v1'}})).toEqual([]);
  });
});

describe('responses', () => {
  it('has no body if the spec has none', () => {
    const headers = {'X-Count': {required: true, schema: {type: 'integer'}, example: 3}};
    const accepted = singleOperation({responses: {202: {description: 'Sent.', headers}}});
    expect(accepted.send({})).toEqual({status: 202, headers: {'X-Count': '3'}, body: undefined});
    expect(singleOperation({}).send({headers: {prefer: 'code=204'}})).toMatchObject({status: 204, body: undefined});
  });

  it('generates a body without an example from its schema', () => {
    const schema = {
      type: 'object',
      properties: {data: {type: 'object', properties: {opens: {type: 'integer', minimum: 3}}}},
    };
    const media = (content: object): object => ({200: {description: '', content: {'application/json': content}}});
    expect(singleOperation({responses: media({schema})}).send({}).body).toEqual({data: {opens: 3}});
    expect(singleOperation({responses: media({schema, example: {data: {opens: 9}}})}).send({}).body).toEqual({
      data: {opens: 9},
    });
  });

  it('rejects requests even if the spec has no example of that', () => {
    const schema = {type: 'object', required: ['a']};
    expect(withBody(schema).send({body: {}})).toMatchObject({
      status: 400,
      headers: {'Content-Type': 'application/problem+json'},
      body: {code: 'validation_failed', errors: [{pointer: '/a', code: 'required'}]},
    });
  });

  it('sends a status for a range of them', () => {
    const responses = {default: {description: 'An error.'}, '2XX': {description: 'Done.'}};
    expect(singleOperation({responses}).send({}).status).toBe(200);
  });
});

describe('servers and keys', () => {
  it('responds on each server of the operation', () => {
    const servers = [
      {
        url: 'https://{region}.stats.mailwren.example/{version}/',
        variables: {region: {default: 'eu'}, version: {default: 'v2'}},
      },
      {url: 'https://stats.mailwren.example/latest'},
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
    return createSandbox(sandboxOf(whole, operation, referencesOf(whole)));
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
