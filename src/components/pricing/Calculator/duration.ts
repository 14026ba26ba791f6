/** A duration in a unit that people can picture. */
export interface Span {
  /** Rounded down to a tenth, so that the site never promises too much. */
  readonly value: number;
  readonly unit: 'month' | 'year';
}

/** The number of months from which years are easier to picture. */
const longTime = 36;

/** The number of months from which a date would suggest false precision. */
const tooFar = 120;

const daysPerMonth = 30.436875;

/** Formats a number of months as months or years. */
export function spanOf(months: number): Span {
  const [value, unit] = months <= longTime ? ([months, 'month'] as const) : ([months / 12, 'year'] as const);
  return {value: Math.floor(value * 10 + 1e-9) / 10, unit};
}

/**
 * The day on which credits that last for the given months are used up.
 *
 * @returns undefined if that is too far in the future
 */
export function dayAfter(start: Date, months: number): Date | undefined {
  if (months > tooFar) {
    return undefined;
  }
  const whole = Math.floor(months);
  const day = new Date(start);
  // In a shorter month, use its last day.
  day.setDate(1);
  day.setMonth(day.getMonth() + whole);
  const daysInMonth = new Date(day.getFullYear(), day.getMonth() + 1, 0).getDate();
  day.setDate(Math.min(start.getDate(), daysInMonth) + Math.floor((months - whole) * daysPerMonth));
  return day;
}
