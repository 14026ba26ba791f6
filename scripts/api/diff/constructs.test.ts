import type {Spec} from '../../../src/openapi/types';
import {compareSpecs} from './compare';
import {levelOf} from './rules';

type Schemas = Readonly<Record<string, unknown>>;

const ref = (name: string): object => ({$ref: `#/components/schemas/${name}`});
const content = (schema: unknown): object => ({content: {'application/json': {schema}}});
const object = (properties: object, more: object = {}): object => ({type: 'object', properties, ...more});

function spec(request: unknown, response: unknown, schemas: Schemas): Spec {
  const post = {operationId: 'send', requestBody: content(request), responses: {'200': content(response)}};
  return {paths: {'/letters': {post}}, components: {schemas}} as unknown as Spec;
}

/** Schemas that the pairs below reference. */
const parts: Schemas = {
  A: object({a: {type: 'string'}}),
  B: object({b: {type: 'string'}}),
  C: object({c: {type: 'string'}}),
  Tree: object({leaf: {type: 'string'}, inner: {$ref: '#/components/schemas/Tree'}}),
};

/** The differences of a schema as `<level>: <rule> <subject>[: <detail>]`. */
function changes(direction: 'request' | 'response', before: unknown, after: unknown, more: Schemas = {}): string[] {
  const of = (schema: unknown, schemas: Schemas): Spec =>
    direction === 'request' ? spec(schema, {}, schemas) : spec({}, schema, schemas);
  return compareSpecs(of(before, parts), of(after, {...parts, ...more})).map((change) => {
    const {rule, subject, detail} = change;
    return `${levelOf(change)}: ${rule} ${subject.replace('POST /letters ', '')}${detail === undefined ? '' : `: ${detail}`}`;
  });
}

const choice = (...names: string[]): object => ({oneOf: names.map(ref)});
const any = (...names: string[]): object => ({anyOf: names.map(ref)});
const orNull = (schema: object): object => ({anyOf: [schema, {type: 'null'}]});
const condition = (then: object): object => ({if: {properties: {a: {const: 'x'}}}, then});

