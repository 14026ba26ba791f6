import fc from 'fast-check';

import {type Offer, type Purchase, cheapestBundles} from './cheapestBundles';
import {bestBundle, bundles} from '../../data/pricing';

/** Price, then most credits, then fewest bundles: the ranking of sets. */
type Rank = readonly [priceCents: number, missingCredits: number, bundles: number];

const rank = ({priceCents, credits, items}: Purchase<Offer>): Rank => [
  priceCents,
  -credits,
  items.reduce((sum, {count}) => sum + count, 0),
];

function isBetter(a: Rank, b: Rank): boolean {
  const index = a.findIndex((value, at) => value !== b[at]);
  return index !== -1 && (a[index] ?? 0) < (b[index] ?? 0);
}

/** Every set of bundles that covers a need, found by brute force. */
function bruteForce(offers: readonly Offer[], needed: number): Rank {
  let best: Rank = [Infinity, 0, 0];
  const attempt = (index: number, priceCents: number, credits: number, count: number): void => {
    const offer = offers[index];
    if (credits >= needed || !offer) {
      const found: Rank = [priceCents, -credits, count];
      if (credits >= needed && isBetter(found, best)) {
        best = found;
      }
      // Buying more is never better for the same price, since all prices are positive.
      return;
    }
    const maxCount = Math.ceil((needed - credits) / offer.credits);
    for (let bought = 0; bought <= maxCount; bought += 1) {
      attempt(index + 1, priceCents + bought * offer.priceCents, credits + bought * offer.credits, count + bought);
    }
  };
  attempt(0, 0, 0, 0);
  return best;
}

const offer = fc.record({priceCents: fc.integer({min: 1, max: 60}), credits: fc.integer({min: 1, max: 24})});
const offers = fc
  .array(offer, {minLength: 1, maxLength: 4})
  .map((list) => list.sort((a, b) => b.priceCents * a.credits - a.priceCents * b.credits || a.credits - b.credits));

it('matches a brute-force search for hundreds of price lists and needs', () => {
  fc.assert(
    fc.property(offers, fc.integer({min: 0, max: 90}), (list, needed) => {
      expect(rank(cheapestBundles(list, needed)).map(Math.abs)).toEqual(bruteForce(list, needed).map(Math.abs));
    }),
    {numRuns: 500},
  );
});

describe('with the bundles on sale', () => {
  const step = 10_000;
  /** The lowest price for each need up to 300 million credits, without optimizations. */
  const prices = ((): Float64Array => {
    const table = new Float64Array(30_001).fill(Infinity);
    table[0] = 0;
    for (let need = 1; need < table.length; need += 1) {
      for (const {priceCents, credits} of bundles) {
        const before = table[Math.max(0, need - credits / step)] ?? Infinity;
        table[need] = Math.min(table[need] ?? Infinity, before + priceCents);
      }
    }
    return table;
  })();

  it('buys no less than needed, in whole bundles, up to billions of credits', () => {
    fc.assert(
      fc.property(fc.integer({min: 100_000_000, max: 15_000_000_000}), (needed) => {
        const {items, priceCents, credits} = cheapestBundles(bundles, needed);
        expect(credits).toBeGreaterThanOrEqual(needed);
        expect(items.every(({count}) => Number.isInteger(count) && count > 0)).toBe(true);
        // For large needs, another such batch is replaced by one more of the best bundle, so the table covers the rest.
        const far = Math.ceil((needed - 200_000_000) / bestBundle.credits);
        const near = Math.ceil((needed - Math.max(0, far) * bestBundle.credits) / step);
        expect(priceCents).toBe(Math.max(0, far) * bestBundle.priceCents + (prices[near] ?? Infinity));
      }),
      {numRuns: 300},
    );
  });

  it.each(bundles)('buys $id for exactly its credits', (bundle) => {
    expect(cheapestBundles(bundles, bundle.credits).priceCents).toBeLessThanOrEqual(bundle.priceCents);
  });
});

describe('with a price list', () => {
  const list = [
    {id: 'small', priceCents: 2_000, credits: 40_000},
    {id: 'medium', priceCents: 4_000, credits: 100_000},
    {id: 'large', priceCents: 5_900, credits: 300_000},
  ];

  it.each([
    [0, {}],
    [1, {small: 1}],
    [40_000, {small: 1}],
    [40_001, {medium: 1}],
    [130_000, {large: 1}],
    [340_000, {small: 1, large: 1}],
    [600_000, {large: 2}],
  ])('buys for %d credits', (needed, expected) => {
    const {items} = cheapestBundles(list, needed);
    expect(Object.fromEntries(items.map(({bundle, count}) => [bundle.id, count]))).toEqual(expected);
  });
});

it('prefers more credits for the same price, then fewer bundles', () => {
  const tied = [
    {priceCents: 20, credits: 15},
    {priceCents: 10, credits: 10},
    {priceCents: 20, credits: 20},
  ];
  expect(cheapestBundles(tied, 15).items).toEqual([{bundle: tied[2], count: 1}]);
});
