import {pricesAreIllustrative, unconfirmed} from './illustrative';
import {addOns, bundles} from './pricing';

it('lists every marked value with its file, its entry and how to confirm it', () => {
  // The entry price is a fact; of the largest bundle only its rate is one.
  expect(bundles.map((bundle) => bundle.illustrative.length)).toEqual([1, 2, 2, 2, 2, 2, 2, 2]);
  expect(addOns.map((addOn) => addOn.illustrative.length)).toEqual([0, 2, 2]);
  expect(unconfirmed.filter(({file}) => file === 'src/data/pricing.ts')).toHaveLength(15 + 4);
  expect(unconfirmed[0]).toMatchObject({
    entry: 'bundles.b40k.credits',
    confirm: expect.stringContaining('remove "credits"') as string,
  });
  expect(new Set(unconfirmed.map(({file, entry}) => `${file} ${entry}`)).size).toBe(unconfirmed.length);
});

it('calls the prices illustrative while one of them is marked', () => {
  expect(pricesAreIllustrative).toBe(unconfirmed.some(({file}) => file === 'src/data/pricing.ts'));
});
