import {type FormField, type Json, alternativeOf, converted, emptyValue} from './form';
import {formFieldMaker} from './formFields';
import {referencesOf} from '../references';
import {filledIn} from './filledIn';
import {singleOperation, withBody} from '../testing/operation';
import type {Schema} from '../types';

/** The field of a schema in a request. */
function fieldOf(schema: Schema, schemas: Record<string, object> = {}): FormField {
  const field = formFieldMaker(referencesOf({components: {schemas}}))('a', schema, true);
  if (!field) {
    throw new Error('There is no field.');
  }
  return field;
}

/** A field reduced to its values: types, names and limits. */
function outline(field: FormField | undefined): unknown {
  if (!field) {
    return undefined;
  }
  switch (field.kind) {
    case 'object':
      return {
        ...Object.fromEntries(
          field.fields.map((inner) => [`${inner.name}${inner.required ? '!' : ''}`, outline(inner)]),
        ),
        ...(field.others && {'…': outline(field.others)}),
      };
    case 'list': {
      const {first, item, minItems, maxItems} = field;
      return [...(first ?? []).map(outline), ...(item ? [outline(item)] : []), minItems, maxItems].filter(
        (it) => it !== undefined,
      );
    }
    case 'map':
      return ['map', outline(field.item), field.names ?? field.prefix, field.maxItems].filter((it) => it !== undefined);
    case 'choice':
      return ['choice', ...field.options];
    case 'union':
      return Object.fromEntries(field.alternatives.map(({label, field: inner}) => [`one of ${label}`, outline(inner)]));
    default:
      return field.kind;
  }
}

it.each<[string, Schema, unknown]>([
  ['constants', {oneOf: [{const: 'high', title: 'Urgent'}, {const: 'low'}]}, ['choice', 'high', 'low']],
  ['a constant of an enum', {allOf: [{enum: ['a', 'b']}, {const: 'a'}]}, ['choice', 'a']],
  ['numbers to choose from', {enum: [1, 2]}, ['choice', 1, 2]],
  ['an enum or null', {anyOf: [{enum: ['a']}, {type: 'null'}]}, ['choice', 'a']],
  ['limited items', {type: 'array', minItems: 2, maxItems: 5, items: {type: 'string'}}, ['text', 2, 5]],
  ['places', {type: 'array', prefixItems: [{type: 'integer'}, {type: 'string'}], items: false}, ['number', 'text']],
  [
    'names by a pattern',
    {type: 'object', additionalProperties: false, patternProperties: {'^x-': {type: 'string'}}},
    ['map', 'text', 'x-'],
  ],
  [
    'names from a list',
    {type: 'object', maxProperties: 2, propertyNames: {enum: ['email', 'sms']}, additionalProperties: {type: 'string'}},
    ['map', 'text', ['email', 'sms'], 2],
  ],
  [
    'known names and others',
    {type: 'object', properties: {plan: {type: 'string'}}, additionalProperties: {type: 'integer'}},
    {plan: 'text', '…': ['map', 'number']},
  ],
  ['any value', {type: 'object', properties: {payload: true, free: {type: 'object'}}}, {payload: 'json', free: 'json'}],
  [
    'a reference with sibling keywords',
    {$ref: '#/components/schemas/Base', properties: {size: {type: 'integer'}}},
    {folder: 'text', size: 'number'},
  ],
  [
    'a condition',
    {
      properties: {mode: {const: 'later'}},
      if: {required: ['mode']},
      then: {required: ['at'], properties: {at: {type: 'string'}}},
    },
    {mode: ['choice', 'later'], at: 'text'},
  ],
  ['several types', {type: ['string', 'integer', 'null']}, {'one of string': 'text', 'one of integer': 'number'}],
  [
    'alternatives with fields',
    {
      required: ['to'],
      properties: {to: {type: 'string'}},
      oneOf: [
        {required: ['at'], properties: {at: {type: 'string'}}},
        {required: ['delay'], properties: {delay: {type: 'integer'}}},
      ],
    },
    {'one of at': {'to!': 'text', 'at!': 'text'}, 'one of delay': {'to!': 'text', 'delay!': 'number'}},
  ],
  [
    'alternatives by a constant',
    {
      oneOf: [
        {properties: {kind: {const: 'list'}, list: {type: 'string'}}},
        {title: 'Someone', properties: {kind: {const: 'person'}}},
      ],
    },
    {'one of list': {kind: ['choice', 'list'], list: 'text'}, 'one of Someone': {kind: ['choice', 'person']}},
  ],
  [
    'alternatives that only combine fields',
    {properties: {html: {type: 'string'}, text: {type: 'string'}}, anyOf: [{required: ['html']}, {required: ['text']}]},
    {html: 'text', text: 'text'},
  ],
  [
    'a choice in a choice',
    {anyOf: [{type: 'integer'}, {anyOf: [{type: 'boolean'}, {type: 'array', items: {type: 'string'}}]}]},
    {'one of integer': 'number', 'one of 2, boolean': 'boolean', 'one of 2, array': ['text']},
  ],
])('has fields for %s', (_name, schema, expected) => {
  expect(outline(fieldOf(schema, {Base: {type: 'object', properties: {folder: {type: 'string'}}}}))).toEqual(expected);
});

it('omits fields that requests do not have, and requires those they must have', () => {
  const schema: Schema = {
    required: ['pool', 'node'],
    properties: {pool: {type: 'string'}, node: {type: 'string', readOnly: true}, none: false},
  };
  expect(outline(fieldOf(schema))).toEqual({'pool!': 'text'});
});

