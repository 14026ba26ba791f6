import {defaultInputs} from './inputs';
import {unevenYear} from './year';

test('the months of an uneven year add up to twelve average ones, at the price of their credits', () => {
  const {months, priceCents} = unevenYear({...defaultInputs, emails: 100_000});
  expect(months).toHaveLength(12);
  expect(months.reduce((sum, credits) => sum + credits, 0)).toBe(1_200_000);
  expect(Math.max(...months)).toBe(200_000);
  // 1,000,000 and 2 × 100,000, or less.
  expect(priceCents).toBeLessThanOrEqual(28_000);
  expect(priceCents).toBeGreaterThan(20_000);
});
