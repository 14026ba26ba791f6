import {pathOfPointer, pointerOfPath, valueAt} from './json';

const path = ['paths', '/emails/{email_id}', 'x~y', '0'];

it('finds the value at a pointer, whatever its keys contain', () => {
  const document = {paths: {'/emails/{email_id}': {'x~y': ['found']}}};
  expect(pointerOfPath(path)).toBe('#/paths/~1emails~1%7Bemail_id%7D/x~0y/0');
  expect(pathOfPointer(pointerOfPath(path))).toEqual(path);
  expect(valueAt(document, path)).toBe('found');
});

it('ignores inherited properties', () => {
  expect(valueAt({}, ['constructor', 'name'])).toBeUndefined();
  expect(valueAt({list: 'text'}, ['list', 'length'])).toBeUndefined();
});
