/** A duration in a unit that people can picture. */
export interface Span {
  /** Rounded down to a tenth, so that the site never promises too much. */
  readonly value: number;
  readonly unit: 'month' | 'year';
}

/** The number of months from which years are easier to picture. */
const longTime = 36;

/** Formats a number of months as months or years. */
export function spanOf(months: number): Span {
  const [value, unit] = months <= longTime ? ([months, 'month'] as const) : ([months / 12, 'year'] as const);
  return {value: Math.floor(value * 10 + 1e-9) / 10, unit};
}
