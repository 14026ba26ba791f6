import {formsOf} from './forms';
import {referencesOf} from './references';
import type {Schema} from './types';

const references = referencesOf({
  components: {
    schemas: {
      Person: {type: 'object', properties: {name: {type: 'string'}}},
      Team: {type: 'object', properties: {size: {type: 'integer'}}},
    },
  },
});
const person = {$ref: '#/components/schemas/Person'};
const team = {$ref: '#/components/schemas/Team'};

/** The forms of a schema: the type of each, and its required fields. */
const outline = (schema: Schema | boolean): string[] =>
  formsOf(schema, references).map(({type = 'any', schema: {name, required, enum: values, maxLength}}) =>
    [type, name, ...required, ...(values ?? []).map(String), maxLength].filter((it) => it !== undefined).join(' '),
  );

it.each<[string, Schema | boolean, string[]]>([
  ['one type', {type: 'string', maxLength: 5}, ['string 5']],
  ['no value', {type: 'string', not: {}}, []],
  ['a boolean schema', false, []],
  ['a list of types', {type: ['string', 'array', 'null'], maxLength: 5}, ['string 5', 'array', 'null']],
  ['integers among numbers', {type: ['integer', 'number']}, ['number']],
  ['values of different types', {type: ['string', 'number', 'boolean'], enum: ['a', 1]}, ['string a', 'number 1']],
  ['a constant among types', {type: ['string', 'number'], const: 1}, ['number 1']],
  ['null as an alternative', {anyOf: [person, {type: 'null'}]}, ['object Person', 'null']],
  [
    'null in an alternative',
    {oneOf: [{type: ['string', 'null']}, {type: ['array', 'null']}]},
    ['string', 'array', 'null'],
  ],
  ['only null', {type: 'null'}, ['null']],
  [
    'alternatives that inherit',
    {type: 'object', required: ['to'], anyOf: [{required: ['at']}, {required: ['delay']}]},
    ['object to at', 'object to delay'],
  ],
  [
    'several choices',
    {
      type: 'object',
      allOf: [{anyOf: [{required: ['a']}, {required: ['b']}]}, {anyOf: [{required: ['c']}, {required: ['d']}]}],
    },
    ['object a c', 'object a d', 'object b c', 'object b d'],
  ],
  ['impossible combinations', {type: 'string', anyOf: [{minLength: 1}, {type: 'integer'}]}, ['string']],
  [
    'a choice in a choice',
    {anyOf: [{type: 'integer'}, {anyOf: [{type: 'boolean'}, person]}]},
    ['integer', 'boolean', 'object Person'],
  ],
])('lists the forms of %s', (_name, schema, expected) => {
  expect(outline(schema)).toEqual(expected);
});

it('says which alternatives lead to a form', () => {
  const inner = {anyOf: [{type: 'boolean'}, team]};
  const chosen = formsOf({oneOf: [person, inner]}, references).map((form) => form.chosen);
  expect(chosen).toEqual([[person], [inner, {type: 'boolean'}], [inner, team]]);
});

it('refuses choices that contain each other', () => {
  const [one, other] = ['One', 'Other'].map((name) => ({$ref: `#/components/schemas/${name}`}));
  const schemas = {One: {oneOf: [{type: 'string'}, other]}, Other: {oneOf: [{type: 'integer'}, one]}};
  expect(() => formsOf(one ?? {}, referencesOf({components: {schemas}}))).toThrow(
    /^The O\w+ schema contains itself without a property or an item in between\./u,
  );
});
