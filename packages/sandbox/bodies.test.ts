import type {Schema} from '@packages/openapi';
import escapeRegExp from 'lodash/escapeRegExp';

import {withBody} from './testing';

/** How the mock and the page's sandbox respond to bodies with the constructs of OpenAPI 3.1. */

/** A body, and its errors: pointer, code and, if it is checked, the message. No errors for a valid body. */
type Sent = [body: unknown, ...errors: string[]];

function expectErrors(schema: Schema, sent: readonly Sent[], schemas?: Record<string, object>): void {
  const operation = withBody(schema, {schemas});
  for (const [body, ...expected] of sent) {
    const errors = operation.errors({body});
    expect([body, ...errors.map((error) => error.join(' '))]).toEqual([
      body,
      ...expected.map((error) => expect.stringMatching(new RegExp(`^${escapeRegExp(error)}(?= |$)`, 'u')) as string),
    ]);
    for (const [, , message] of errors) {
      expect(message).toMatch(/^[A-Z].*\.$/u);
    }
  }
}

const field = (schema: object): Schema => ({type: 'object', properties: {a: schema}});

it.each<[string, Schema, ...Sent[]]>([
  ['a missing field', {required: ['a']}, [{}, '/a required'], [{a: 1}]],
  ['a type', field({type: 'string'}), [{a: 1}, '/a invalid_type']],
  ['an enum', field({enum: ['x']}), [{a: 'y'}, '/a invalid_value']],
  ['a format', field({format: 'email', minLength: 9}), [{a: 'x'}, '/a invalid_format']],
  ['a pattern', field({pattern: '^x$', minLength: 3}), [{a: 'yyy'}, '/a invalid_format'], [{a: 'y'}, '/a too_short']],
  [
    'a pattern with an example',
    field({pattern: '^[^@]+@[^@]+$', examples: ['ada@shop.example']}),
    [{a: 'ada'}, '/a invalid_format Expected a value such as ada@shop.example.'],
  ],
  ['a length', field({minLength: 2, maxLength: 3}), [{a: 'x'}, '/a too_short'], [{a: 'four'}, '/a too_long']],
  ['a number of items', field({minItems: 1, maxItems: 1}), [{a: []}, '/a too_few'], [{a: [1, 2]}, '/a too_many']],
  ['a number of fields', {minProperties: 1, maxProperties: 1}, [{}, '/ too_few'], [{a: 1, b: 2}, '/ too_many']],
  ['a range', field({minimum: 2, maximum: 3}), [{a: 1}, '/a out_of_range'], [{a: 4}, '/a out_of_range']],
  [
    'a multiple',
    field({type: 'number', minimum: 0.0005, multipleOf: 0.0001}),
    [{a: 0.0006}],
    [{a: 0.00065}, '/a invalid_value Expected a multiple of 0.0001.'],
  ],
  ['unique items', field({uniqueItems: true}), [{a: [1, 1]}, '/a conflict']],
  ['known fields', {additionalProperties: false}, [{'a/b~c': 1}, '/a~1b~0c unknown_field']],
  [
    'names of JavaScript',
    {required: ['constructor'], properties: {constructor: {type: 'integer'}}, additionalProperties: {type: 'string'}},
    [{toString: 1}, '/constructor required', '/toString invalid_type'],
    [JSON.parse('{"constructor": 1, "__proto__": "x"}')],
    [JSON.parse('{"constructor": 1, "__proto__": 2}'), '/__proto__ invalid_type'],
  ],
  ['any value', {type: 'object', additionalProperties: false, properties: {payload: true}}, [{payload: [1]}]],
  ['excluded values', field({not: {enum: ['admin']}}), [{a: 'admin'}, '/a invalid_value']],
  ['excluded combinations', {not: {required: ['a', 'b']}}, [{a: 1, b: 2}, '/ conflict']],
  [
    'constants',
    field({oneOf: [{type: 'string', const: 'high', title: 'Urgent'}, {const: 'low'}]}),
    [{a: 'x'}, '/a invalid_value Expected one of: high, low.'],
    [{a: 'high'}],
  ],
  [
    'items at each position',
    field({type: 'array', minItems: 2, prefixItems: [{type: 'integer', maximum: 23}, {type: 'string'}], items: false}),
    [{a: [22, '08:00']}],
    [{a: [24, 8]}, '/a/0 out_of_range', '/a/1 invalid_type'],
    [{a: [22, '08:00', 1]}, '/a/2 unknown_field'],
  ],
  [
    'names by a pattern',
    field({additionalProperties: false, patternProperties: {'^x-': {type: 'string', maxLength: 3}}}),
    [{a: {'x-a': 'ok', 'x-b': 'long', other: 1}}, '/a/x-b too_long', '/a/other unknown_field'],
  ],
  [
    'names from a list',
    field({propertyNames: {enum: ['email', 'sms']}, additionalProperties: {type: 'string'}}),
    [{a: {fax: 'x'}}, '/a/fax invalid_format'],
  ],
  [
    'all other values',
    field({properties: {plan: {type: 'string'}}, additionalProperties: {type: 'integer', maximum: 99}}),
    [{a: {plan: 'x', count: 100, name: 'y'}}, '/a/count out_of_range', '/a/name invalid_type'],
  ],
  [
    'fields that another one requires',
    {dependentRequired: {fallback_from: ['reply_to', 'from']}, dependentSchemas: {a: {required: ['b']}}},
    [{fallback_from: 'x', from: 'y'}, '/reply_to required'],
    [{a: 1}, '/b required'],
  ],
  [
    'a condition',
    {
      properties: {mode: {type: 'string'}, at: {type: 'string'}},
      if: {required: ['mode'], properties: {mode: {const: 'later'}}},
      then: {required: ['at']},
      else: {properties: {at: false}},
    },
    [{mode: 'later'}, '/at required'],
    [{mode: 'now', at: 'x'}, '/at unknown_field'],
    [{mode: 'now'}],
  ],
  [
    'the members of allOf',
    {
      allOf: [
        {properties: {at: {type: ['string', 'null']}, subject: {maxLength: 3}}},
        {properties: {at: {type: 'string'}, subject: {maxLength: 99}}},
      ],
    },
    [{at: null, subject: 'long'}, '/subject too_long', '/at invalid_type'],
  ],
  [
    'fields that only responses have',
    {
      required: ['pool', 'node'],
      properties: {pool: true, node: {readOnly: true}, id: {readOnly: true}},
      allOf: [{required: ['id']}],
    },
    [{pool: 'a'}],
    [{node: 'a'}, '/pool required'],
  ],
])('validates %s', (_name, schema, ...sent) => {
  expectErrors(schema, sent);
});

