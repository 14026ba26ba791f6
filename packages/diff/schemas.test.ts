import type {Spec} from '@packages/openapi';
import escapeRegExp from 'lodash/escapeRegExp';

import {compareSpecs} from './compare';

type Schemas = Readonly<Record<string, unknown>>;

const ref = (name: string): object => ({$ref: `#/components/schemas/${name}`});
const content = (schema: unknown): object => ({content: {'application/json': {schema}}});
const object = (properties: object, more: object = {}): object => ({type: 'object', properties, ...more});
const choice = (...names: string[]): object => ({oneOf: names.map(ref)});
const any = (...names: string[]): object => ({anyOf: names.map(ref)});
const orNull = (schema: object): object => ({anyOf: [schema, {type: 'null'}]});
const condition = (then: object): object => ({if: {properties: {a: {const: 'x'}}}, then});

/** Components that the schemas below reference. */
const parts: Schemas = {
  A: object({a: {type: 'string'}}),
  B: object({b: {type: 'string'}}),
  C: object({c: {type: 'string'}}),
  Tree: object({leaf: {type: 'string'}, inner: {$ref: '#/components/schemas/Tree'}}),
};

function spec(request: unknown, response: unknown, schemas: Schemas): Spec {
  const post = {operationId: 'send', requestBody: content(request), responses: {'200': content(response)}};
  return {paths: {'/letters': {post}}, components: {schemas}} as unknown as Spec;
}

/** The differences between two versions of a schema, such as `limit-tightened .name: maxLength 9 → 5`. */
function changes(direction: 'request' | 'response', before: unknown, after: unknown, more: Schemas = {}): string[] {
  const of = (schema: unknown, schemas: Schemas): Spec =>
    direction === 'request' ? spec(schema, {}, schemas) : spec({}, schema, schemas);
  return compareSpecs(of(before, parts), of(after, {...parts, ...more})).map(({rule, subject, detail}) => {
    const where = subject.replace(/^POST \/letters (?:body|200)/u, '');
    const path = where === '' || where.startsWith(' ') ? where : ` ${where}`;
    return `${rule.replace(`${direction}-`, '')}${path}${detail === undefined ? '' : `: ${detail}`}`;
  });
}

/**
 * What differs, the schema before and after, and the reported lines. A line applies to requests and responses unless it
 * begins with the direction. `~` matches any text.
 */
