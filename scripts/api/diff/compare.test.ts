import set from 'lodash/set';
import unset from 'lodash/unset';

import type {Spec} from '../../../src/openapi/types';
import {compareSpecs} from './compare';
import {type Change, type RuleName, levelOf, rules, sentence} from './rules';

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
          name: {type: 'string', minLength: 1, maxLength: 100, pattern: '^a', format: 'email'},
          size: {type: ['integer', 'null'], maximum: 9, default: 5},
          color: {type: 'string', enum: ['red', 'blue'], deprecated: true},
          tags: {type: 'array', items: {type: 'string'}},
          open: {type: 'object'},
        },
        oneOf: [
          {title: 'One', required: ['size']},
          {title: 'Two', required: ['color']},
        ],
      },
      Thing: {
        allOf: [
          {
            type: 'object',
            required: ['id'],
            properties: {
              id: {type: 'string', maxLength: 10},
              object: {type: 'string', const: 'thing'},
              at: {type: 'string', format: 'date-time'},
              size: {type: ['integer', 'null']},
              state: {type: 'string', enum: ['new', 'old']},
              note: {type: 'string', pattern: '^a', deprecated: true, default: 'a'},
              parent: {$ref: '#/components/schemas/Thing'},
            },
          },
          {additionalProperties: true},
        ],
        anyOf: [
          {title: 'A', required: ['at']},
          {title: 'B', required: ['note']},
        ],
      },
    },
  },
};

const asSpec = (value: unknown): Spec => value as Spec;

