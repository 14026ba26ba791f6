import {withBody} from '../testing/operation';
import type {Schema} from '../types';

/** How the mock and the page's sandbox respond to bodies with the constructs of OpenAPI 3.1. */

const field = (schema: object): Schema => ({type: 'object', properties: {a: schema}});

/** The errors of a body: pointers and codes. */
function bodyErrors(schema: Schema, body: unknown, schemas?: Record<string, object>): [string, string][] {
  return withBody(schema, {schemas})
    .errors({body})
    .map(([pointer, code]) => [pointer, code]);
}

/** The messages about a body. */
const messages = (schema: Schema, body: unknown): string[] =>
  withBody(schema)
    .errors({body})
    .map(([, , message]) => message);

describe('values', () => {
  const priority = field({
    oneOf: [
      {type: 'string', const: 'high', title: 'Urgent'},
      {type: 'string', const: 'low', title: 'Bulk'},
    ],
  });

  it('lists the values of a choice between constants', () => {
    expect(messages(priority, {a: 'x'})).toEqual(['Expected one of: high, low.']);
    expect(messages(field({anyOf: [{const: 1}, {enum: [2, null]}]}), {a: 'x'})).toEqual([
      'Expected one of: 1, 2, null.',
    ]);
    expect(bodyErrors(priority, {a: 'high'})).toEqual([]);
  });

  it('limits the items at each position of a list', () => {
    const quiet = field({
      type: 'array',
      minItems: 2,
      prefixItems: [{type: 'integer', maximum: 23}, {type: 'string'}],
      items: false,
    });
    expect(bodyErrors(quiet, {a: [22, '08:00']})).toEqual([]);
    expect(bodyErrors(quiet, {a: [24, 8]})).toEqual([
      ['/a/0', 'out_of_range'],
      ['/a/1', 'invalid_type'],
    ]);
    expect(withBody(quiet).errors({body: {a: [22, '08:00', 1]}})).toEqual([
      ['/a', 'too_many', 'Expected at most 2 items.'],
    ]);
  });

  it('explains multiples and exclusive limits', () => {
    expect(messages(field({type: 'number', multipleOf: 0.0001}), {a: 0.00015})).toEqual([
      'Expected a multiple of 0.0001.',
    ]);
    expect(bodyErrors(field({type: 'number', minimum: 0.0005, multipleOf: 0.0001}), {a: 0.0006})).toEqual([]);
    expect(messages(field({exclusiveMinimum: 0}), {a: 0})).toEqual(['Expected more than 0.']);
    expect(messages(field({exclusiveMaximum: 1}), {a: 1})).toEqual(['Expected less than 1.']);
  });

  it('accepts any value if the schema is true', () => {
    expect(
      bodyErrors({type: 'object', additionalProperties: false, properties: {payload: true}}, {payload: [1]}),
    ).toEqual([]);
  });

  it('distinguishes values that are excluded from combinations that are', () => {
    const admin = ['/a', 'invalid_value', 'Expected any value except: admin.'];
    expect(withBody(field({not: {enum: ['admin']}})).errors({body: {a: 'admin'}})).toEqual([admin]);
    expect(bodyErrors({not: {required: ['a', 'b']}}, {a: 1, b: 2})).toEqual([['/', 'conflict']]);
  });
});

