import fc from 'fast-check';

import {type Inputs, estimate} from './estimate';
import {calculatorLimits, defaultInputs, typicalVolumes} from '../../data/calculator';
import {bundles} from '../../data/pricing';

const nothing: Inputs = {emails: 0, campaignEmails: 0, verifications: 0, months: 1, nonProfit: false};

it('counts credits as the price list says', () => {
  const {creditsPerMonth, creditsNeeded} = estimate({
    ...nothing,
    emails: 7,
    campaignEmails: 3,
    verifications: 2,
    months: 4,
  });
  expect(creditsPerMonth).toBe(7 + 2 * 3 + 5 * 2);
  expect(creditsNeeded).toBe(4 * 23);
});

it('buys nothing for nothing', () => {
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
  expect(purchase.items).toEqual([{bundle: bundles[0], count: 1}]);
  expect(leftOver).toBe(39_999);
  expect(monthsCovered).toBe(40_000);
  expect(perThousandCents).toBe(50);
});

it('handles the most that can be asked for, in whole cents', () => {
  const most = calculatorLimits.perMonth;
  const inputs = {emails: most, campaignEmails: most, verifications: most, months: calculatorLimits.months};
  const {creditsNeeded, purchase} = estimate({...inputs, nonProfit: false});
  expect(creditsNeeded).toBe(14_400_000_000);
  expect(purchase.items).toEqual([{bundle: bundles.at(-1), count: 1_440}]);
  expect(purchase.priceCents).toBe(144_000_000);
});

it('halves the price for non-profits and students, exactly', () => {
  fc.assert(
    fc.property(fc.integer({min: 1, max: calculatorLimits.perMonth}), (emails) => {
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
  // A verification is no message, and the limit is that of a month.
  [{verifications: 200_000}, false],
  [{emails: 100_000, months: 12}, false],
])('compares the messages of a month with what a new account can send: %j', (volumes, exceeds) => {
  expect(estimate({...nothing, ...volumes}).exceedsNewAccount).toBe(exceeds);
});

it('never leaves a reader short', () => {
  const volume = fc.integer({min: 0, max: calculatorLimits.perMonth});
  fc.assert(
    fc.property(
      volume,
      volume,
      volume,
      fc.integer({min: 1, max: 36}),
      (emails, campaignEmails, verifications, months) => {
        const result = estimate({emails, campaignEmails, verifications, months, nonProfit: false});
        expect(result.leftOver).toBeGreaterThanOrEqual(0);
        expect(result.monthsCovered ?? months).toBeGreaterThanOrEqual(months);
      },
    ),
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