it('follows references, with keywords next to them and into a schema', () => {
  const schemas = {
    Base: {required: ['node'], properties: {note: {maxLength: 2}, node: {type: 'string', readOnly: true}}},
    '404': {type: 'integer'},
  };
  const schema: Schema = {
    $ref: '#/components/schemas/Base',
    properties: {a: {$ref: '#/components/schemas/Base/properties/note'}, b: {$ref: '#/components/schemas/404'}},
  };
  expectErrors(
    schema,
    [[{note: 'abc', a: 'abc', b: 'x'}, '/note too_long', '/a too_long', '/b invalid_type']],
    schemas,
  );
});

it.each(['type', 'default', 'id', 'enum', 'properties', 'constructor'])('follows references to a schema %s', (name) => {
  const schema = {properties: {a: {$ref: `#/components/schemas/${name}`}}};
  expectErrors(schema, [[{a: 1}, '/a invalid_type'], [{a: 'b'}]], {[name]: {type: 'string'}});
});

it('reports each value once, up to the limit of the API', () => {
  const {errors} = withBody({items: {type: 'string'}});
  expect(errors({body: Array.from({length: 200}, () => 0)})).toHaveLength(100);
});

describe('choices', () => {
  const either = [{required: ['subject', 'html']}, {required: ['template']}];
  const closed = (name: string, properties: object): object => ({
    additionalProperties: false,
    required: Object.keys(properties),
    properties,
    title: name,
  });
  const schemas = {
    SmtpSource: {type: 'object', required: ['kind'], properties: {kind: {type: 'string'}, port: {type: 'integer'}}},
  };
  const text = {type: 'string', maxLength: 3};

  it.each<[string, Schema, ...Sent[]]>([
    [
      'another type of a body',
      {anyOf: either.map((part) => ({type: 'object', ...part}))},
      ...[[], null, 'text'].map((body): Sent => [body, '/ invalid_type Expected an object.']),
    ],
    [
      'required fields',
      {anyOf: either},
      [{}, '/subject required Expected subject and html, or template.'],
      [{subject: 'x'}, '/html required Expected subject and html, or template.'],
    ],
    [
      'alternatives with the same required fields',
      {anyOf: [...either, ...either]},
      [{}, '/subject required Expected subject and html, or template.'],
    ],
    [
      'types',
      field({oneOf: [{type: 'string'}, {type: 'object'}]}),
      [{a: 1}, '/a invalid_type Expected a string or an object.'],
    ],
    ['a value or null', field({anyOf: [{enum: ['x']}, {type: 'null'}]}), [{a: 'y'}, '/a invalid_value'], [{a: null}]],
    [
      'a type and fields',
      field({anyOf: [{$ref: '#/components/schemas/SmtpSource'}, {type: 'string'}, {type: 'null'}]}),
      [{a: {kind: 'x', port: 'y'}}, '/a/port invalid_type'],
      [{a: null}],
    ],
    [
      'constants in fields',
      field({
        oneOf: [
          {type: 'object', ...closed('List', {kind: {const: 'list'}, list: {type: 'string'}})},
          {type: 'object', ...closed('Person', {kind: {const: 'person'}, email: {type: 'string', format: 'email'}})},
        ],
      }),
      [{a: {kind: 'person', email: 'x'}}, '/a/email invalid_format'],
      [{a: {kind: 'person', email: 'a@b.example', list: 'x'}}, '/a/list unknown_field'],
      [{a: {kind: 'group'}}, '/a/kind invalid_value Expected one of: list, person.'],
      [{a: {}}, '/a/kind required'],
      [{a: 1}, '/a invalid_type Expected an object.'],
    ],
    [
      'the alternative that has begun',
      {
        oneOf: [
          {required: ['at'], properties: {at: {type: 'string', format: 'date-time'}}},
          {required: ['delay'], properties: {delay: {type: 'integer'}}},
        ],
      },
      [{at: 'soon'}, '/at invalid_format'],
      [{}, '/at required'],
      [{at: '2026-01-12T08:00:00Z', delay: 1}, '/delay conflict'],
    ],
    [
      'a field that alternatives share',
      {anyOf: either.map((part) => ({...part, properties: {subject: {type: 'string', minLength: 1}}}))},
      [{subject: '', html: 'x', template: 'x'}, '/subject too_short'],
    ],
    [
      'closed alternatives',
      {oneOf: [closed('Time', {at: text}), closed('Delay', {delay: text})]},
      [{at: 'x', delay: 'y'}, '/delay conflict Expected exactly one of: at, delay.'],
      [{delay: 'x', other: 'y'}, '/other unknown_field'],
    ],
    [
      'items of a long list',
      field({items: {oneOf: [{required: ['x']}, {required: ['y']}]}}),
      [
        {a: Array.from({length: 11}, (_item, index) => (index === 1 ? {x: 1, y: 1} : index === 10 ? {} : {x: 1}))},
        '/a/1/y conflict',
        '/a/10/x required',
      ],
    ],
  ])('explains %s', (_name, schema, ...sent) => {
    expectErrors(schema, sent, schemas);
  });
});
