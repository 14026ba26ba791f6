import {fieldMaker} from './fields';
import {contextOf, fixture} from './testing/spec';
import {referencesOf} from './references';
import type {Schema} from './types';
import type {Field, Value} from './values';

const {fields} = contextOf(fixture);
const shapeOf = (schema: Schema): Value => fields.shape(schema, 'body');
const named = (name: string): Value => shapeOf({$ref: `#/components/schemas/${name}`});

/** The one field of an object schema with this property. */
function fieldOf(property: Schema, required: string[] = []): Field {
  const [field] = shapeOf({type: 'object', required, properties: {it: property}}).fields;
  if (!field) {
    throw new Error('no field');
  }
  return field;
}

/** A field of the fixture's email. */
function emailField(name: string): Field | undefined {
  return named('Email').fields.find((field) => field.name === name);
}

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
  it('states whether it is required, and its limits', () => {
    const field = fieldOf({type: 'string', maxLength: 9, pattern: '^a'}, ['it']);
    expect(field).toMatchObject({required: true, limits: {maxLength: 9, pattern: '^a'}});
    expect(fieldOf({type: 'string'}).required).toBe(false);
  });

  it('explains enum values, and omits their length', () => {
    const field = fieldOf({type: 'string', maxLength: 9, enum: ['a', null], 'x-enumDescriptions': {a: 'First.'}});
    expect(field.enumValues).toMatchObject([{value: 'a', meaning: {md: 'First.'}}]);
    expect(field.limits).toEqual({});
  });

  it('with one value has no list and no example', () => {
    const field = fieldOf({type: 'string', const: 'email', minLength: 1, examples: ['email']});
    expect(field).toMatchObject({constant: 'email', enumValues: [], examples: [], limits: {}});
  });

  it('does not repeat a value that its description contains', () => {
    expect(fieldOf({const: 'email', description: 'Always *one* `email`.'})).toMatchObject({constant: undefined});
    expect(fieldOf({const: 'email', description: 'Not an `email_id`, one email.'})).toMatchObject({constant: 'email'});
  });

  it('formats example and default as JSON, including false and 0', () => {
    expect(fieldOf({type: 'boolean', default: false, example: false})).toMatchObject({
      defaultValue: 'false',
      examples: [{value: 'false'}],
    });
    expect(fieldOf({type: 'integer', examples: [0]}).examples).toEqual([{value: '0'}]);
  });

  it.each([
    ['an array of objects', 'parts', 'name'],
    ['a map of objects', 'byName', 'inner'],
  ])('holds the fields of %s', (_name, field, inner) => {
    expect(emailField(field)?.fields.map(({name}) => name)).toEqual([inner]);
  });

  it('describes the names in a map, the format of a file, and its direction', () => {
    expect(emailField('counts')?.parts).toMatchObject([{label: 'api.field.keys', limits: {pattern: '^[a-z]+$'}}]);
    expect(emailField('file')?.limits).toEqual({contentEncoding: 'base64', contentMediaType: 'image/png'});
    expect(emailField('old')).toMatchObject({deprecated: true, readOnly: true, writeOnly: false});
    expect(emailField('secret')?.writeOnly).toBe(true);
  });

  it('refers to the enclosing object if it repeats it, and links to its start', () => {
    expect(emailField('parent')).toMatchObject({type: 'object', fields: [], repeats: {name: 'Email', id: 'body'}});
    expect(emailField('replies')).toMatchObject({type: 'object[]', fields: [], repeats: {name: 'Email', id: 'body'}});
    const outer = fieldOf({$ref: '#/components/schemas/Email'});
    expect(outer.fields.find(({name}) => name === 'parent')?.repeats).toEqual({name: 'Email', id: 'body-it'});
  });
});

describe('composition', () => {
  it('keeps every choice inside allOf: sets of fields, and alternatives with their own fields', () => {
    const {fields, choices} = named('Update');
    expect(fields.map(({name}) => name)).toEqual(['subject', 'html', 'template']);
    expect(choices).toMatchObject([
      {
        rule: 'any',
        options: [
          {title: 'With HTML', terms: [{code: 'subject'}, {code: 'html'}], fields: []},
          {terms: [{code: 'template'}]},
        ],
      },
      {
        rule: 'one',
        options: [
          {title: 'By card', fields: [{name: 'card', required: true}]},
          {title: 'By bank', fields: [{name: 'bank'}]},
        ],
      },
    ]);
  });

  it('lists the types of a choice between values, with their limits', () => {
    expect(emailField('size')?.choices).toMatchObject([
      {
        rule: 'one',
        options: [
          {type: 'string', limits: {maxLength: 4}},
          {type: 'integer', limits: {minimum: 1}},
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
  );
  expect(field).toMatchObject({id: 'query-limit', description: {md: 'How many.'}, examples: [{value: '5'}]});
});

it('reports a broken reference', () => {
  const maker = fieldMaker(referencesOf({}));
  expect(() => maker.shape({$ref: '#/components/schemas/Gone'}, 'body')).toThrow(
    'The reference #/components/schemas/Gone leads nowhere.',
  );
});
