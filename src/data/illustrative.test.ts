import {illustrative} from './illustrative';
import {addOns, bundles} from './pricing';

it('counts every marked value', () => {
  // The entry price is a fact; of the largest bundle only its rate is one.
  expect(bundles.map((bundle) => bundle.illustrative.length)).toEqual([1, 2, 2, 2, 2, 2, 2, 2]);
  expect(addOns.map((addOn) => addOn.illustrative.length)).toEqual([0, 2, 2]);
  const pricing = illustrative.filter(({file}) => file === 'src/data/pricing.ts');
  expect(pricing.map(({count}) => count)).toEqual([15, 4]);
});
