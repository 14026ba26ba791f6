import {referencesOf} from './references';
import {type MergedSchema, mergeSchema} from './schemas';
import {typeNames} from './typeNames';
import type {Schema} from './types';

const schemas: Record<string, Schema | boolean> = {
  Base: {type: 'object', properties: {folder: {type: 'string'}, note: {type: 'string'}}},
  Copy: {$ref: '#/components/schemas/Base', properties: {size: {type: 'integer'}}},
  Short: {type: 'string', maxLength: 5, description: 'Short.'},
  Anything: true,
  Loop: {allOf: [{$ref: '#/components/schemas/Loop'}]},
  Json: {
    oneOf: [
      {type: 'string'},
      {type: 'array', items: {$ref: '#/components/schemas/Json'}},
      {type: 'object', additionalProperties: {$ref: '#/components/schemas/Json'}},
    ],
  },
  Tree: {type: 'object', properties: {child: {$ref: '#/components/schemas/Tree'}}},
};
const references = referencesOf({components: {schemas}});
const ref = (name: string): Schema => ({$ref: `#/components/schemas/${name}`});
const merge = (schema: Schema | boolean): MergedSchema => mergeSchema(schema, references);
const property = (schema: Schema | boolean, name: string): MergedSchema =>
  merge(merge(schema).properties[name] ?? false);

it('keeps the siblings of a reference, as allOf does', () => {
  expect(Object.keys(merge(ref('Copy')).properties)).toEqual(['folder', 'note', 'size']);
  expect(merge(ref('Copy')).name).toBe('Copy');
  expect(merge({...ref('Short'), maxLength: 9, description: 'Mine.'})).toMatchObject({
    maxLength: 5,
    description: 'Mine.',
    name: 'Short',
  });
});

describe('allOf allows what all of its members allow', () => {
  it('in a property of several members', () => {
    const allOf = [{properties: {at: {enum: ['a', 'b', null]}}}, {properties: {at: {const: 'a'}}}];
    expect(property({allOf}, 'at')).toMatchObject({const: 'a', nullable: false});
  });

  it.each<[string, Schema[], Partial<MergedSchema>]>([
    ['types', [{type: ['integer', 'null']}, {type: 'number'}], {types: ['integer'], nullable: false}],
    ['types without a common one', [{type: 'string'}, {type: 'integer'}], {types: [], never: true}],
    ['enums', [{enum: ['a', 'b', null]}, {enum: ['b', null, 'c']}], {enum: ['b', null], nullable: true}],
    ['an enum and a constant outside of it', [{enum: ['a']}, {const: 'b'}], {never: true}],
    ['two constants', [{const: 'a'}, {const: 'b'}], {never: true}],
    ['lower limits', [{minLength: 1}, {minLength: 3}], {minLength: 3}],
    ['upper limits', [{maxItems: 1}, {maxItems: 3}], {maxItems: 1}],
    ['multiples', [{multipleOf: 0.04}, {multipleOf: 0.06}], {multipleOf: 0.12}],
    [
      'closed and open objects',
      [{additionalProperties: false}, {additionalProperties: {}}],
      {additionalProperties: false},
    ],
    [
      'dependent fields',
      [{dependentRequired: {a: ['b']}}, {dependentRequired: {a: ['c']}}],
      {dependentRequired: {a: ['b', 'c']}},
    ],
    [
      'tuples',
      [{prefixItems: [true]}, {prefixItems: [{type: 'string'}, false]}],
      {prefixItems: [{type: 'string'}, {not: {}}]},
    ],
    [
      'choices',
      [{anyOf: [{title: 'A'}, {title: 'B'}]}, {oneOf: [{title: 'C'}, {title: 'D'}]}],
      {
        choices: [
          {rule: 'any', members: [{title: 'A'}, {title: 'B'}]},
          {rule: 'one', members: [{title: 'C'}, {title: 'D'}]},
        ],
      },
    ],
    [
      'conditions',
      [{if: {required: ['a']}, then: false}, {dependentSchemas: {b: {required: ['c']}}}],
      {
        conditions: [
          {if: {required: ['a']}, then: {not: {}}},
          {if: {required: ['b']}, then: {required: ['c']}},
        ],
      },
    ],
  ])('%s', (_what, allOf, merged) => {
    expect(merge({allOf})).toMatchObject(merged);
  });

  it('in the items of lists and the values of maps', () => {
    const {items = false, additionalProperties = false} = merge({
      allOf: [
        {items: ref('Short'), additionalProperties: ref('Short')},
        {items: {minLength: 2}, additionalProperties: {minLength: 2}},
      ],
    });
    expect(merge(items)).toMatchObject({minLength: 2, maxLength: 5});
    expect(merge(additionalProperties)).toMatchObject({minLength: 2, maxLength: 5});
  });
});

it('treats true as any value and false as none, even through a reference', () => {
  expect(property({properties: {payload: true}}, 'payload')).toMatchObject({types: [], never: false});
  expect(property({properties: {payload: false}}, 'payload').never).toBe(true);
  expect(merge(ref('Anything'))).toMatchObject({types: [], never: false});
});

describe('a choice', () => {
  it('makes values nullable if null is allowed', () => {
    expect(merge({anyOf: [ref('Short'), {type: 'null'}]})).toMatchObject({
      types: ['string'],
      nullable: true,
      name: 'Short',
    });
    expect(merge({anyOf: [{enum: ['a']}, {type: 'null'}]}).nullable).toBe(true);
    expect(merge({type: 'string', anyOf: [ref('Short'), {type: 'null'}]}).nullable).toBe(false);
  });
});

it('can contain itself as a property, and reports a schema that only refers to itself', () => {
  expect(property(ref('Tree'), 'child').name).toBe('Tree');
  expect(() => merge(ref('Loop'))).toThrow('The #/components/schemas/Loop schema contains itself');
});

it('names itself in its type', () => {
  expect(typeNames(ref('Json'), references).join(' | ')).toBe('string | Json[] | map of Json');
});
