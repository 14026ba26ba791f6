import type {Spec} from '@packages/openapi';

import type {SandboxRequest} from '../request';
import {createMockApi} from './mockApi';

const json = (schema: object, examples: object): object => ({content: {'application/json': {schema, examples}}});
const problem = (...codes: string[]): object => ({
  headers: {'Retry-After': {required: true, examples: {rate_limit_exceeded: {value: 1}}}, 'X-Absent': {example: true}},
  content: {
    'application/problem+json': {examples: Object.fromEntries(codes.map((code) => [code, {value: {code}}]))},
  },
});
const errors = {
  400: problem('validation_failed', 'payload_too_large'),
  401: problem('missing_api_key', 'invalid_api_key'),
  404: problem('not_found'),
  429: problem('rate_limit_exceeded'),
};
const bird = {type: 'object', required: ['name'], properties: {name: {type: 'string', minLength: 1}}};
const operation = (operationId: string, more: object): object => ({operationId, tags: ['Birds'], ...more});
const spec = {
  openapi: '3.1.0',
  info: {title: 'Birds', version: '1'},
  servers: [{url: 'https://api.birds.example/v1'}],
  tags: [{name: 'Birds'}],
  security: [{apiKey: []}],
  paths: {
    '/birds': {
      post: operation('createBird', {
        parameters: [{name: 'Idempotency-Key', in: 'header', schema: {type: 'string', minLength: 2}}],
        requestBody: {required: true, ...json(bird, {wren: {value: {name: 'Wren'}}})},
        responses: {
          201: {
            ...json({}, {wren: {value: 'a wren'}, rook: {value: {data: {id: 'b_1'}}}}),
            headers: {Location: {required: true, example: '/v1/birds/b_0'}},
          },
          ...errors,
        },
      }),
      get: operation('listBirds', {
        parameters: [{name: 'after', in: 'query', schema: {type: 'string'}}],
        responses: {
          200: json(
            {},
            {first: {value: {pagination: {has_more: true}}}, last: {value: {pagination: {has_more: false}}}},
          ),
          ...errors,
        },
      }),
    },
    '/birds/{bird_id}': {get: operation('getBird', {responses: {200: json({}, {wren: {value: 'a wren'}})}})},
  },
  components: {
    securitySchemes: {apiKey: {type: 'http', scheme: 'bearer'}},
    schemas: {
      // A field with the same name as the key's field, but in a different schema.
      Bird: {properties: {secret: {type: 'string', pattern: '^other$'}}},
      Key: {properties: {secret: {type: 'string', pattern: '^bird_\\d+$', examples: ['bird_1']}}},
    },
  },
} as unknown as Spec;

const api = createMockApi(spec, {
  conventions: {
    envelope: {data: 'data', pagination: 'pagination'},
    pagination: {more: 'has_more', next: 'next_cursor', cursor: 'after'},
    apiKey: {variable: 'BIRDS_KEY', service: 'birds', schema: '#/components/schemas/Key/properties/secret'},
    errors: {
      invalid: 'validation_failed',
      notFound: 'not_found',
      missingKey: 'missing_api_key',
      invalidKey: 'invalid_api_key',
      tooLarge: 'payload_too_large',
    },
  },
});
const prefer = (value: string): Partial<SandboxRequest> => ({headers: {prefer: value}});
const create = (body: string, headers: SandboxRequest['headers'] = {}): Partial<SandboxRequest> => ({
  method: 'POST',
  body,
  headers: {'content-type': 'application/json; charset=utf-8', ...headers},
});
const invalid = (pointer: string, code: string, message: unknown = expect.any(String)): object => ({
  body: {code: 'validation_failed', errors: [{pointer, code, message}]},
});
const many = JSON.stringify(Object.fromEntries(Array.from({length: 200_000}, (_, index) => [`f${index}`, 1])));
const noEndpoint = {body: {code: 'not_found', detail: expect.stringContaining('starts with /v1.') as string}};

it.each<[string, Partial<SandboxRequest>, number, object]>([
  ['a first page', {}, 200, {body: {pagination: {has_more: true}}}],
  ['a cursor', {url: '/v1/birds?after=abc'}, 200, {body: {pagination: {has_more: false}}}],
  [
    'a new object',
    create('{"name": "Rook"}', prefer('example=rook').headers),
    201,
    {headers: {Location: '/v1/birds/b_1'}},
  ],
  ['a preferred status', prefer('respond-async, CODE="404"'), 404, {body: {code: 'not_found'}}],
  ['an error with headers', prefer('code=429'), 429, {headers: {'Retry-After': '1'}}],
  [
    'a status that is not there',
    prefer('code=418'),
    400,
    invalid(
      '/header/Prefer',
      'invalid_value',
      expect.stringMatching(/^listBirds has no response 418\. It has 200 first, 200 last, 400 validation_failed/u),
    ),
  ],
  ['no body', {method: 'POST'}, 400, invalid('/', 'required')],
  ['many fields', create(many), 400, invalid('/', 'too_many', expect.stringContaining('at most 20000'))],
  ['deep JSON', create('['.repeat(101) + ']'.repeat(101)), 400, invalid('/', 'too_many')],
  ['an unpaired surrogate', create('{"\\ud800": 1}'), 400, invalid('/', 'invalid_format')],
  ['another type', create('{}', {'content-type': 'text/plain'}), 400, invalid('/header/Content-Type', 'invalid_value')],
  [
    'a field and a header',
    create('{"name": ""}', {'idempotency-key': 'x'}),
    400,
    {body: {errors: [{pointer: '/name'}, {pointer: '/header/Idempotency-Key'}]}},
  ],
  ['a large body', {method: 'POST', bodyIsTooLarge: true}, 400, {body: {code: 'payload_too_large'}}],
  ['an unsupported method', {method: 'PUT'}, 404, {body: {detail: 'This path does not support PUT.'}}],
  ['an unknown path', {url: '/v1/nope'}, 404, noEndpoint],
  ['a path that cannot be decoded', {url: '/v1/birds/%E0%A4%A'}, 404, noEndpoint],
])('responds to %s', (_name, {headers, ...request}, status, response) => {
  const sent = {method: 'GET', url: '/v1/birds', headers: {authorization: 'Bearer bird_1', ...headers}, ...request};
  expect(api.respond(sent)).toMatchObject({status, ...response});
});
