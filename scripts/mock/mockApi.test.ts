import type {SandboxResponse} from '../../src/openapi/sandbox/chooseResponse';
import type {SandboxRequest} from '../../src/openapi/sandbox/request';
import type {Spec} from '../../src/openapi/types';
import {createMockApi} from './mockApi';

const json = (schema: object, examples: object): object => ({content: {'application/json': {schema, examples}}});
const problem = (...codes: string[]): object => ({
  description: 'An error.',
  headers: {
    'Retry-After': {required: true, examples: {other: {value: 60}, rate_limit_exceeded: {value: 1}}},
    'Idempotency-Replayed': {example: true},
  },
  content: {
    'application/problem+json': {
      examples: Object.fromEntries(codes.map((code) => [code, {value: {code, detail: 'As in the example.'}}])),
    },
  },
});
const errors = {
  400: problem('validation_failed', 'already_exists', 'payload_too_large'),
  401: problem('missing_api_key', 'invalid_api_key'),
  404: problem('not_found'),
  429: problem('rate_limit_exceeded'),
};
const name = {type: 'object', required: ['name'], properties: {name: {type: 'string', minLength: 1}}};

const spec = {
  openapi: '3.1.0',
  info: {title: 'Birds', version: '1'},
  servers: [{url: 'https://api.birds.example/v1'}],
  tags: [{name: 'Birds'}],
  security: [{apiKey: []}],
  paths: {
    '/birds': {
      post: {
        operationId: 'createBird',
        tags: ['Birds'],
        parameters: [{name: 'Idempotency-Key', in: 'header', schema: {type: 'string', minLength: 2}}],
        requestBody: {
          required: true,
          ...json(name, {wren: {value: {name: 'Wren'}}, owl: {value: {name: 'Owl'}}}),
        },
        responses: {
          201: {
            ...json({}, {wren: {value: 'a wren'}, owl: {value: 'an owl'}, rook: {value: {data: {id: 'b_1'}}}}),
            headers: {Location: {required: true, example: '/v1/birds/b_0'}},
          },
          ...errors,
        },
      },
      get: {
        operationId: 'listBirds',
        tags: ['Birds'],
        parameters: [{name: 'limit', in: 'query', schema: {type: 'integer', maximum: 100}}],
        responses: {200: json({}, {all: {value: ['wren']}, none: {value: []}}), ...errors},
      },
    },
    '/nests': {
      get: {
        operationId: 'listNests',
        tags: ['Birds'],
        parameters: [{name: 'after', in: 'query', schema: {type: 'string'}}],
        responses: {
          200: json(
            {},
            {
              first: {value: {data: ['a nest'], pagination: {has_more: true}}},
              last: {value: {data: [], pagination: {has_more: false}}},
            },
          ),
          ...errors,
        },
      },
    },
    '/birds/{bird_id}': {
      get: {
        operationId: 'getBird',
        tags: ['Birds'],
        parameters: [{name: 'bird_id', in: 'path', required: true, schema: {type: 'string', pattern: '^b_'}}],
        responses: {200: json({}, {wren: {value: 'a wren'}}), ...errors},
      },
    },
  },
  components: {
    securitySchemes: {apiKey: {type: 'http', scheme: 'bearer'}},
    schemas: {Key: {properties: {secret: {type: 'string', pattern: '^mw_\\d+$', examples: ['mw_1']}}}},
  },
} as unknown as Spec;

const api = createMockApi(spec);

const send = ({headers, ...request}: Partial<SandboxRequest>): SandboxResponse =>
  api.respond({method: 'GET', url: '/v1/birds', headers: {authorization: 'Bearer mw_1', ...headers}, ...request});

const create = (body: string, headers: SandboxRequest['headers'] = {}): SandboxResponse =>
  send({method: 'POST', body, headers: {'content-type': 'application/json', ...headers}});

it('responds to a valid request with the first example, its type and its headers', () => {
  expect(send({})).toEqual({status: 200, headers: {'Content-Type': 'application/json'}, body: ['wren']});
  expect(send({url: '/v1/birds?limit=100'}).status).toBe(200);
  expect(send({url: '/v1/birds/b_1'}).body).toBe('a wren');
});

it('responds to an example request with the response of the same name', () => {
  expect(create('{"name": "Owl"}')).toMatchObject({status: 201, body: 'an owl'});
  expect(create('{"name": "Kite"}')).toMatchObject({status: 201, body: 'a wren'});
});

it('ends pagination for a client that follows the cursors', () => {
  expect(send({url: '/v1/nests'})).toMatchObject({body: {pagination: {has_more: true}}});
  expect(send({url: '/v1/nests?after=abc'})).toMatchObject({body: {pagination: {has_more: false}}});
  expect(send({url: '/v1/nests?after=abc', headers: {prefer: 'example=first'}})).toMatchObject({
    body: {pagination: {has_more: true}},
  });
});

it.each([
  ['code=429', 429, {code: 'rate_limit_exceeded'}],
  ['code="400", example=already_exists', 400, {code: 'already_exists'}],
  ['example=invalid_api_key', 401, {code: 'invalid_api_key'}],
  ['respond-async, CODE=404', 404, {code: 'not_found'}],
  ['example=none', 200, []],
  ['return=minimal', 200, ['wren']],
])('follows Prefer: %s', (prefer, status, body) => {
  expect(send({headers: {prefer}})).toMatchObject({status, body});
});

