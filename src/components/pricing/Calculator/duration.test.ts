import {spanOf} from './duration';

it.each([
  [1, {value: 1, unit: 'month'}],
  [6.99, {value: 6.9, unit: 'month'}],
  [36, {value: 36, unit: 'month'}],
  [36.1, {value: 3, unit: 'year'}],
  [40_000, {value: 3_333.3, unit: 'year'}],
  [1.1, {value: 1.1, unit: 'month'}],
] as const)('shows %d months', (months, span) => {
  expect(spanOf(months)).toEqual(span);
});
