import {addOns, bestBundle, bundles, namedBundles, yearlySaving} from './pricing';
import {centsPerThousand} from '../lib/money';

it('lists bundles from small to large, each cheaper per credit than the one before', () => {
  const rates = bundles.map(centsPerThousand);
  expect([...rates].sort((a, b) => b - a)).toEqual(rates);
  expect(new Set(rates).size).toBe(rates.length);
});

it('shows the three named bundles, one of them as the most popular', () => {
  expect(namedBundles.map(({tier}) => tier)).toEqual(['starter', 'growth', 'scale']);
  expect(namedBundles.filter(({badge}) => badge === 'mostPopular').map(({tier}) => tier)).toEqual(['growth']);
});

it('puts "best value" on the bundle with the lowest price per credit', () => {
  const best = bundles.filter(({badge}) => badge === 'bestValue');
  expect(best).toEqual([bundles.at(-1)]);
  expect(bestBundle).toBe(bundles.at(-1));
});

it('makes yearly payments cheaper, and has no price for add-ons that are not available yet', () => {
  for (const addOn of addOns) {
    expect('price' in addOn).toBe(!('comesIn' in addOn));
    expect('price' in addOn ? yearlySaving(addOn.price) : 1).toBeGreaterThan(0);
  }
});