describe('objects', () => {
  it('validates values by name, and all other values', () => {
    const notes = field({
      type: 'object',
      additionalProperties: false,
      patternProperties: {'^x-': {type: 'string', maxLength: 3}},
    });
    expect(bodyErrors(notes, {a: {'x-a': 'ok', 'x-b': 'long', other: 1}})).toEqual([
      ['/a/x-b', 'too_long'],
      ['/a/other', 'unknown_field'],
    ]);
    const context = field({properties: {plan: {type: 'string'}}, additionalProperties: {type: 'integer', maximum: 99}});
    expect(bodyErrors(context, {a: {plan: 'x', count: 100, name: 'y'}})).toEqual([
      ['/a/count', 'out_of_range'],
      ['/a/name', 'invalid_type'],
    ]);
    const overrides = field({
      propertyNames: {enum: ['email', 'sms']},
      additionalProperties: {type: 'string'},
    });
    expect(withBody(overrides).errors({body: {a: {fax: 'x'}}})).toEqual([
      ['/a/fax', 'invalid_format', 'Expected one of: email, sms.'],
    ]);
  });

  it('reports the field that another one requires', () => {
    const schema: Schema = {
      properties: {reply_to: {type: 'string'}},
      dependentRequired: {fallback_from: ['reply_to', 'from']},
    };
    expect(bodyErrors(schema, {fallback_from: 'x', from: 'y'})).toEqual([['/reply_to', 'required']]);
    expect(bodyErrors({dependentSchemas: {a: {required: ['b']}}}, {a: 1})).toEqual([['/b', 'required']]);
  });

  it('reports the field that a condition requires', () => {
    const schema: Schema = {
      properties: {mode: {type: 'string'}, at: {type: 'string'}},
      if: {required: ['mode'], properties: {mode: {const: 'later'}}},
      then: {required: ['at']},
      else: {properties: {at: false}},
    };
    expect(bodyErrors(schema, {mode: 'later'})).toEqual([['/at', 'required']]);
    expect(bodyErrors(schema, {mode: 'now', at: 'x'})).toEqual([['/at', 'unknown_field']]);
    expect(bodyErrors(schema, {mode: 'now'})).toEqual([]);
  });

  it('merges a reference with its sibling keywords, and the members of allOf', () => {
    const schemas = {Base: {type: 'object', properties: {note: {type: 'string', maxLength: 2}}}};
    const copy: Schema = {$ref: '#/components/schemas/Base', properties: {size: {type: 'integer'}}};
    expect(bodyErrors(copy, {note: 'abc', size: 'x'}, schemas)).toEqual([
      ['/note', 'too_long'],
      ['/size', 'invalid_type'],
    ]);
    const narrowed: Schema = {
      allOf: [
        {properties: {at: {type: ['string', 'null']}, subject: {maxLength: 3}}},
        {properties: {at: {type: 'string'}, subject: {maxLength: 99}}},
      ],
    };
    expect(bodyErrors(narrowed, {at: null, subject: 'long'})).toEqual([
      ['/subject', 'too_long'],
      ['/at', 'invalid_type'],
    ]);
  });

  it('follows a reference into a schema', () => {
    const schemas = {Base: {properties: {note: {type: 'string'}}}, '404': {type: 'integer'}};
    const schema: Schema = {
      properties: {
        a: {$ref: '#/components/schemas/Base/properties/note'},
        b: {$ref: '#/components/schemas/404'},
      },
    };
    expect(bodyErrors(schema, {a: 1, b: 'x'}, schemas)).toEqual([
      ['/a', 'invalid_type'],
      ['/b', 'invalid_type'],
    ]);
  });

  it('requires no response-only fields in a request', () => {
    const schemas = {Node: {required: ['node'], properties: {node: {type: 'string', readOnly: true}}}};
    const pool: Schema = {required: ['pool'], properties: {pool: {type: 'string'}}};
    expect(bodyErrors({allOf: [{$ref: '#/components/schemas/Node'}, pool]}, {pool: 'a'}, schemas)).toEqual([]);
    const flat: Schema = {required: ['pool', 'node'], properties: {pool: true, node: {readOnly: true}}};
    expect(bodyErrors(flat, {pool: 'a'})).toEqual([]);
    expect(bodyErrors(flat, {node: 'a'})).toEqual([['/pool', 'required']]);
    const apart: Schema = {properties: {node: {type: 'string', readOnly: true}}, allOf: [{required: ['node']}]};
    expect(bodyErrors(apart, {})).toEqual([]);
  });
});

