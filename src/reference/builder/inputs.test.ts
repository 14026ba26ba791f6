import {type Schema, referencesOf} from '@packages/openapi';

import type {Json} from './form';
import {inputReader, optionsOf} from './inputs';

/** A schema as inputs: the kinds of its values and their names. */
function outline(schema: Schema, inputs = inputReader(referencesOf({})), depth = 0): unknown {
  const inside = (part: Schema): unknown => (depth > 2 ? '…' : outline(part, inputs, depth + 1));
  const outlines = inputs.alternatives(schema).map(({label, schema: form}) => {
    const kind = inputs.kind(form);
    const others = inputs.othersOf(form);
    const items = Array.from({length: form.prefixItems.length + 1}, (_item, index) => inputs.itemAt(form, index));
    const shown = {
      object: Object.fromEntries([
        ...inputs.fields(form).map((field) => [`${field.name}${field.isRequired ? '!' : ''}`, inside(field.schema)]),
        ...(others ? [[`…${inputs.freeName(form, {}) ?? ''}`, inside(others)]] : []),
      ]) as object,
      list: items.filter((item) => item !== undefined).map(inside),
      select: ['select', ...optionsOf(form)],
    };
    return [`one of ${label}`, kind in shown ? shown[kind as keyof typeof shown] : kind] as const;
  });
  return outlines.length === 1 ? outlines[0]?.[1] : Object.fromEntries(outlines);
}

it.each<[string, Schema, unknown]>([
  ['constants', {oneOf: [{const: 'high', title: 'Urgent'}, {const: 'low'}]}, ['select', 'high', 'low']],
  ['a boolean', {type: ['boolean', 'null']}, ['select', true, false]],
  ['places', {type: 'array', prefixItems: [{type: 'integer'}, {type: 'string'}], items: false}, ['number', 'text']],
  [
    'names by a pattern',
    {type: 'object', additionalProperties: false, patternProperties: {'^x-': {type: 'string'}}},
    {'…name': 'text'},
  ],
  [
    'names from a list',
    {type: 'object', maxProperties: 2, propertyNames: {enum: ['email', 'sms']}, additionalProperties: {type: 'string'}},
    {'…email': 'text'},
  ],
  [
    'known names and others',
    {type: 'object', properties: {plan: {type: 'string'}}, additionalProperties: {type: 'integer'}},
    {plan: 'text', '…name': 'number'},
  ],
  ['any value', {type: 'object', properties: {payload: true, free: {type: 'object'}}}, {payload: 'json', free: 'json'}],
  [
    'a condition',
    {
      properties: {mode: {const: 'later'}},
      if: {required: ['mode']},
      then: {required: ['at'], properties: {at: {type: 'string'}}},
    },
    {mode: ['select', 'later'], at: 'text'},
  ],
  [
    'what requests have, not what only responses have',
    {required: ['pool', 'node'], properties: {pool: {type: 'string'}, node: {readOnly: true}, none: false}},
    {'pool!': 'text'},
  ],
  [
    'names of JavaScript',
    JSON.parse('{"properties": {"__proto__": {"type": "string"}, "constructor": {}}}') as Schema,
    JSON.parse('{"__proto__": "text", "constructor": "json"}'),
  ],
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
    {'one of list': {kind: ['select', 'list'], list: 'text'}, 'one of Someone': {kind: ['select', 'person']}},
  ],
  [
    'alternatives that only combine fields',
    {properties: {html: {type: 'string'}, text: {type: 'string'}}, anyOf: [{required: ['html']}, {required: ['text']}]},
    {html: 'text', text: 'text'},
  ],
  [
    'a choice in a choice',
    {anyOf: [{type: 'integer'}, {anyOf: [{type: 'boolean'}, {type: 'array', items: {type: 'string'}}]}]},
    {'one of integer': 'number', 'one of boolean': ['select', true, false], 'one of array': ['text']},
  ],
])('has inputs for %s', (_name, schema, expected) => {
  expect(outline(schema)).toEqual(expected);
});

it('follows references, also in a schema that contains itself', () => {
  const nest = {required: ['nests'], properties: {nests: {type: 'array', items: {$ref: '#/components/schemas/Nest'}}}};
  const inputs = inputReader(referencesOf({components: {schemas: {Nest: nest}}}));
  const schema: Schema = {$ref: '#/components/schemas/Nest', properties: {size: {type: 'integer'}}};
  expect(outline(schema, inputs, 1)).toEqual({'nests!': [{'nests!': '…'}], size: 'number'});
  expect(JSON.stringify(inputs.empty(schema)).length).toBeLessThan(200);
});

describe('a choice', () => {
  const note: Schema = {type: 'string'};
  const inputs = inputReader(referencesOf({}));
  const target: Schema = {
    oneOf: [
      {required: ['kind', 'list'], properties: {kind: {const: 'list'}, list: {type: 'string'}, note}},
      {required: ['kind', 'email'], properties: {kind: {const: 'person'}, email: {type: 'string'}, note}},
    ],
  };

  it.each<[Schema, Json[], number[]]>([
    [target, [{kind: 'person'}, {kind: 'list'}, {email: 'a'}, {}], [1, 0, 1, 0]],
    [{type: ['string', 'boolean', 'array'], items: {type: 'string'}}, ['x', true, ['x']], [0, 1, 2]],
  ])('shows the alternative of its value', (schema, values, positions) => {
    const alternatives = inputs.alternatives(schema);
    expect(values.map((value) => inputs.position(alternatives, value))).toEqual(positions);
  });

  it('keeps common values when another alternative is chosen', () => {
    const person = inputs.alternatives(target)[1];
    const value = {kind: 'list', list: 'a', note: 'b'};
    expect(person && inputs.converted(person, value)).toEqual({kind: 'person', email: '', note: 'b'});
  });

  it('starts with the required fields of the first alternative', () => {
    expect(inputs.empty(target)).toEqual({kind: 'list', list: ''});
    const places: Schema = {type: 'array', minItems: 2, prefixItems: [{type: 'integer', minimum: 1}, {const: 'x'}]};
    expect(inputs.empty(places)).toEqual([1, 'x']);
  });
});

it('finds an unused name in an object', () => {
  const inputs = inputReader(referencesOf({}));
  const free = (schema: Schema, value?: Json): unknown => {
    const [form] = inputs.alternatives({type: 'object', additionalProperties: {type: 'string'}, ...schema});
    return form && inputs.freeName(form.schema, value);
  };
  expect(free({}, {name: 1, name_2: 2})).toBe('name_3');
  expect(free({properties: {name: true}})).toBe('name_2');
  expect(free({propertyNames: {enum: ['email', 'sms']}}, {email: 1})).toBe('sms');
  expect(free({maxProperties: 1}, {email: 1})).toBeUndefined();
});