/** The change, what is reported for a request, and what is reported for a response. */
const examples: readonly [name: string, before: unknown, after: unknown, request: string[], response: string[]][] = [
  [
    'a reference that becomes nullable',
    object({a: ref('A')}),
    object({a: orNull(ref('A'))}),
    ['addition: request-type-added body.a: null is allowed'],
    ['breaking: response-type-changed 200.a: null is allowed'],
  ],
  [
    'a reference that is no longer nullable',
    object({a: orNull(ref('A'))}),
    object({a: ref('A')}),
    ['breaking: request-type-changed body.a: null is not allowed'],
    ['other: response-type-narrowed 200.a: null is not allowed'],
  ],
  [
    'null in a different notation',
    object({a: {type: ['string', 'null']}}),
    object({a: orNull({type: 'string'})}),
    [],
    [],
  ],
  [
    'one of two choices',
    {allOf: [any('A', 'B', 'C'), any('A', 'C')]},
    {allOf: [any('A', 'C'), any('A', 'C')]},
    ['breaking: request-alternative-removed body: B'],
    ['other: response-alternative-removed 200: B'],
  ],
  [
    'a second choice',
    {allOf: [any('A', 'B')]},
    {allOf: [any('A', 'B'), any('B', 'C')]},
    [
      'breaking: request-alternative-removed body: A',
      'addition: request-alternative-added body: A, B',
      'addition: request-alternative-added body: C',
    ],
    [
      'other: response-alternative-removed 200: A',
      'addition: response-alternative-added 200: A, B',
      'addition: response-alternative-added 200: C',
    ],
  ],
  [
    'an added alternative',
    ref('A'),
    choice('A', 'B'),
    ['addition: request-alternative-added body: B'],
    ['addition: response-alternative-added 200: B'],
  ],
  [
    'a removed alternative',
    object({it: choice('A', 'B')}),
    object({it: ref('B')}),
    ['breaking: request-alternative-removed body.it: A'],
    ['other: response-alternative-removed 200.it: A'],
  ],
  [
    'the rule of a choice',
    choice('A', 'B'),
    any('A', 'B'),
    ['addition: request-limit-loosened body: oneOf → anyOf'],
    ['other: response-limit-loosened 200: oneOf → anyOf'],
  ],
  [
    'an alternative without a name',
    {oneOf: [ref('A'), object({x: {type: 'string'}})]},
    {oneOf: [ref('A'), object({x: {type: 'string'}, y: {type: 'string'}})]},
    [expect.stringMatching(/^addition: request-property-added .*\.y$/u) as string],
    [expect.stringMatching(/^addition: response-property-added .*\.y$/u) as string],
  ],
  ['types as alternatives', {type: ['string', 'number']}, {oneOf: [{type: 'string'}, {type: 'number'}]}, [], []],
  [
    'a choice of constants as an enum',
    {oneOf: [{const: 'a', title: 'One'}, {const: 'b'}]},
    {enum: ['a', 'c']},
    ['breaking: request-value-removed body: "b"', 'addition: request-value-added body: "c"'],
    ['other: response-value-removed 200: "b"', 'addition: response-value-added 200: "c"'],
  ],
  [
    'the value that a discriminator maps to an alternative',
    {...choice('A', 'B'), discriminator: {propertyName: 'kind', mapping: {x: 'A', y: 'B'}}},
    {...choice('A', 'B'), discriminator: {propertyName: 'kind', mapping: {z: 'A', y: 'B'}}},
    ['breaking: request-value-removed body (A).kind: "x"', 'addition: request-value-added body (A).kind: "z"'],
    ['breaking: response-value-replaced 200 (A).kind: values "x" → "z"'],
  ],
  [
    'a requirement of a field',
    object({a: {}, b: {}}),
    object({a: {}, b: {}}, {dependentRequired: {a: ['b']}}),
    ['breaking: request-limit-tightened body.a: requires none → b'],
    ['other: response-limit-tightened 200.a: requires none → b'],
  ],
  [
    'a requirement of a new field',
    object({b: {}}),
    object({a: {}, b: {}}, {dependentRequired: {a: ['b']}}),
    ['addition: request-property-added body.a'],
    ['addition: response-property-added 200.a'],
  ],
  [
    'a schema of a new field',
    object({b: {}}),
    object({a: {}, b: {}}, {dependentSchemas: {a: {required: ['b']}}}),
    ['addition: request-property-added body.a'],
    ['addition: response-property-added 200.a'],
  ],
  [
    'a schema that depends on another field',
    object({a: {}, b: {}}),
    object({a: {}, b: {}}, {dependentSchemas: {a: {required: ['b']}}}),
    ['breaking: request-limit-tightened body: condition none → {"if":{"required":["a"]},"then":{"required":["b"]}}'],
    ['other: response-limit-tightened 200: condition none → {"if":{"required":["a"]},"then":{"required":["b"]}}'],
  ],
  [
    'a condition',
    object({a: {}, b: {}}, condition({required: ['b']})),
    object({a: {}, b: {}}, condition({properties: {b: {maxLength: 5}}})),
    [expect.stringMatching(/^breaking: request-limit-changed body: condition .* → /u) as string],
    [expect.stringMatching(/^other: response-limit-changed 200: condition .* → /u) as string],
  ],
  [
    'properties that match a pattern',
    object({}, {patternProperties: {'^x-': {type: 'string', maxLength: 50}}}),
    object({}, {patternProperties: {'^x-': {type: 'string', maxLength: 40}}}),
    ['breaking: request-limit-tightened body./^x-/: maxLength 50 → 40'],
    ['other: response-limit-tightened 200./^x-/: maxLength 50 → 40'],
  ],
  [
    'a pattern for property names',
    object({}, {patternProperties: {'^x-': {}}}),
    object({}, {patternProperties: {'^y-': {}}}),
    ['breaking: request-property-removed body./^x-/', 'addition: request-property-added body./^y-/'],
    ['breaking: response-property-removed 200./^x-/', 'addition: response-property-added 200./^y-/'],
  ],
  [
    'items at a fixed position',
    {type: 'array', prefixItems: [{type: 'integer', maximum: 23}, {type: 'string'}], items: false},
    {type: 'array', prefixItems: [{type: 'integer', maximum: 12}, {type: 'string'}], items: false},
    ['breaking: request-limit-tightened body[0]: maximum 23 → 12'],
    ['other: response-limit-tightened 200[0]: maximum 23 → 12'],
  ],
  [
    'an additional position',
    {type: 'array', prefixItems: [{type: 'integer'}], items: false},
    {type: 'array', prefixItems: [{type: 'integer'}, {type: 'string'}], items: false},
    ['addition: request-limit-loosened body[1]: allows no value → none'],
    ['other: response-limit-loosened 200[1]: allows no value → none'],
  ],
  [
    'a schema for property names',
    object({}, {propertyNames: {enum: ['a', 'b']}}),
    object({}, {propertyNames: {enum: ['a']}}),
    ['breaking: request-value-removed body names: "b"'],
    ['other: response-value-removed 200 names: "b"'],
  ],
  [
    'unevaluated properties',
    object({a: {}}, {unevaluatedProperties: {type: 'string'}}),
    object({a: {}}, {unevaluatedProperties: false}),
    ['breaking: request-closed body'],
    ['other: response-closed 200'],
  ],
  [
    'what a schema excludes',
    object({a: {not: ref('A')}}),
    object({a: {not: ref('B')}}),
    [expect.stringMatching(/^breaking: request-limit-changed body\.a: not /u) as string],
    [expect.stringMatching(/^other: response-limit-changed 200\.a: not /u) as string],
  ],
  [
    'what an array must contain',
    {type: 'array', contains: {const: 1}, minContains: 1},
    {type: 'array', contains: {const: 1}, minContains: 2},
    ['breaking: request-limit-tightened body: minContains 1 → 2'],
    ['other: response-limit-tightened 200: minContains 1 → 2'],
  ],
  [
    'multiples',
    {multipleOf: 10},
    {multipleOf: 5},
    ['addition: request-limit-loosened body: multipleOf 10 → 5'],
    ['other: response-limit-loosened 200: multipleOf 10 → 5'],
  ],
  [
    'a read-only field',
    object({a: {type: 'string'}}),
    object({a: {type: 'string', readOnly: true}}),
    ['breaking: request-property-removed body.a'],
    [],
  ],
  [
    'a write-only field',
    object({a: {type: 'string'}}),
    object({a: {type: 'string', writeOnly: true}}),
    [],
    ['breaking: response-property-removed 200.a'],
  ],
  [
    'a limit next to a reference',
    object({a: ref('A')}),
    object({a: {...ref('A'), required: ['a']}}),
    ['breaking: request-property-required body.a.a'],
    ['addition: response-property-required 200.a.a'],
  ],
  [
    'a limit in one allOf branch',
    {allOf: [object({s: {maxLength: 10}}), object({s: {maxLength: 99}})]},
    {allOf: [object({s: {maxLength: 10}}), object({s: {maxLength: 50}})]},
    [],
    [],
  ],
  [
    'a constraint in an alternative on a field from another branch',
    {
      ...object({a: {}, b: {}}),
      anyOf: [
        {title: 'One', required: ['a']},
        {title: 'Two', required: ['b']},
      ],
    },
    {
      ...object({a: {}, b: {}}),
      anyOf: [
        {title: 'One', required: ['a', 'b']},
        {title: 'Two', required: ['b']},
      ],
    },
    ['breaking: request-property-required body (One).b'],
    ['addition: response-property-required 200 (One).b'],
  ],
  [
    'a boolean schema',
    object({a: true}),
    object({a: false}),
    ['breaking: request-property-removed body.a'],
    ['breaking: response-property-removed 200.a'],
  ],
];

