import fc from 'fast-check';

import {type Purchase, cheapestBundles} from './cheapestBundles';
import {bestBundle, bundles} from '@site/src/data/pricing';
import type {Offer} from '@site/src/lib/money';

/** How sets are ranked: by price, then by most credits, then by fewest bundles. */
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

/** The rank of the best set of bundles that covers a need, found by brute force. */
function bruteForce(offers: readonly Offer[], needed: number): Rank {
  let best: Rank = [Infinity, 0, 0];
  const attempt = (index: number, priceCents: number, credits: number, count: number): void => {
    const offer = offers[index];
    if (credits >= needed || !offer) {
      const found: Rank = [priceCents, -credits, count];
      if (credits >= needed && isBetter(found, best)) {
        best = found;
      }
      // Buying more is never better, since all prices are positive.
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

it('covers any need, and adds one of the best bundle for each time that its credits are needed in addition', () => {
  fc.assert(
    fc.property(fc.integer({min: 100_000_000, max: 15_000_000_000}), (needed) => {
      const [less, more] = [needed, needed + bestBundle.credits].map((need) => cheapestBundles(bundles, need));
      expect(less?.credits).toBeGreaterThanOrEqual(needed);
      expect(less?.items.every(({count}) => Number.isInteger(count) && count > 0)).toBe(true);
      expect(more?.priceCents).toBe((less?.priceCents ?? 0) + bestBundle.priceCents);
    }),
    {numRuns: 300},
  );
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
