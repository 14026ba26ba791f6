import {dayAfter, spanOf} from './duration';

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

it.each([
  ['2026-01-15', 6, '2026-07-15'],
  ['2026-01-31', 1, '2026-02-28'],
  ['2027-12-31', 2, '2028-02-29'],
  ['2026-01-15', 1.5, '2026-03-02'],
  ['2026-11-21', 14, '2028-01-21'],
])('counts from %s on %d months', (start, months, end) => {
  expect(dayAfter(new Date(`${start}T12:00`), months)?.toDateString()).toBe(new Date(`${end}T12:00`).toDateString());
});

it('returns no day that is many years away', () => {
  expect(dayAfter(new Date(), 121)).toBeUndefined();
});
