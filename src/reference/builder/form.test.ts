import type {Json} from '@packages/openapi';
import fc from 'fast-check';

import {withValue} from './form';

describe('changing a value', () => {
  const before = {from: 'a@b', to: ['c@d', 'e@f'], metadata: {order: '1'}};

  it('sets, adds and removes values at any depth, and keeps the rest in order', () => {
    expect(withValue(before, ['to', 1], 'x@y')).toEqual({...before, to: ['c@d', 'x@y']});
    expect(withValue(before, ['to', 2], 'x@y')).toEqual({...before, to: ['c@d', 'e@f', 'x@y']});
    expect(withValue(before, ['to', 0], undefined)).toEqual({...before, to: ['e@f']});
    expect(withValue(before, ['metadata', 'order'], undefined)).toEqual({...before, metadata: {}});
    expect(Object.keys(withValue(before, ['from'], 'z@z') as object)).toEqual(['from', 'to', 'metadata']);
    expect(withValue({}, ['a', 0, 'b'], 1)).toEqual({a: [{b: 1}]});
    expect(before.to).toHaveLength(2);
  });

  it('returns what was set', () => {
    const step = fc.oneof(fc.constantFrom('a', 'b', '__proto__'), fc.nat(3));
    fc.assert(
      fc.property(fc.array(step, {minLength: 1, maxLength: 4}), fc.jsonValue(), (path, next) => {
        const after = withValue({}, path, next as Json);
        const found = path.reduce<unknown>(
          (node, name) => (Object.hasOwn(node as object, name) ? (node as Record<string, unknown>)[name] : undefined),
          after,
        );
        expect(found).toEqual(next);
      }),
    );
  });
});
