import {type Schema, referencesOf} from '@packages/openapi';

import {fieldMaker} from './fields';
import {fixture} from '../testing/spec';
import type {Value} from './values';

const fields = fieldMaker(referencesOf(fixture));
const shapeOf = (schema: Schema): Value => fields.shape(schema, 'body', 'request');
const named = (name: string): Value => shapeOf({$ref: `#/components/schemas/${name}`});

/** A field of a value. */
function fieldIn({children}: Value, name = 'it'): Value {
  const field = children.find(({label}) => label?.code === name);
  if (!field) {
    throw new Error(`no field ${name}`);
  }
  return field;
}

/** The only field of an object schema with this property. */
const fieldOf = (property: Schema, required: string[] = []): Value =>
  fieldIn(shapeOf({type: 'object', required, properties: {it: property}}));

/** A field of the fixture's email. */
const emailField = (name: string): Value => fieldIn(named('Email'), name);

/** The names of the fields in a value. */
const namesIn = ({children}: Value): (string | undefined)[] =>
  children.filter(({id}) => id !== undefined).map(({label}) => label?.code);

describe('types', () => {
  it.each<[Schema, string]>([
    [{type: 'string'}, 'string'],
    [{type: ['string', 'null']}, 'string | null'],
    [{type: 'array', items: {type: ['string', 'null']}}, '(string | null)[]'],
    [{type: 'object', additionalProperties: {type: 'integer'}}, 'map of integer'],
    [{oneOf: [{type: 'string'}, {type: 'integer'}]}, 'string | integer'],
    [{anyOf: [{$ref: '#/components/schemas/Id'}, {type: 'null'}]}, 'string | null'],
    [{const: true}, 'boolean'],
    [{}, 'any'],
  ])('names %j as %s', (schema, type) => {
    expect(fieldOf(schema).type).toBe(type);
  });
});

describe('a field', () => {
  it.each<[string, Schema, Value['facts']]>([
    [
      'its limits',
      {type: 'string', maxLength: 9, pattern: '^a'},
      [{limits: {maxLength: 9}}, {words: 'api.field.pattern', codes: ['^a']}],
    ],
    [
      'its only value, without an example',
      {const: 'email', minLength: 1, examples: ['email']},
      [{words: 'api.field.always', codes: ['email']}],
    ],
    ['no value that its description contains', {const: 'email', description: 'Always *one* `email`.'}, []],
    [
      'a value that is only part of a word',
      {const: 'email', description: 'Not an `email_id`.'},
      [{words: 'api.field.always', codes: ['email']}],
    ],
    [
      'false as its default and its example',
      {type: 'boolean', default: false, example: false},
      [
        {words: 'api.field.default', codes: ['false']},
        {words: 'api.field.example', codes: ['false']},
      ],
    ],
    ['0 as its example', {type: 'integer', examples: [0]}, [{words: 'api.field.example', codes: ['0']}]],
  ])('states %s', (_what, schema, facts) => {
    expect(fieldOf(schema).facts).toEqual(facts);
  });

  it('states whether it is required', () => {
    expect(fieldOf({type: 'string'}, ['it']).facts).toEqual([{words: 'api.field.required'}]);
    const response = fields.shape({properties: {it: {}}}, 'response', 'response');
    expect(fieldIn(response).facts).toEqual([{words: 'api.field.optional'}]);
  });

  it('explains enum values, and omits their length', () => {
    const field = fieldOf({type: 'string', maxLength: 9, enum: ['a', null], 'x-enumDescriptions': {a: 'First.'}});
    expect(field).toMatchObject({facts: [], enumValues: [{value: 'a', meaning: {md: 'First.'}}]});
  });

  it.each([
    ['an array of objects', 'parts', 'name'],
    ['a map of objects', 'byName', 'inner'],
  ])('holds the fields of %s', (_name, field, inner) => {
    expect(namesIn(emailField(field))).toEqual([inner]);
  });

  it('describes the names in a map, the format of a file, and its direction', () => {
    expect(emailField('counts').facts).toContainEqual({
      about: ['api.field.keys'],
      words: 'api.field.pattern',
      codes: ['^[a-z]+$'],
    });
    expect(emailField('file').facts).toEqual([{codes: ['base64']}, {codes: ['image/png']}]);
    expect(emailField('old').facts).toEqual([{words: 'api.field.deprecated'}, {words: 'api.field.readOnly'}]);
    expect(emailField('secret').facts).toEqual([{words: 'api.field.writeOnly'}]);
  });

  it('refers to the enclosing object if it repeats it, and links to its start', () => {
    const links = [{words: 'api.field.repeats', code: 'Email', href: '#body'}];
    expect(emailField('parent')).toMatchObject({type: 'object', children: [], links});
    expect(emailField('replies')).toMatchObject({type: 'object[]', children: [], links});
    const outer = fieldOf({$ref: '#/components/schemas/Email'});
    expect(fieldIn(outer, 'parent').links).toMatchObject([{href: '#body-it'}]);
  });
});

describe('composition', () => {
  it('keeps every choice inside allOf: sets of fields in one line, and alternatives with their own fields', () => {
    const update = named('Update');
    expect(namesIn(update)).toEqual(['subject', 'html', 'template']);
    expect(update.children).toMatchObject([
      {label: {words: 'api.choice.any'}, children: [{names: ['subject', 'html']}, {names: ['template']}]},
      {
        label: {words: 'api.choice.one'},
        children: [
          {label: {title: 'By card'}, children: [{label: {code: 'card'}, facts: [{words: 'api.field.required'}]}]},
          {label: {title: 'By bank'}, children: [{label: {code: 'bank'}}]},
        ],
      },
      {},
      {},
      {},
    ]);
  });

  it('lists the types of a choice between values, with their limits', () => {
    expect(emailField('size').children).toMatchObject([
      {
        label: {words: 'api.choice.one'},
        children: [
          {type: 'string', facts: [{limits: {maxLength: 4}}]},
          {type: 'integer', facts: [{limits: {minimum: 1}}]},
        ],
      },
    ]);
  });
});

it('prefers the description and example of a parameter over those of its schema', () => {
  const field = fields.parameter(
    {
      name: 'limit',
      description: 'How many.',
      example: 5,
      schema: {type: 'integer', description: 'A number.', example: 1},
    },
    'query',
    'request',
  );
  expect(field).toMatchObject({id: 'query-limit', description: {md: 'How many.'}, facts: [{codes: ['5']}]});
});

it('reports a broken reference', () => {
  const maker = fieldMaker(referencesOf({}));
  expect(() => maker.shape({$ref: '#/components/schemas/Gone'}, 'body', 'request')).toThrow(
    "The reference #/components/schemas/Gone doesn't resolve.",
  );
});
