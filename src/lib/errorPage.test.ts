import {describeError} from './errorPage';

it.each([
  [new Error('No such bundle.'), {description: 'No such bundle.'}],
  [
    Object.assign(new Error('Down for repairs.'), {statusMessage: 'Service Unavailable'}),
    {title: 'Service Unavailable', description: 'Down for repairs.'},
  ],
  [{statusMessage: '  ', message: 'x'}, {description: 'x'}],
  ['a text', {description: 'a text'}],
  [undefined, {description: 'undefined'}],
])('%s', (thrown, page) => {
  expect(describeError(thrown)).toEqual(page);
});

it('truncates long messages', () => {
  expect(describeError(new Error('x'.repeat(10_000))).description).toHaveLength(500);
});
