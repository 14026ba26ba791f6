import {refName, resolve, resolvePointer} from './references';
import type {Schema} from './types';

const spec = {
  components: {
    schemas: {
      Tree: {type: 'object', properties: {child: {$ref: '#/components/schemas/Tree'}}},
      'a/b ~c': {description: 'Odd.'},
      Alias: {$ref: '#/components/schemas/Tree', description: 'A tree.'},
      Circle: {$ref: '#/components/schemas/Round'},
      Round: {$ref: '#/components/schemas/Circle'},
    },
  },
};

it('follows references one level at a time; sibling keys take precedence', () => {
  expect(resolve(spec, {$ref: '#/components/schemas/Alias', description: 'Mine.'})).toEqual({
    ...spec.components.schemas.Tree,
    description: 'Mine.',
  });
  const plain: Schema = {type: 'string'};
  expect(resolve(spec, plain)).toBe(plain);
});

it.each([
  ['#/components/schemas/Nothing', "doesn't resolve"],
  ['schemas.yaml#/components/schemas/Tree', "doesn't resolve"],
  ['#/components/schemas/Circle', 'points back to itself'],
])('refuses %s, which %s', ($ref, reason) => {
  expect(() => resolve(spec, {$ref})).toThrow(reason);
});

it('reads escaped pointers, and returns the target name of a reference', () => {
  expect(resolvePointer(spec, '#/components/schemas/a~1b%20~0c')).toEqual({description: 'Odd.'});
  expect(resolvePointer(spec, '#/paths/a')).toBeUndefined();
  expect([refName({$ref: '#/components/schemas/Tree'}), refName({})]).toEqual(['Tree', undefined]);
});
