import {exclusiveGroups, mergeAllOf, parameterField, schemaFields, schemaVariants} from './fields';
import type {Schema} from './types';

/** The one field of an object schema with this property. */
function fieldOf(property: Schema, required: string[] = []): ReturnType<typeof schemaFields>[number] {
  const [field] = schemaFields({type: 'object', required, properties: {it: property}});
  if (!field) {
    throw new Error('no field');
  }
  return field;
}

describe('types', () => {
  it.each<[Schema, string]>([
    [{type: 'string'}, 'string'],
    [{type: ['string', 'null']}, 'string | null'],
    [{type: 'array', items: {type: 'string'}}, 'string[]'],
    [{type: 'array', items: {type: ['string', 'null']}}, '(string | null)[]'],
    [{type: 'object', additionalProperties: {type: 'integer'}}, 'map of integer'],
    [{oneOf: [{type: 'string'}, {type: 'integer'}]}, 'string | integer'],
    [{properties: {}}, 'object'],
    [{type: 'array', items: 'circular(Folder)'}, 'Folder[]'],
  ])('names %j as %s', (schema, type) => {
    expect(fieldOf(schema).type).toBe(type);
  });
});

describe('a field', () => {
  it('says whether it is required and which limits it has', () => {
    const field = fieldOf({type: 'string', maxLength: 9, pattern: '^a'}, ['it']);
    expect(field).toMatchObject({required: true, limits: {maxLength: 9, pattern: '^a'}});
    expect(fieldOf({type: 'string'}).required).toBe(false);
  });

  it('explains listed values, and then leaves their length out', () => {
    const field = fieldOf({type: 'string', maxLength: 9, enum: ['a', null], 'x-enumDescriptions': {a: 'First.'}});
    expect(field.enumValues).toEqual([{value: 'a', meaning: 'First.'}]);
    expect(field.limits).toEqual({});
  });

  it('takes example and default as JSON, false and 0 included', () => {
    expect(fieldOf({type: 'boolean', default: false, example: false})).toMatchObject({
      defaultValue: 'false',
      example: 'false',
    });
    expect(fieldOf({type: 'integer', examples: [0]}).example).toBe('0');
  });

  it.each<[string, Schema]>([
    ['an object', {type: 'object', properties: {inner: {type: 'string'}}}],
    ['an array of objects', {type: 'array', items: {type: 'object', properties: {inner: {type: 'string'}}}}],
    ['a map of objects', {type: 'object', additionalProperties: {properties: {inner: {type: 'string'}}}}],
  ])('holds the fields of %s', (_name, schema) => {
    expect(fieldOf(schema).children.map(({name}) => name)).toEqual(['inner']);
  });
});

describe('composition', () => {
  it('merges allOf, required fields included', () => {
    const merged = mergeAllOf({
      allOf: [
        {properties: {a: {type: 'string'}}, required: ['a']},
        {allOf: [{properties: {b: {type: 'string'}}, required: ['b']}]},
      ],
    });
    expect(Object.keys(merged.properties ?? {})).toEqual(['a', 'b']);
    expect(merged.required).toEqual(['a', 'b']);
  });

  it('keeps alternatives with fields of their own apart', () => {
    const variants = schemaVariants({oneOf: [{title: 'Card', properties: {number: {type: 'string'}}}, {type: 'null'}]});
    expect(variants.map(({name, fields}) => [name, fields.map((field) => field.name)])).toEqual([['Card', ['number']]]);
  });

  it('knows groups of fields of which one must be given', () => {
    const schema = {properties: {id: {}, alias: {}}, oneOf: [{required: ['id']}, {required: ['alias']}]};
    expect(exclusiveGroups(schema)).toEqual([['id'], ['alias']]);
    expect(schemaVariants(schema)).toEqual([]);
  });
});

it('prefers the description and the example of a parameter to those of its schema', () => {
  const field = parameterField({
    name: 'limit',
    description: 'How many.',
    example: 5,
    schema: {type: 'integer', description: 'A number.', example: 1},
  });
  expect(field).toMatchObject({description: 'How many.', example: '5'});
});
