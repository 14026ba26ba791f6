import {centsPerThousand, discountedCents, formatUsd, savingsShare} from './money';

const small = {priceCents: 2_000, credits: 40_000};
const large = {priceCents: 100_000, credits: 10_000_000};

it('returns the price per thousand in cents, including fractions', () => {
  expect(centsPerThousand(small)).toBe(50);
  expect(centsPerThousand({priceCents: 1, credits: 2_000})).toBe(0.5);
});

it('compares prices per credit', () => {
  expect(savingsShare(small, small)).toBe(0);
  expect(savingsShare(large, small)).toBeCloseTo(0.8, 10);
});

it('applies a discount in whole cents', () => {
  expect(discountedCents(2_000, 0.5)).toBe(1_000);
  expect(discountedCents(7_501, 0.5)).toBe(3_751);
  expect(discountedCents(1_999, 0)).toBe(1_999);
});

it('formats dollars for the language', () => {
  expect(formatUsd(2_000, 'en-US')).toBe('$20');
  expect(formatUsd(50, 'en-US')).toBe('$0.50');
  expect(formatUsd(100_000, 'de-DE').replace(/\s/gu, ' ')).toBe('1.000 $');
});