it('ends where a schema contains itself', () => {
  const schemas = {
    Nest: {type: 'object', properties: {nests: {type: 'array', items: {$ref: '#/components/schemas/Nest'}}}},
  };
  expect(outline(fieldOf({$ref: '#/components/schemas/Nest'}, schemas))).toEqual({nests: [{nests: ['json']}]});
});

describe('a choice', () => {
  const target: Schema = {
    oneOf: [
      {required: ['kind', 'list'], properties: {kind: {const: 'list'}, list: {type: 'string'}, note: {type: 'string'}}},
      {
        required: ['kind', 'email'],
        properties: {kind: {const: 'person'}, email: {type: 'string'}, note: {type: 'string'}},
      },
    ],
  };
  const field = fieldOf(target);
  const position = (value: Json): number => (field.kind === 'union' ? alternativeOf(field, value) : -1);

  it('shows the alternative of its value', () => {
    const values: Json[] = [{kind: 'person'}, {kind: 'list'}, {email: 'a'}, {}];
    expect(values.map(position)).toEqual([1, 0, 1, 0]);
    const any = fieldOf({type: ['string', 'boolean', 'array'], items: {type: 'string'}});
    expect(['x', true, ['x']].map((value) => any.kind === 'union' && alternativeOf(any, value))).toEqual([0, 1, 2]);
  });

  it('keeps common values when another alternative is chosen', () => {
    const person = field.kind === 'union' ? field.alternatives[1]?.field : undefined;
    const value = {kind: 'list', list: 'a', note: 'b'};
    expect(person && converted(person, value)).toEqual({kind: 'person', email: '', note: 'b'});
  });

  it('starts with the required fields of the first alternative', () => {
    expect(emptyValue(field)).toEqual({kind: 'list', list: ''});
    expect(emptyValue(fieldOf({type: 'array', minItems: 2, prefixItems: [{type: 'integer'}, {const: 'x'}]}))).toEqual([
      0,
      'x',
    ]);
  });
});

describe('the request of a form', () => {
  const choice = {server: 0, hasKey: true, prefer: ''};

  it('is accepted as it is, for a body with alternatives', () => {
    const alternatives: Schema = {
      oneOf: [
        {required: ['at'], properties: {at: {type: 'string'}}},
        {required: ['delay'], properties: {delay: {type: 'integer'}}},
      ],
    };
    const {form, sandbox} = withBody(alternatives, {example: {delay: 3}});
    expect(form && sandbox.respond(filledIn(form, form.values, choice).sent).status).toBe(204);
  });

  it('is accepted as it is, for parameters of any style', () => {
    const names = {type: 'array', items: {type: 'string'}};
    const {form, sandbox} = singleOperation(
      {
        parameters: [
          {name: 'version', in: 'path', required: true, schema: {type: 'integer'}, example: 2},
          {name: 'If-Match', in: 'header', required: true, schema: {type: 'string'}, example: 'v1'},
          {name: 'X-Parts', in: 'header', schema: {type: 'array', items: {type: 'integer'}}},
          {name: 'Authorization', in: 'header', schema: {type: 'string'}},
          {name: 'tags', in: 'query', required: true, explode: false, schema: names, example: ['a', 'b']},
          {name: 'session', in: 'cookie', required: true, example: 'abc'},
        ],
        servers: [
          {url: 'https://{region}.api.mailwren.example/v1', variables: {region: {default: 'eu', enum: ['eu', 'us']}}},
          {url: 'https://api.mailwren.example/v2'},
        ],
      },
      {path: '/things/{version}'},
    );
    if (!form) {
      throw new Error('There is no form.');
    }
    const url = 'https://eu.api.mailwren.example/v1/things/2?tags=a,b';
    const first = filledIn(form, form.values, choice);
    expect(first.request).toMatchObject({url, headers: {'If-Match': 'v1'}});
    expect(sandbox.respond(first.sent).status).toBe(204);
    expect(form.fields.header.map(({name}) => name)).toEqual(['If-Match', 'X-Parts']);
    expect(outline(form.servers[0]?.fields[0])).toEqual(['choice', 'eu', 'us']);

    const values = {...form.values, server: {region: 'us'}, header: {'If-Match': 'v2', 'X-Parts': [1, 2]}};
    const changed = filledIn(form, values, choice);
    expect(changed.request).toMatchObject({
      url: url.replace('eu', 'us'),
      headers: {'If-Match': 'v2', 'X-Parts': '1,2'},
    });
    expect(sandbox.respond(changed.sent).status).toBe(204);
    const other = filledIn(form, form.values, {...choice, server: 1});
    expect(other.request.url).toBe('https://api.mailwren.example/v2/things/2?tags=a,b');
    expect(sandbox.respond(other.sent).status).toBe(204);
  });

  it('has the key where the operation needs one', () => {
    const {form} = singleOperation({parameters: [{name: 'limit', in: 'query', schema: {type: 'integer'}}]});
    const credential = {header: 'X-API-Key', prefix: ''};
    if (!form) {
      throw new Error('There is no form.');
    }
    const withKey = {...form, sandbox: {...form.sandbox, operation: {...form.sandbox.operation, credential}}};
    const headers = (operation: typeof form, hasKey: boolean): object =>
      filledIn(operation, form.values, {...choice, hasKey}).sent.headers;
    expect(headers(withKey, true)).toEqual({'x-api-key': 'any-key'});
    expect(headers(withKey, false)).toEqual({});
    expect(headers(form, true)).toEqual({});
  });
});
