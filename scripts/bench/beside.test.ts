import {compare, comparisonTable} from './beside';

it('calls slower what takes longer, and what never comes', () => {
  const found = compare({blocked: 20, field: 900, sample: Infinity}, {blocked: 20, field: 1_200, sample: 1_000});
  expect(found.map(({figure, isSlower}) => [figure, isSlower])).toEqual([
    ['blocked', false],
    ['field', false],
    ['sample', true],
  ]);
  expect(comparisonTable(found, (figure) => figure)).toEqual([
    ['blocked', '20 ms', '20 ms', 'pass'],
    ['field', '900 ms', '1200 ms', 'pass'],
    ['sample', 'never', '1000 ms', 'SLOWER'],
  ]);
});

it.each([
  [{field: 1}, {}],
  [{}, {field: 1}],
])('compares nothing with what was not measured: %j, %j', (ours, theirs) => {
  expect(() => compare(ours, theirs)).toThrow('field was measured of one page alone');
});
