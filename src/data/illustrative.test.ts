import {illustrative, illustrativeLines} from './illustrative';
import {addOns, bundles} from './pricing';

it('counts every marked value', () => {
  // The entry price is a fact; of the largest bundle only its rate is one.
  expect(bundles.map((bundle) => bundle.illustrative.length)).toEqual([1, 2, 2, 2, 2, 2, 2, 2]);
  expect(addOns.map((addOn) => addOn.illustrative.length)).toEqual([0, 2, 2]);
  const pricing = illustrative.filter(({file}) => file === 'src/data/pricing.ts');
  expect(pricing.map(({count}) => count)).toEqual([15, 4]);
});

it('says what awaits confirmation, and nothing of what is confirmed', () => {
  const set = {what: 'prices', file: 'a.ts', count: 2};
  expect(illustrativeLines([set, {...set, count: 0}])).toEqual(['To be confirmed: 2 prices (a.ts).']);
  expect(illustrativeLines([set, {what: 'names', file: 'b.ts', count: 3}])).toEqual([
    'To be confirmed: 2 prices (a.ts).',
    'To be confirmed: 3 names (b.ts).',
    'To be confirmed in all: 5 values.',
  ]);
  expect(illustrativeLines([])).toEqual([]);
});