/** Shortcuts for paths in the spec, to keep the examples short. */
const shortcuts: Readonly<Record<string, string>> = {
  post: 'paths /things post',
  body: 'paths /things post requestBody',
  created: 'components responses Created',
  Create: 'components schemas Create',
  create: 'components schemas Create properties',
  Thing: 'components schemas Thing',
  thing: 'components schemas Thing allOf 0 properties',
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
const changesAfter = (edits: Edits): Change[] => compareSpecs(asSpec(base), edited(base, edits));

const wet = {name: 'wet', in: 'query'};

/** One example per rule: the change, its subject and, where it matters, the old and new values. */
const examples: readonly [RuleName, subject: string, edits: Edits, detail?: string][] = [
  ['server-removed', 'https://api.example/v1', {servers: base.servers.slice(1)}],
  ['server-added', 'https://eu.example/v1', {'servers 2': {url: 'https://eu.example/v1'}}],
  ['server-default-changed', 'https://{at}.example', {'servers 1 variables at default': 'us'}, 'at=eu → at=us'],
  ['security-scheme-removed', 'key', {'components securitySchemes key': undefined}],
  ['security-scheme-added', 'other', {'components securitySchemes other': {type: 'http', scheme: 'basic'}}],
  ['security-scheme-changed', 'key', {'components securitySchemes key scheme': 'basic'}],

  ['operation-removed', 'GET /things/{id}', {'paths /things/{id}': undefined}],
  ['operation-added', 'DELETE /things/{id}', {'paths /things/{id} delete': {operationId: 'deleteThing'}}],
  ['operation-renamed', 'POST /things', {'post operationId': 'addThing'}, 'createThing → addThing'],
  ['operation-deprecated', 'POST /things', {'post deprecated': true}],
  ['operation-restored', 'GET /things', {'paths /things get deprecated': undefined}],
  ['scope-changed', 'POST /things', {'post security 0 key': ['all']}, 'things:write → all'],
  [
    'security-changed',
    'POST /things',
    {'post security 1': {}},
    'key things:write → key things:write or no authentication',
  ],
  ['security-changed', 'POST /things', {'post security 0 other': []}],
  ['security-changed', 'POST /things', {'post security 0 key 1': 'more'}, 'key things:write → key things:write more'],
  ['server-added', 'https://stats.example', {'post servers': [...base.servers, {url: 'https://stats.example'}]}],
  ['server-added', 'https://as.example', {'servers 1 variables at enum': ['eu', 'us', 'as']}],
  ['server-removed', 'https://us.example', {'servers 1 variables at enum': ['eu']}],
  ['changed', 'POST /things', {'post callbacks': {done: {}}}, 'callbacks'],
  ['changed', 'API', {jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema'}, 'jsonSchemaDialect'],
  ['error-code-removed', '400 no', {'post x-error-codes 400': ['never']}],
  ['error-code-added', '404 gone', {'post x-error-codes 404': ['gone']}],
  ['security-changed', 'POST /things', {'post security': [{other: ['things:write']}]}],

  ['parameter-removed', 'query.dry', {'post parameters': base.paths['/things'].post.parameters.slice(1)}],
  ['parameter-added', 'query.wet', {'post parameters 3': wet}],
  ['required-parameter-added', 'query.wet', {'post parameters 3': {...wet, required: true}}],
  ['parameter-required', 'query.dry', {'post parameters 0 required': true}],
  ['parameter-optional', 'header.X-Id', {'post parameters 1 required': false}],
  ['parameter-format-changed', 'query.dry', {'post parameters 0 explode': false}],
  [
    'parameter-format-changed',
    'query.dry',
    {'post parameters 0 style': 'deepObject', 'post parameters 0 explode': true},
  ],
  ['request-limit-tightened', 'query.filter', {'post parameters 2 content application/json schema maxProperties': 1}],
  ['changed', 'query.filter', {'post parameters 2 content application/json encoding': {a: {}}}, 'encoding'],
  ['parameter-deprecated', 'query.dry', {'post parameters 0 deprecated': true}],
  ['parameter-restored', 'header.X-Id', {'post parameters 1 deprecated': undefined}],
  ['changed', 'query.dry', {'post parameters 0 allowEmptyValue': true}, 'allowEmptyValue'],
  ['request-type-changed', 'query.dry', {'post parameters 0 schema type': 'string'}],

  ['request-body-removed', 'POST /things body', {body: undefined}],
  ['request-body-added', 'GET /things body', {'paths /things get requestBody': {content: {}}}],
  ['request-body-required', 'GET /things body', {'paths /things get requestBody': {required: true, content: {}}}],
  ['request-body-optional', 'POST /things body', {'body required': false}],
  ['request-media-type-removed', 'POST /things body', {'body content application/xml': undefined}, 'application/xml'],
  ['request-media-type-added', 'POST /things body', {'body content text/csv': {}}],

  ['status-removed', 'POST /things 400', {'post responses 400': undefined}],
  ['status-added', 'POST /things 404', {'post responses 404': {}}],
  ['response-media-type-removed', 'POST /things 201', {'created content text/csv': undefined}],
  ['response-media-type-added', 'POST /things 201', {'created content text/plain': {}}],
  ['response-header-removed', '201 header Limit', {'created headers Limit': undefined}],
  ['response-header-added', '201 header New', {'created headers New': {}}],
  ['response-header-optional', '201 header Limit', {'created headers Limit required': false}],
  ['response-header-required', '201 header Hint', {'created headers Hint required': true}],
  ['response-header-format-changed', '201 header Hint', {'created headers Hint explode': true}],
  ['response-header-deprecated', '201 header Hint', {'created headers Hint deprecated': true}],
  ['response-header-restored', '201 header Limit', {'created headers Limit deprecated': false}],

  ['event-removed', 'thing.created', {'webhooks thing.created': undefined}],
  ['event-added', 'thing.deleted', {'webhooks thing.deleted': {post: {}}}],
  ['event-deprecated', 'thing.created', {'webhooks thing.created post deprecated': true}],
  ['event-restored', 'thing.old', {'webhooks thing.old post deprecated': undefined}],
  ['event-response-removed', 'thing.created', {'webhooks thing.created post responses 410': undefined}, '410'],
  ['event-response-added', 'thing.created', {'webhooks thing.created post responses 429': {}}, '429'],

  ['request-property-removed', 'Create.size', {'create size': undefined}],
  ['request-property-added', 'Create.new', {'create new': {type: 'string'}}],
  [
    'required-request-property-added',
    'Create.new',
    {'create new': {type: 'string'}, 'Create required': ['name', 'new']},
  ],
  ['request-property-required', 'Create.size', {'Create required': ['name', 'size']}],
  ['request-property-optional', 'Create.name', {'Create required': []}],
  ['request-property-deprecated', 'Create.size', {'create size deprecated': true}],
  ['request-property-restored', 'Create.color', {'create color deprecated': undefined}],
  ['request-closed', 'Create.open', {'create open additionalProperties': false}],
  ['request-opened', 'Create', {'Create additionalProperties': undefined}],
  ['request-type-changed', 'Create.size', {'create size type': 'integer'}, 'null is not allowed'],
  ['request-type-changed', 'Create.name', {'create name format': 'uri'}, 'format email → uri'],
  ['request-type-added', 'Create.size', {'create size type': ['number', 'null']}],
  ['request-value-removed', 'Create.color', {'create color enum': ['red']}, '"blue"'],
  ['request-value-added', 'Create.color', {'create color enum 2': 'green'}],
  ['request-alternative-removed', 'Create', {'Create oneOf': [{title: 'One', required: ['size']}]}, 'Two'],
  ['request-alternative-added', 'Create', {'Create oneOf 2': {title: 'Three'}}],
  ['request-limit-tightened', 'Create.name', {'create name maxLength': 50}, 'maxLength 100 → 50'],
  ['request-limit-tightened', 'Create.name', {'create name minLength': 2}, 'minLength 1 → 2'],
  ['request-limit-tightened', 'Create.tags', {'create tags maxItems': 5}, 'maxItems none → 5'],
  ['request-limit-tightened', 'Create.tags', {'create tags uniqueItems': true}],
  ['request-limit-tightened', 'Create.tags[]', {'create tags items maxLength': 5}],
  ['request-limit-tightened', 'Create.open', {'create open enum': [{}]}],
  ['request-limit-tightened', 'Create.open', {'create open anyOf': [{title: 'Small', maxProperties: 2}]}],
  ['request-limit-tightened', 'Create.open.*', {'create open additionalProperties': {type: 'string'}}],
  ['request-limit-tightened', 'Create.open', {'create open unheardOf': 1}],
  ['request-limit-tightened', 'Create.size', {'Create dependentRequired': {size: ['color']}}, 'requires none → color'],
  ['request-limit-changed', 'Create.name', {'create name pattern': '^b'}, 'pattern ^a → ^b'],
  ['request-limit-loosened', 'Create.size', {'create size maximum': undefined}, 'maximum 9 → none'],
  ['request-limit-loosened', 'Create.name', {'create name minLength': 0}],
  ['request-default-changed', 'Create.size', {'create size default': 6}, 'default 5 → 6'],

  ['response-property-removed', 'Thing.size', {'thing size': undefined}],
  ['response-property-added', 'Thing.new', {'thing new': {type: 'string'}}],
  ['response-property-optional', 'Thing.id', {'Thing allOf 0 required': []}],
  ['response-property-required', 'Thing.at', {'Thing allOf 0 required': ['id', 'at']}],
  ['response-property-deprecated', 'Thing.at', {'thing at deprecated': true}],
  ['response-property-restored', 'Thing.note', {'thing note deprecated': undefined}],
  ['response-closed', 'Thing', {'Thing allOf 1 additionalProperties': false}],
  ['response-type-changed', 'Thing.id', {'thing id type': ['string', 'null']}],
  ['response-type-changed', 'Thing.at', {'thing at format': 'date'}],
  ['response-type-narrowed', 'Thing.size', {'thing size type': 'integer'}],
  ['response-value-replaced', 'Thing.object', {'thing object const': 'item'}],
  ['response-value-removed', 'Thing.state', {'thing state enum': ['new']}],
  ['response-value-added', 'Thing.state', {'thing state enum 2': 'gone'}],
  ['response-alternative-removed', 'Thing', {'Thing anyOf': [{title: 'A', required: ['at']}]}],
  ['response-alternative-added', 'Thing', {'Thing anyOf 2': {title: 'C'}}],
  ['response-limit-tightened', 'Thing.id', {'thing id maxLength': 5}],
  ['response-limit-changed', 'Thing.note', {'thing note pattern': '^b'}],
  ['response-limit-loosened', 'Thing.id', {'thing id maxLength': 20}],
  ['response-default-changed', 'Thing.note', {'thing note default': 'b'}],
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

it('response-opened: Thing', () => {
  const closed = edited(base, {'Thing allOf 1 additionalProperties': false});
  const found = compareSpecs(closed, asSpec(base));
  expect(found.map(({rule}) => rule)).toEqual(['response-opened']);
});

it('has an example for every rule', () => {
  const shown = new Set<string>([...examples.map(([rule]) => rule), 'response-opened']);
  expect(Object.keys(rules).filter((rule) => !shown.has(rule))).toEqual([]);
});

it('reports removals as breaking, and additions as not breaking', () => {
  const levels = Object.keys(rules).map((rule) => [rule, levelOf({rule: rule as RuleName})]);
  expect(
    levels.filter(
      ([rule = '', level]) => rule.endsWith('-added') && !rule.startsWith('required-') && level !== 'addition',
    ),
  ).toEqual([]);
  for (const rule of [
    'operation-removed',
    'response-property-removed',
    'request-value-removed',
    'required-request-property-added',
    'request-limit-tightened',
    'request-type-changed',
    'response-type-changed',
    'status-removed',
    'scope-changed',
  ] as const) {
    expect([rule, levelOf({rule})]).toEqual([rule, 'breaking']);
  }
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

it('compares recursive schemas, even if only one version is recursive', () => {
  const parent = {type: 'object', properties: {id: {type: 'string', maxLength: 10}}};
  const found = changesAfter({'thing parent': parent});
  expect(found.map(({rule, subject}) => `${rule} ${subject}`)).toContain('response-property-removed Thing.parent.at');
});

it('reads scopes from x-required-scope in older specs', () => {
  const older = edited(base, {'post security': undefined, 'post x-required-scope': 'things:write'});
  expect(compareSpecs(older, asSpec(base))).toEqual([]);
});