describe('choices', () => {
  const closed: Schema = field({
    oneOf: [
      {
        type: 'object',
        additionalProperties: false,
        required: ['kind', 'list'],
        properties: {kind: {const: 'list'}, list: {type: 'string'}},
      },
      {
        type: 'object',
        additionalProperties: false,
        required: ['kind', 'email'],
        properties: {kind: {const: 'person'}, email: {type: 'string', format: 'email'}},
      },
    ],
  });

  it('reports the errors of the alternative that is meant', () => {
    expect(bodyErrors(closed, {a: {kind: 'person', email: 'x'}})).toEqual([['/a/email', 'invalid_format']]);
    expect(bodyErrors(closed, {a: {kind: 'person', email: 'a@b.example', list: 'x'}})).toEqual([
      ['/a/list', 'unknown_field'],
    ]);
    expect(withBody(closed).errors({body: {a: {kind: 'group'}}})).toEqual([
      ['/a/kind', 'invalid_value', 'Expected one of: list, person.'],
    ]);
    expect(bodyErrors(closed, {a: {}})).toEqual([['/a/kind', 'required']]);
    expect(bodyErrors(closed, {a: 1})).toEqual([['/a', 'invalid_value']]);
  });

  const schemas = {
    ApiSource: {type: 'object', required: ['kind'], properties: {kind: {type: 'string'}, key: {type: 'string'}}},
    SmtpSource: {type: 'object', required: ['kind'], properties: {kind: {type: 'string'}, port: {type: 'integer'}}},
  };
  const oneOf = ['ApiSource', 'SmtpSource'].map((name) => ({$ref: `#/components/schemas/${name}`}));

  it('distinguishes alternatives by their discriminator', () => {
    const mapping = {api: '#/components/schemas/ApiSource', smtp: '#/components/schemas/SmtpSource'};
    const schema = field({oneOf, discriminator: {propertyName: 'kind', mapping}});
    expect(bodyErrors(schema, {a: {kind: 'api', key: 'x'}}, schemas)).toEqual([]);
    expect(bodyErrors(schema, {a: {kind: 'smtp', port: 'x'}}, schemas)).toEqual([['/a/port', 'invalid_type']]);
    const byName = field({anyOf: oneOf, discriminator: {propertyName: 'kind'}});
    expect(bodyErrors(byName, {a: {kind: 'SmtpSource', port: 1}}, schemas)).toEqual([]);
    expect(bodyErrors(byName, {a: {kind: 'smtp'}}, schemas)).toEqual([['/a/kind', 'invalid_value']]);
  });

  it('distinguishes alternatives by their type', () => {
    const schema = field({anyOf: [{$ref: '#/components/schemas/SmtpSource'}, {type: 'string'}, {type: 'null'}]});
    expect(bodyErrors(schema, {a: {kind: 'x', port: 'y'}}, schemas)).toEqual([['/a/port', 'invalid_type']]);
    expect(bodyErrors(schema, {a: null}, schemas)).toEqual([]);
    expect(bodyErrors(field({anyOf: [{enum: ['x']}, {type: 'null'}]}), {a: 'y'})).toEqual([['/a', 'invalid_value']]);
  });

  it('reports the errors in the alternative that has begun', () => {
    const schema: Schema = {
      oneOf: [
        {required: ['at'], properties: {at: {type: 'string', format: 'date-time'}}},
        {required: ['delay'], properties: {delay: {type: 'integer'}}},
      ],
    };
    expect(bodyErrors(schema, {at: 'soon'})).toEqual([['/at', 'invalid_format']]);
    expect(bodyErrors(schema, {})).toEqual([['/at', 'required']]);
    expect(bodyErrors(schema, {at: '2026-01-12T08:00:00Z', delay: 1})).toEqual([['/delay', 'conflict']]);
  });

  it('reports the error in a field that several alternatives of anyOf share', () => {
    const subject: Schema = {type: 'string', minLength: 1};
    const schema: Schema = {
      anyOf: [
        {required: ['subject', 'html'], properties: {subject}},
        {required: ['subject', 'text'], properties: {subject}},
      ],
    };
    expect(bodyErrors(schema, {subject: '', html: 'x', text: 'x'})).toEqual([['/subject', 'too_short']]);
  });

  it('reports fields of other alternatives, and unknown ones, if the alternatives are closed', () => {
    const part = (name: string, ...others: string[]): Schema => ({
      additionalProperties: false,
      required: [name, ...others],
      properties: Object.fromEntries([name, ...others].map((it) => [it, {type: 'string', maxLength: 3}])),
    });
    const schema: Schema = {oneOf: [part('at'), part('delay')]};
    expect(withBody(schema).errors({body: {at: 'x', delay: 'y'}})).toEqual([
      ['/delay', 'conflict', 'Expected one of these only: at, delay.'],
    ]);
    expect(bodyErrors(schema, {delay: 'x', other: 'y'})).toEqual([['/other', 'unknown_field']]);
    const wider: Schema = {oneOf: [part('name'), part('name', 'email')]};
    expect(bodyErrors(wider, {name: 'x', email: 'long'})).toEqual([['/email', 'too_long']]);
  });

  it('does not confuse the items of a long list', () => {
    const schema = field({items: {oneOf: [{required: ['x']}, {required: ['y']}]}});
    const items = Array.from({length: 11}, (_item, index) => (index === 1 ? {x: 1, y: 1} : index === 10 ? {} : {x: 1}));
    expect(bodyErrors(schema, {a: items})).toEqual([
      ['/a/1/y', 'conflict'],
      ['/a/10/x', 'required'],
    ]);
  });
});
