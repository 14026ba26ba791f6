import fc from 'fast-check';

import {type Inputs, estimate} from './estimate';
import {defaultInputs, forVolumes, ranges, typicalVolumes} from '../../data/calculator';
import {facts} from '../../data/facts';
import {entryBundle} from '../../data/pricing';
import {centsPerThousand} from '../money';

const nothing: Inputs = {emails: 0, campaignEmails: 0, verifications: 0, months: 1, nonProfit: false};

it('counts credits according to the price list', () => {
  const volumes = {emails: 7, campaignEmails: 3, verifications: 2, months: 4};
  const {creditsPerMonth, creditsNeeded} = estimate({...nothing, ...volumes});
  expect(creditsPerMonth).toBe(
    7 * facts.creditsPerEmail + 3 * facts.creditsPerCampaignEmail + 2 * facts.creditsPerVerification,
  );
  expect(creditsNeeded).toBe(4 * creditsPerMonth);
});

it('buys nothing if nothing is needed', () => {
  expect(estimate(nothing)).toEqual({
    creditsPerMonth: 0,
    creditsNeeded: 0,
    purchase: {items: [], priceCents: 0, credits: 0},
    fullPriceCents: 0,
    perMonthCents: 0,
    perThousandCents: undefined,
    leftOver: 0,
    monthsCovered: undefined,
    exceedsNewAccount: false,
  });
});

it('buys the smallest bundle for one email', () => {
  const {purchase, leftOver, monthsCovered, perThousandCents} = estimate({...nothing, emails: 1});
  expect(purchase.items).toEqual([{bundle: entryBundle, count: 1}]);
  expect(leftOver).toBe(entryBundle.credits - facts.creditsPerEmail);
  expect(monthsCovered).toBe(entryBundle.credits / facts.creditsPerEmail);
  expect(perThousandCents).toBe(centsPerThousand(entryBundle) * facts.creditsPerEmail);
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

it('divides the price by the months', () => {
  const {purchase, perMonthCents} = estimate({...nothing, emails: 100_000, months: 5});
  expect(purchase.priceCents).toBe(12_500);
  expect(perMonthCents).toBe(2_500);
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

it('shows volumes that differ in price', () => {
  const prices = [...typicalVolumes, defaultInputs].map((volumes) => estimate(volumes).purchase.priceCents);
  expect(prices.every((price) => price > 0)).toBe(true);
  expect(new Set(typicalVolumes.map((volumes) => estimate(volumes).purchase.priceCents)).size).toBe(
    typicalVolumes.length,
  );
});