const examples: readonly [name: string, before: unknown, after: unknown, ...reported: string[]][] = [
  // Types and null
  ['a type', {type: 'string'}, {type: 'integer'}, 'type-changed: type string → integer'],
  ['an added type', {type: 'integer'}, {type: 'number'}, 'request: type-added: ~', 'response: type-changed: ~'],
  [
    'a removed type',
    {type: ['string', 'boolean']},
    {type: 'string'},
    'request: type-changed: ~',
    'response: type-narrowed: ~',
  ],
  ['types as alternatives', {type: ['string', 'number']}, {oneOf: [{type: 'string'}, {type: 'number'}]}],
  [
    'a limit of one type',
    {type: ['string', 'number'], maxLength: 5},
    {oneOf: [{type: 'string', maxLength: 5}, {type: 'number'}]},
  ],
  ['a type as an alternative', {type: 'string'}, {oneOf: [{type: 'string'}, ref('A')]}, 'alternative-added: A'],
  ['a format', {format: 'email'}, {format: 'uri'}, 'type-changed: format email → uri'],
  [
    'null that is no longer allowed',
    object({a: orNull(ref('A'))}),
    object({a: ref('A')}),
    'request: type-changed .a: null is not allowed',
    'response: type-narrowed .a: null is not allowed',
  ],
  ['null in a different notation', {type: ['string', 'null']}, orNull({type: 'string'})],

  // Values and limits
  ['a removed value', {enum: ['a', 'b']}, {enum: ['a']}, 'value-removed: "b"'],
  ['an added value', {enum: ['a']}, {enum: ['a', 'b']}, 'value-added: "b"'],
  ['a list of values', {}, {enum: ['a', 'b']}, 'limit-tightened: enum none → "a", "b"'],
  [
    'other values',
    {const: 'a'},
    {const: 'b'},
    'request: value-removed: "a"',
    'request: value-added: "b"',
    'response: value-replaced: values "a" → "b"',
  ],
  ['an upper limit', {maxLength: 9}, {maxLength: 5}, 'limit-tightened: maxLength 9 → 5'],
  ['a lower limit', {minLength: 1}, {minLength: 2}, 'limit-tightened: minLength 1 → 2'],
  ['a lower limit of 0', {minLength: 0}, {}],
  ['a pattern', {pattern: '^a'}, {pattern: '^b'}, 'limit-changed: pattern ^a → ^b'],
  ['unique items', {uniqueItems: false}, {uniqueItems: true}, 'limit-tightened: uniqueItems ~ → true'],
  ['multiples', {multipleOf: 10}, {multipleOf: 5}, 'limit-changed: multipleOf 10 → 5'],
  ['an unknown keyword', {}, {unheardOf: 1}, 'limit-tightened: unheardOf none → 1'],
  ['a default', {default: 5}, {default: 6}, 'default-changed: default 5 → 6'],
  ['what a schema excludes', {not: ref('A')}, {not: ref('B')}, 'limit-changed: not ~'],

  // Properties
  ['an added property', object({}), object({a: {}}), 'property-added .a'],
  [
    'an added, required property',
    object({}),
    object({a: {}}, {required: ['a']}),
    'request: required-property-added .a',
    'response: property-added .a',
  ],
  ['a removed property', object({a: {}}), object({}), 'property-removed .a'],
  ['a required property', object({a: {}}), object({a: {}}, {required: ['a']}), 'property-required .a'],
  ['an optional property', object({a: {}}, {required: ['a']}), object({a: {}}), 'property-optional .a'],
  ['a deprecated property', object({a: {}}), object({a: {deprecated: true}}), 'property-deprecated .a'],
  ['a read-only property', object({a: {}}), object({a: {readOnly: true}}), 'request: property-removed .a'],
  ['a write-only property', object({a: {}}), object({a: {writeOnly: true}}), 'response: property-removed .a'],
  ['a closed object', object({}), object({}, {additionalProperties: false}), 'limit-tightened: ~ none → false'],
  ['an opened object', object({}, {additionalProperties: false}), object({}), 'limit-loosened: ~ false → none'],
  [
    'other properties',
    object({}, {additionalProperties: {maxLength: 50}}),
    object({}, {additionalProperties: {maxLength: 40}}),
    'limit-tightened .*: maxLength 50 → 40',
  ],
  [
    'properties that match a pattern',
    object({}, {patternProperties: {'^x-': {maxLength: 50}}}),
    object({}, {patternProperties: {'^x-': {maxLength: 40}}}),
    'limit-tightened ./^x-/: maxLength 50 → 40',
  ],
  [
    'property names',
    object({}, {propertyNames: {enum: ['a', 'b']}}),
    object({}, {propertyNames: {enum: ['a']}}),
    'value-removed names: "b"',
  ],
  [
    'a requirement of a property',
    object({a: {}}),
    object({a: {}}, {dependentRequired: {a: ['b']}}),
    'limit-tightened: dependentRequired none → ~',
  ],
  [
    'a condition',
    object({}, condition({required: ['b']})),
    object({}, condition({properties: {b: {maxLength: 5}}})),
    'limit-changed: conditions ~',
  ],

  // Items
  [
    'items',
    {type: 'array', items: {}},
    {type: 'array', items: {maxLength: 5}},
    'limit-tightened []: maxLength none → 5',
  ],
  [
    'items at a fixed position',
    {type: 'array', prefixItems: [{maximum: 23}, {type: 'string'}], items: false},
    {type: 'array', prefixItems: [{maximum: 12}, {type: 'string'}], items: false},
    'limit-changed: prefixItems ~',
  ],

  // Alternatives
  ['an added alternative', ref('A'), choice('A', 'B'), 'alternative-added: B'],
  ['a replaced alternative', choice('A', 'B'), choice('A', 'C'), 'alternative-removed: B', 'alternative-added: C'],
  ['the rule of a choice', choice('A', 'B'), any('A', 'B'), 'limit-loosened: oneOf → anyOf'],
  [
    'a name for an alternative',
    {...object({a: {}, b: {}}), oneOf: [{title: 'By a', required: ['a']}, {required: ['b']}]},
    {
      ...object({a: {}, b: {}}),
      oneOf: [
        {title: 'With a', required: ['a']},
        {title: 'With b', required: ['b']},
      ],
    },
  ],
  [
    'a field of every alternative',
    {...object({a: {}}), oneOf: [{title: 'One', required: ['a']}, {title: 'Two'}]},
    {...object({a: {}, c: {}}), oneOf: [{title: 'One', required: ['a']}, {title: 'Two'}]},
    'property-added .c',
  ],
  [
    'a requirement of one alternative',
    {...object({a: {}, b: {}}), anyOf: [{title: 'One', required: ['a']}, {title: 'Two'}]},
    {...object({a: {}, b: {}}), anyOf: [{title: 'One', required: ['a', 'b']}, {title: 'Two'}]},
    'property-required (One).b',
  ],

  // References
  [
    'a limit next to a reference',
    object({a: ref('A')}),
    object({a: {...ref('A'), required: ['a']}}),
    'property-required .a.a',
  ],
  [
    'equivalent notations',
    {allOf: [ref('A'), object({s: {maxLength: 5}}, {required: ['s']})], title: 'One'},
    object({a: {type: 'string'}, s: {maxLength: 5}}, {required: ['s'], description: 'Two.'}),
  ],
];

