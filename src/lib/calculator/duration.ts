/** A span of time that people can picture. */
export interface Span {
  /** Rounded down to a tenth, so that nothing is promised that does not last. */
  readonly value: number;
  readonly unit: 'month' | 'year';
}

/** From how many months on years are easier to picture. */
const longTime = 36;

/** From how many months on a date would claim to know too much. */
const tooFar = 120;

const daysPerMonth = 30.436875;

/** A number of months in months or years. */
export function spanOf(months: number): Span {
  const [value, unit] = months <= longTime ? ([months, 'month'] as const) : ([months / 12, 'year'] as const);
  return {value: Math.floor(value * 10 + 1e-9) / 10, unit};
}

/**
 * The day on which credits are used up that last for so many months.
 *
 * @returns undefined where that is too far away to name
 */
export function dayAfter(start: Date, months: number): Date | undefined {
  if (months > tooFar) {
    return undefined;
  }
  const whole = Math.floor(months);
  const day = new Date(start);
  // In a shorter month, its last day replaces a day that it does not have.
  day.setDate(1);
  day.setMonth(day.getMonth() + whole);
  const daysInMonth = new Date(day.getFullYear(), day.getMonth() + 1, 0).getDate();
  day.setDate(Math.min(start.getDate(), daysInMonth) + Math.floor((months - whole) * daysPerMonth));
  return day;
}