it('returns the path of a new object', () => {
  const {headers} = send({
    method: 'POST',
    url: '/v1/birds?',
    body: '{"name": "Rook"}',
    headers: {'content-type': 'application/json', prefer: 'example=rook'},
  });
  expect(headers.Location).toBe('/v1/birds/b_1');
});

it('returns the headers of an error', () => {
  const {headers} = send({headers: {prefer: 'code=429'}});
  expect(headers).toEqual({'Retry-After': '1', 'Content-Type': 'application/problem+json'});
});

it.each([
  ['code=418', 'listBirds has no response 418. It has: 200, 400, 401, 404, 429.'],
  ['code=404, example=none', 'The response 404 of listBirds has no example none. It has: not_found.'],
  [
    'example=dodo',
    'listBirds has no example dodo. It has 200: all, none; 400: validation_failed, already_exists, payload_too_large',
  ],
])('lists the alternatives to Prefer: %s', (prefer, message) => {
  const {status, body} = send({headers: {prefer}});
  expect(status).toBe(400);
  expect(body).toMatchObject({
    errors: [{pointer: '/header/Prefer', code: 'invalid_value', message: expect.stringContaining(message) as string}],
  });
});

it.each([
  ['no key', undefined, 'missing_api_key'],
  ['another scheme', 'Basic mw_1', 'invalid_api_key'],
  ['a key in another format', 'Bearer YOUR_API_KEY', 'invalid_api_key'],
  ['a scheme without a key', 'Bearer ', 'invalid_api_key'],
])('rejects %s, whatever else the request contains', (_name, authorization, code) => {
  const response = send({url: '/v1/birds?limit=500', headers: {authorization, prefer: 'code=200'}});
  expect(response).toMatchObject({status: 401, body: {code}});
});

it.each([
  ['a parameter', {url: '/v1/birds?limit=101'}, '/query/limit', 'out_of_range'],
  ['a parameter of another type', {url: '/v1/birds?limit=many'}, '/query/limit', 'invalid_type'],
  ['an unknown parameter', {url: '/v1/birds?limits=1'}, '/query/limits', 'unknown_field'],
  ['a path segment', {url: '/v1/birds/x'}, '/path/bird_id', 'invalid_format'],
  ['no body', {method: 'POST'}, '/', 'required'],
])('rejects %s with a pointer', (_name, request, pointer, code) => {
  expect(send(request)).toMatchObject({
    status: 400,
    headers: {'Content-Type': 'application/problem+json'},
    body: {code: 'validation_failed', detail: '1 value in the request is not valid.', errors: [{pointer, code}]},
  });
});

it.each([
  ['no JSON', '{', {}, [['/', 'invalid_format']]],
  ['another type', '{"name": "Wren"}', {'content-type': 'text/plain'}, [['/header/Content-Type', 'invalid_value']]],
  ['a value that is not an object', 'null', {}, [['/', 'invalid_type']]],
  ['a missing field', '{}', {}, [['/name', 'required']]],
  [
    'a field and a header',
    '{"name": ""}',
    {'idempotency-key': 'x'},
    [
      ['/name', 'too_short'],
      ['/header/Idempotency-Key', 'too_short'],
    ],
  ],
  [
    'invalid JSON, and a header',
    '{',
    {'idempotency-key': 'x'},
    [
      ['/', 'invalid_format'],
      ['/header/Idempotency-Key', 'too_short'],
    ],
  ],
])('rejects a body with %s', (_name, body, headers, expected) => {
  const {status, body: refusal} = create(body, headers);
  expect(status).toBe(400);
  const {errors: told} = refusal as {errors: {pointer: string; code: string}[]};
  expect(told.map(({pointer, code}) => [pointer, code])).toEqual(expected);
});

it('rejects a body that is too large with payload_too_large', () => {
  expect(send({method: 'POST', bodyIsTooLarge: true})).toMatchObject({
    status: 400,
    body: {code: 'payload_too_large'},
  });
});

it('accepts JSON with any charset in the content type', () => {
  expect(create('{"name": ""}', {'content-type': 'application/json; charset=utf-8'}).status).toBe(400);
  expect(create('{"name": "Wren"}', {'content-type': 'application/json; charset=utf-8'}).status).toBe(201);
});

it.each([['/v1/nope'], ['/birds'], ['/v1x/birds'], ['/v1/birds/'], ['/v1/birds/%E0%A4%A'], ['/']])(
  'responds to %s with 404',
  (url) => {
    expect(send({url})).toMatchObject({
      status: 404,
      body: {
        code: 'not_found',
        detail: 'There is no endpoint at this path. Check the spelling, and make sure that the path starts with /v1.',
      },
    });
  },
);

it('responds to an unsupported method with 404, because the API has no 405', () => {
  expect(send({method: 'PUT'})).toMatchObject({
    status: 404,
    body: {code: 'not_found', detail: 'This path does not take PUT.'},
  });
});
