/** What the platform measured, as the status page shows it. */
export interface Measurements {
  /** The uptime of each day as a fraction, oldest first. */
  readonly uptime: readonly number[];
  /** The share of emails delivered within each number of seconds, in ascending order. */
  readonly delivered: readonly {readonly seconds: number; readonly share: number}[];
}

/** Enter only measured values. Without any, the home page shows none. */
export const measurements = undefined as Measurements | undefined;
