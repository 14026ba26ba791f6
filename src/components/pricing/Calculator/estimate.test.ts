import fc from 'fast-check';

import {estimate} from './estimate';
import {type Inputs, forVolumes, ranges} from './inputs';

const nothing: Inputs = {emails: 0, campaignEmails: 0, verifications: 0, months: 1, nonProfit: false};

it('counts credits according to the price list, and the price by what a month needs', () => {
  const volumes = {emails: 7_000, campaignEmails: 3_000, verifications: 2_000, months: 4};
  expect(estimate({...nothing, ...volumes})).toMatchObject({
    creditsPerMonth: 23_000,
    creditsNeeded: 92_000,
    purchase: {priceCents: 4_000, credits: 100_000},
    perMonthCents: 920,
    perThousandCents: 40,
    leftOver: 8_000,
    monthsCovered: 100 / 23,
  });
});

it('buys nothing if nothing is needed', () => {
  expect(estimate(nothing)).toEqual({
    creditsPerMonth: 0,
    creditsNeeded: 0,
    purchase: {items: [], priceCents: 0, credits: 0},
    fullPriceCents: 0,
    perMonthCents: undefined,
    perThousandCents: undefined,
    leftOver: 0,
    monthsCovered: undefined,
    exceedsNewAccount: false,
  });
});

it('handles the maximum inputs, in whole cents', () => {
  const {creditsNeeded, purchase} = estimate({...forVolumes((key) => ranges[key].max), nonProfit: false});
  expect(Number.isSafeInteger(purchase.priceCents)).toBe(true);
  expect(purchase.credits).toBeGreaterThanOrEqual(creditsNeeded);
});

it('halves the price for non-profits and students exactly', () => {
  fc.assert(
    fc.property(fc.integer({min: 1, max: ranges.emails.max}), (emails) => {
      const full = estimate({...nothing, emails});
      const half = estimate({...nothing, emails, nonProfit: true});
      expect(half.purchase.priceCents * 2).toBe(full.purchase.priceCents);
      expect(half.fullPriceCents).toBe(full.purchase.priceCents);
    }),
    {numRuns: 300},
  );
});

it.each([
  [{emails: 150_000}, false],
  [{emails: 150_001}, true],
  [{emails: 100_000, campaignEmails: 60_000}, true],
  // A verification is not a message, and the limit applies to a month.
  [{verifications: 200_000}, false],
  [{emails: 100_000, months: 12}, false],
])('compares the messages of a month with what a new account can send: %j', (volumes, exceeds) => {
  expect(estimate({...nothing, ...volumes}).exceedsNewAccount).toBe(exceeds);
});

it('never recommends too few credits', () => {
  const inputs = fc.record(forVolumes((key) => fc.integer(ranges[key])));
  fc.assert(
    fc.property(inputs, (needed) => {
      const result = estimate({...needed, nonProfit: false});
      expect(result.leftOver).toBeGreaterThanOrEqual(0);
      expect(result.monthsCovered ?? needed.months).toBeGreaterThanOrEqual(needed.months);
    }),
    {numRuns: 300},
  );
});
