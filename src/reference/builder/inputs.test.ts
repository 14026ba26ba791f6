import {type Schema, referencesOf} from '@packages/openapi';

import {inputReader} from './inputs';

/** The inputs for a schema: each value's kind and its name. */
function outline(schema: Schema, inputs = inputReader(referencesOf({})), depth = 0): unknown {
  const inside = (part: Schema): unknown => (depth > 2 ? '…' : outline(part, inputs, depth + 1));
  const {kind, options, fields, items} = inputs.read(schema);
  switch (kind) {
    case 'object':
      return Object.fromEntries(
        fields.map(({name, isRequired, schema: own}) => [`${name}${isRequired ? '!' : ''}`, inside(own)]),
      );
    case 'list':
      return items && [inside(items)];
    case 'select':
      return ['select', ...options];
    default:
      return kind;
  }
}

it.each<[string, Schema, unknown]>([
  ['values', {enum: ['high', 'low']}, ['select', 'high', 'low']],
  ['a boolean', {type: ['boolean', 'null']}, ['select', true, false]],
  ['a list', {type: 'array', items: {type: 'integer'}}, ['number']],
  ['places', {type: 'array', prefixItems: [{type: 'integer'}], items: {type: 'string'}}, 'json'],
  ['names that the reader chooses', {type: 'object', additionalProperties: {type: 'string'}}, 'json'],
  ['types', {type: ['string', 'integer']}, 'json'],
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
        {required: ['at'], properties: {at: {type: 'string'}, kind: {const: 'at'}}},
        {required: ['delay'], properties: {delay: {type: 'integer'}, kind: {const: 'delay'}}},
      ],
    },
    {'to!': 'text', at: 'text', kind: ['select', 'at', 'delay'], delay: 'number'},
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

it('starts an added value with the required fields of its first form', () => {
  const {empty} = inputReader(referencesOf({}));
  const list: Schema = {required: ['kind', 'list'], properties: {kind: {const: 'list'}, list: {type: 'string'}}};
  const person: Schema = {required: ['kind'], properties: {kind: {const: 'person'}, note: {type: 'string'}}};
  expect(empty({oneOf: [list, person]})).toEqual({kind: 'list', list: ''});
  expect(empty({type: 'array', minItems: 2, items: {type: 'integer', minimum: 1}})).toEqual([1, 1]);
});
