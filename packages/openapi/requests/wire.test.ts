import fc from 'fast-check';

import {referencesOf} from '../references';
import type {Parameter, Schema} from '../types';
import {wireParameters} from './parameters';
import {readHeaders, readPath, readQuery} from './read';
import {type WireParameter, headerText, urlOf} from './wire';

const wire = (parameter: Partial<Parameter>): WireParameter[] =>
  wireParameters([{name: 'color', in: 'query', ...parameter}], referencesOf({}));

/** The serialized query of a value, and the value parsed from it. */
function sent(parameter: Partial<Parameter>, value: unknown): {search: string; read: unknown} {
  const parameters = wire(parameter);
  const url = urlOf({base: '', path: '/', parameters, inPath: {}, inQuery: {color: value}});
  const search = url.split('?')[1] ?? '';
  return {search, read: readQuery(parameters, search).color};
}

const text: Schema = {type: 'string'};
const texts: Schema = {type: 'array', items: text};
const rgb: Schema = {type: 'object', properties: {R: {type: 'integer'}, G: {type: 'integer'}}};
const colors = ['blue', 'black'];

// These examples are from the OpenAPI specification.
it.each<[string, Partial<Parameter>, unknown, string]>([
  ['a string', {schema: text}, 'a b&c', 'color=a%20b%26c'],
  ['a number', {schema: {type: 'number'}}, 0.5, 'color=0.5'],
  ['form with explode, which is the default', {schema: texts}, colors, 'color=blue&color=black'],
  ['form', {explode: false, schema: texts}, colors, 'color=blue,black'],
  ['booleans', {schema: {type: 'array', items: {type: 'boolean'}}}, [true, false], 'color=true&color=false'],
  ['a comma in an item', {explode: false, schema: texts}, ['a,b', 'c'], 'color=a%2Cb,c'],
  ['deepObject', {style: 'deepObject', schema: rgb}, {R: 100, G: 200}, 'color%5BR%5D=100&color%5BG%5D=200'],
  [
    'content',
    {content: {'application/json': {schema: rgb}}},
    {R: 100, G: 200},
    'color=%7B%22R%22%3A100%2C%22G%22%3A200%7D',
  ],
  ['any of two types', {schema: {oneOf: [texts, text]}}, 'blue', 'color=blue'],
  ['a type behind a constant', {schema: {enum: [1, 2]}}, 2, 'color=2'],
])('writes and reads %s in the query', (_name, parameter, value, search) => {
  expect(sent(parameter, value)).toEqual({search, read: value});
});

it.each<[string, Partial<Parameter>, string, unknown]>([
  ['a name that is encoded', {name: 'in year', schema: {type: 'integer'}}, 'in%20year=3', {'in year': 3}],
  ['deepObject without encoding', {style: 'deepObject', schema: rgb}, 'color[R]=1', {color: {R: 1}}],
  ['a comma that a client has encoded', {explode: false, schema: texts}, 'color=a%2Cb', {color: ['a', 'b']}],
  ['a plus sign', {schema: text}, 'color=a+b', {color: 'a b'}],
  ['broken encoding', {schema: text}, 'color=%E0%A4%A', {color: '%E0%A4%A'}],
  ['no JSON', {content: {'application/json': {schema: rgb}}}, 'color=%7B', {color: '{'}],
  ['a number that is none', {schema: {type: 'number'}}, 'color=1e', {color: '1e'}],
  ['a value twice', {schema: text}, 'color=a&color=b', {color: ['a', 'b']}],
  ['unknown names', {schema: text}, 'colour=a&b&__proto__=1', JSON.parse('{"colour":"a","b":"","__proto__":"1"}')],
])('reads %s', (_name, parameter, search, expected) => {
  expect(readQuery(wire(parameter), search)).toEqual(expected);
});

it('writes and reads values in the path', () => {
  const parameters = wireParameters(
    [
      {name: 'id', in: 'path', schema: text},
      {name: 'version', in: 'path', schema: {type: 'integer'}},
      {name: 'tags', in: 'path', schema: texts},
    ],
    referencesOf({}),
  );
  const values = {id: "n'1/2", version: 2, tags: ['a', 'b']};
  const path = '/v.1/{version}/{tags}/{id}.json';
  const url = urlOf({base: '', path, parameters, inPath: values, inQuery: {}});
  expect(url).toBe('/v.1/2/a,b/n%271%2F2.json');
  expect(readPath(parameters, path, url)).toEqual(values);
  expect(readPath(parameters, path, '/vx1/2/a,b/c.json')).toBeUndefined();
  expect(readPath(parameters, path, '/v.1/2/a,b/%E0%A4%A.json')).toBeUndefined();
});

it.each<[string, Partial<Parameter>, unknown, string]>([
  ['a string', {schema: text}, 'a, "b"', 'a, "b"'],
  ['a number', {schema: {type: 'integer'}}, 3, '3'],
  ['a list', {schema: {type: 'array', items: {type: 'integer'}}}, [1, 2], '1,2'],
  ['JSON', {content: {'application/json': {schema: rgb}}}, {R: 1}, '{"R":1}'],
])('writes and reads %s in a header', (_name, parameter, value, header) => {
  const parameters = wire({...parameter, name: 'X-Color', in: 'header'});
  expect(parameters.map((it) => headerText(it, value))).toEqual([header]);
  expect(readHeaders(parameters, {'x-color': header})).toEqual({'X-Color': value});
});

it('omits cookies, and headers that OpenAPI describes elsewhere', () => {
  expect(wire({in: 'cookie'})).toEqual([]);
  expect(['Accept', 'content-type', 'Authorization'].flatMap((name) => wire({name, in: 'header'}))).toEqual([]);
});

it('reads what it writes, whatever the values are', () => {
  const word = fc.string({unit: 'grapheme', minLength: 1});
  const cases = fc.oneof(
    fc.record({parameter: fc.constant({schema: texts}), value: fc.array(word, {minLength: 1})}),
    fc.record({parameter: fc.constant({explode: false, schema: texts}), value: fc.array(word, {minLength: 2})}),
    fc.record({
      parameter: fc.constant({style: 'deepObject', schema: {type: 'object', additionalProperties: text}}),
      value: fc.dictionary(word, word, {minKeys: 1, noNullPrototype: true}),
    }),
    fc.record({parameter: fc.constant({content: {'application/json': {schema: {}}}}), value: fc.jsonValue()}),
  );
  fc.assert(
    fc.property(cases, ({parameter, value}) => {
      expect(sent(parameter as Partial<Parameter>, value).read).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});