it.each(examples)('compares %s', (_name, before, after, request, response) => {
  expect(changes('request', before, after)).toEqual(request);
  expect(changes('response', before, after)).toEqual(response);
});

it('compares the property of a discriminator', () => {
  const by = (propertyName: string): object => ({...choice('A', 'B'), discriminator: {propertyName}});
  expect(changes('request', by('a'), by('b'))).toEqual([
    'addition: request-limit-loosened body (A).a: values "A" → none',
    'addition: request-property-added body (A).b',
    'breaking: request-limit-tightened body (B).b: values none → "B"',
    'breaking: request-property-removed body (B).a',
  ]);
});

it('compares the schemas of conditions', () => {
  const schema = object({a: {}}, {if: {required: ['a']}, then: ref('A')});
  expect(changes('request', schema, schema, {A: object({a: {type: 'integer'}})})).toEqual([
    expect.stringMatching(/^breaking: request-limit-changed body: condition /u),
  ]);
});

it('terminates for recursive schemas that are compared as a whole', () => {
  const schema = object({}, {not: ref('Tree'), if: ref('Tree'), then: {anyOf: [ref('Tree'), ref('A')]}});
  expect(changes('request', schema, {...schema, not: ref('A')})).toHaveLength(1);
});

it('ignores equivalent notations', () => {
  const before = {allOf: [ref('A'), object({s: {type: 'string', maxLength: 5}}, {required: ['s']})], title: 'One'};
  const after = object(
    {a: {type: 'string'}, s: {type: 'string', maxLength: 5}},
    {required: ['s'], description: 'Two.'},
  );
  expect(changes('request', before, after)).toEqual([]);
  expect(changes('response', before, after)).toEqual([]);
});

it('lists every operation that reaches a change through a recursive schema', () => {
  const schemas = (maximum: number): Schemas => ({
    Folder: object({size: {type: 'integer', maximum}, file: ref('File')}),
    File: object({folder: ref('Folder')}),
  });
  const of = (components: Schemas): Spec => {
    const get = (operationId: string, schema: object): object => ({
      get: {operationId, responses: {'200': content(schema)}},
    });
    const paths = {'/folders': get('folders', ref('Folder')), '/files': get('files', ref('File'))};
    return {paths, components: {schemas: components}} as unknown as Spec;
  };
  const found = compareSpecs(of(schemas(1)), of(schemas(2)));
  expect(found.map(({subject, operations}) => [subject, operations])).toEqual([['Folder.size', ['folders', 'files']]]);
});
