import type {Spec} from '@packages/openapi';
import set from 'lodash/set';
import unset from 'lodash/unset';

import {compareSpecs} from './compare';
import {type Change, type RuleName, rules, sentence} from './rules';

/** A spec with at least one of each construct that is compared. */
const base = {
  openapi: '3.1.0',
  info: {title: 'T', version: '1.0.0'},
  servers: [
    {url: 'https://api.example/v1'},
    {url: 'https://{at}.example', variables: {at: {default: 'eu', enum: ['eu', 'us']}}},
  ],
  security: [{key: []}],
  paths: {
    '/things': {
      post: {
        operationId: 'createThing',
        'x-error-codes': {'400': ['no', 'never']},
        security: [{key: ['things:write']}],
        parameters: [
          {name: 'dry', in: 'query', schema: {type: 'boolean'}},
          {name: 'X-Id', in: 'header', required: true, deprecated: true, schema: {type: 'string'}},
          {name: 'filter', in: 'query', content: {'application/json': {schema: {type: 'object'}}}},
        ],
        requestBody: {
          required: true,
          content: {
            'application/json': {schema: {$ref: '#/components/schemas/Create'}},
            'application/xml': {schema: {type: 'string'}},
          },
        },
        responses: {
          '201': {$ref: '#/components/responses/Created'},
          '400': {description: 'No.', content: {}},
        },
      },
      get: {
        operationId: 'listThings',
        deprecated: true,
        requestBody: {content: {}},
        responses: {
          '200': {description: 'Yes.', content: {'application/json': {schema: {$ref: '#/components/schemas/Thing'}}}},
        },
      },
    },
    '/things/{id}': {
      get: {
        operationId: 'getThing',
        parameters: [{name: 'id', in: 'path', required: true, schema: {type: 'string'}}],
        responses: {
          '200': {description: 'Yes.', content: {'application/json': {schema: {$ref: '#/components/schemas/Thing'}}}},
        },
      },
    },
  },
  webhooks: {
    'thing.created': {
      post: {
        requestBody: {content: {'application/json': {schema: {$ref: '#/components/schemas/Thing'}}}},
        responses: {'410': {description: 'Stop.'}},
      },
    },
    'thing.old': {post: {deprecated: true}},
  },
  components: {
    securitySchemes: {key: {type: 'http', scheme: 'bearer', description: 'A key.'}},
    responses: {
      Created: {
        description: 'Yes.',
        headers: {
          Limit: {required: true, deprecated: true, schema: {type: 'integer'}},
          Hint: {schema: {type: 'string'}},
        },
        content: {
          'application/json': {schema: {$ref: '#/components/schemas/Thing'}},
          'text/csv': {schema: {type: 'string'}},
        },
      },
    },
    schemas: {
      Create: {
        type: 'object',
        additionalProperties: false,
        required: ['name'],
        properties: {
          name: {type: 'string'},
          color: {type: 'string', enum: ['red', 'blue']},
        },
        oneOf: [
          {title: 'One', required: ['name']},
          {title: 'Two', required: ['color']},
        ],
      },
      Thing: {
        type: 'object',
        properties: {at: {type: 'string'}, parent: {$ref: '#/components/schemas/Thing'}},
      },
    },
  },
};

const asSpec = (value: unknown): Spec => value as Spec;

/** Short names for paths in the spec, to keep the examples short. */
const shortcuts: Readonly<Record<string, string>> = {
  post: 'paths /things post',
  body: 'paths /things post requestBody',
  created: 'components responses Created',
  Create: 'components schemas Create',
  create: 'components schemas Create properties',
  thing: 'components schemas Thing properties',
};

/**
 * Values to set by path; `undefined` deletes. Keys are separated by spaces, and the first can be
 * one of `shortcuts`.
 */
type Edits = Readonly<Record<string, unknown>>;

function edited(description: object, edits: Edits): Spec {
  const copy = structuredClone(description);
  for (const [where, value] of Object.entries(edits)) {
    const keys = where.replace(/^\w+/u, (first) => shortcuts[first] ?? first).split(' ');
    if (value === undefined) {
      unset(copy, keys);
    } else {
      set(copy, keys, value);
    }
  }
  expect(copy).not.toEqual(description);
  return asSpec(copy);
}

/** The differences after a change to the spec. */
const changesAfter = (edits: Edits): Change[] =>
  compareSpecs(asSpec(base), edited(base, edits), {errorCodes: 'x-error-codes'});

const wet = {name: 'wet', in: 'query'};