it.each(examples)('compares %s', (_name, before, after, ...reported) => {
  for (const direction of ['request', 'response'] as const) {
    const found = changes(direction, before, after);
    const expected = reported.flatMap((line) => {
      const [, only = direction, text = ''] = /^(?:(request|response): )?(.*)$/u.exec(line) ?? [];
      return only === direction ? [text] : [];
    });
    expect(found).toHaveLength(expected.length);
    const patterns = expected.map((line) => line.split('~').map(escapeRegExp).join('.*'));
    found.forEach((line, index) => expect(line).toMatch(new RegExp(`^${patterns[index]}$`, 'u')));
  }
});

describe('a change of a component', () => {
  const B = object({b: {type: 'integer'}});
  it.each([
    ['its reference', ref('B')],
    ['an alternative', choice('A', 'B')],
    ['a part of a schema', {allOf: [ref('B'), ref('A')], required: ['a']}],
    ['a schema with null', orNull(ref('B'))],
  ])('is listed at the component for %s', (_name, schema) => {
    expect(changes('request', schema, schema, {B})).toEqual(['type-changed B.b: type string → integer']);
  });

  it('is listed as a limit for conditions', () => {
    const schema = object({a: {}}, {if: {required: ['a']}, then: ref('B')});
    expect(changes('request', schema, schema, {B})).toEqual([expect.stringMatching(/^limit-changed: conditions /u)]);
  });

  it('lists every operation that reaches it through a recursive schema', () => {
    const of = (maximum: number): Spec => {
      const get = (operationId: string, schema: object): object => ({
        get: {operationId, responses: {'200': content(schema)}},
      });
      const paths = {'/folders': get('folders', ref('Folder')), '/files': get('files', ref('File'))};
      const schemas = {Folder: object({size: {maximum}, file: ref('File')}), File: object({folder: ref('Folder')})};
      return {paths, components: {schemas}} as unknown as Spec;
    };
    const [found, ...others] = compareSpecs(of(1), of(2));
    expect([found?.subject, found?.operations, others]).toEqual(['Folder.size', ['folders', 'files'], []]);
  });
});

it('ends at recursive schemas, even if only one version is recursive', () => {
  const schema = object({}, {not: ref('Tree'), if: ref('Tree'), then: {anyOf: [ref('Tree'), ref('A')]}});
  expect(changes('request', schema, {...schema, not: ref('A')})).toHaveLength(1);
  const flat = object({leaf: {type: 'string'}, inner: object({leaf: {maxLength: 5}})});
  expect(changes('response', ref('Tree'), flat)).toContain('property-removed .inner.inner');
});