/** One example per rule: its subject, edits, and, where it matters, detail. For schemas, see `schemas.test.ts`. */
const examples: readonly [RuleName, subject: string, edits: Edits, detail?: string][] = [
  ['server-removed', 'https://api.example/v1', {servers: base.servers.slice(1)}],
  ['server-added', 'https://eu.example/v1', {'servers 2': {url: 'https://eu.example/v1'}}],
  ['changed', 'https://{at}.example', {'servers 1 variables': undefined}],
  ['security-scheme-removed', 'key', {'components securitySchemes key': undefined}],
  ['security-scheme-added', 'other', {'components securitySchemes other': {type: 'http', scheme: 'basic'}}],
  ['changed', 'key', {'components securitySchemes key scheme': 'basic'}, 'scheme "bearer" → "basic"'],

  ['operation-removed', 'GET /things/{id}', {'paths /things/{id}': undefined}],
  ['operation-added', 'DELETE /things/{id}', {'paths /things/{id} delete': {operationId: 'deleteThing'}}],
  ['operation-renamed', 'POST /things', {'post operationId': 'addThing'}, 'createThing → addThing'],
  ['operation-deprecated', 'POST /things', {'post deprecated': true}],
  ['changed', 'POST /things', {'post security': [{key: []}]}, 'security [{"key":["things:write"]}] → [{"key":[]}]'],
  ['changed', 'POST /things', {'post servers': []}, 'servers none → []'],
  ['changed', 'POST /things', {'post callbacks': {done: {}}}, 'callbacks none → {"done":{}}'],
  ['changed', 'API', {jsonSchemaDialect: 'a'}, 'jsonSchemaDialect none → "a"'],
  ['error-code-removed', '400 no', {'post x-error-codes 400': ['never']}],
  ['error-code-added', '404 gone', {'post x-error-codes 404': ['gone']}],

  ['parameter-removed', 'query.dry', {'post parameters': base.paths['/things'].post.parameters.slice(1)}],
  ['parameter-added', 'query.wet', {'post parameters 3': wet}],
  ['required-parameter-added', 'query.wet', {'post parameters 3': {...wet, required: true}}],
  ['parameter-required', 'query.dry', {'post parameters 0 required': true}],
  ['parameter-optional', 'header.X-Id', {'post parameters 1 required': false}],
  ['changed', 'query.dry', {'post parameters 0 explode': false}, 'explode none → false'],
  ['request-limit-tightened', 'query.filter', {'post parameters 2 content application/json schema maxProperties': 1}],
  ['parameter-deprecated', 'query.dry', {'post parameters 0 deprecated': true}],
  ['request-type-changed', 'query.dry', {'post parameters 0 schema type': 'string'}],

  ['request-body-removed', 'POST /things body', {body: undefined}],
  ['request-body-added', 'GET /things/{id} body', {'paths /things/{id} get requestBody': {content: {}}}],
  ['required-request-body-added', 'GET /things/{id} body', {'paths /things/{id} get requestBody': {required: true}}],
  ['request-body-required', 'GET /things body', {'paths /things get requestBody required': true}],
  ['request-body-optional', 'POST /things body', {'body required': false}],
  ['request-media-type-removed', 'POST /things body', {'body content application/xml': undefined}, 'application/xml'],
  ['request-media-type-added', 'POST /things body', {'body content text/csv': {}}],

  ['status-removed', 'POST /things 400', {'post responses 400': undefined}],
  ['status-added', 'POST /things 404', {'post responses 404': {}}],
  ['response-media-type-removed', 'POST /things 201', {'created content text/csv': undefined}],
  ['response-media-type-added', 'POST /things 201', {'created content text/plain': {}}],
  ['operation-moved', 'POST /things', {'post tags': ['Other']}, 'none → Other'],
  ['response-header-removed', 'header Limit', {'created headers Limit': undefined}],
  ['response-header-added', 'header New', {'created headers New': {}}],
  ['response-header-optional', 'header Limit', {'created headers Limit required': false}],
  ['response-header-required', 'header Hint', {'created headers Hint required': true}],
  ['response-header-deprecated', 'header Hint', {'created headers Hint deprecated': true}],

  ['event-removed', 'thing.created', {'webhooks thing.created': undefined}],
  ['event-added', 'thing.deleted', {'webhooks thing.deleted': {post: {}}}],
  ['event-deprecated', 'thing.created', {'webhooks thing.created post deprecated': true}],
  ['changed', 'thing.created', {'webhooks thing.created post responses 429': {}}, 'responses 410 → 410, 429'],
];

it.each(examples.map(([rule, subject, edits, detail = '']) => [rule, subject, edits, detail] as const))(
  '%s: %s',
  (rule, subject, edits, detail) => {
    const found = changesAfter(edits);
    expect(found.map((one) => [one.rule, one.subject])).toEqual([[rule, subject]]);
    if (detail !== '') {
      expect(found[0]?.detail).toBe(detail);
    }
  },
);

it('has an example for every rule but those of schemas', () => {
  const shown = new Set<string>(examples.map(([rule]) => rule));
  const ofSchemas = /(?:request|response)-(?:property|closed|opened|type|value|alternative|limit|default)\b/u;
  expect(Object.keys(rules).filter((rule) => !shown.has(rule) && !ofSchemas.test(rule))).toEqual([]);
});

it('ignores differences in text, examples, order and names of shared components', () => {
  const found = changesAfter({
    'info description': 'Other.',
    'create name description': 'Other.',
    'create name examples': ['a'],
    'create color enum': ['blue', 'red'],
    'create color x-enumDescriptions': {red: 'Red.'},
    'Create oneOf 0 title': 'Uno',
    'components schemas CreateThing': base.components.schemas.Create,
    'body content application/json schema $ref': '#/components/schemas/CreateThing',
    'paths /things/{thing_id}': {
      get: {
        ...base.paths['/things/{id}'].get,
        parameters: [{...base.paths['/things/{id}'].get.parameters[0], name: 'thing_id'}],
      },
    },
    'paths /things/{id}': undefined,
  });
  expect(found).toEqual([]);
});

it('reports a change in a shared schema once, with every affected operation and event', () => {
  const [change, ...others] = changesAfter({'thing at': undefined});
  expect(others).toEqual([]);
  expect(change?.operations).toEqual(['createThing', 'listThings', 'getThing', 'thing.created']);
  expect(change && sentence(change)).toBe('`Thing.at` is no longer in responses.');
});
