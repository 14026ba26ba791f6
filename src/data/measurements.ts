/** Measurements of the platform, as on the status page. */
export interface Measurements {
  /** The uptime of each day as a fraction, oldest first. */
  readonly uptime: readonly number[];
  /** The share of emails delivered within each number of seconds, in ascending order. */
  readonly delivered: readonly {readonly seconds: number; readonly share: number}[];
}

/** Enter only measured values. While this is undefined, the home page doesn't show any. */
export const measurements = undefined as Measurements | undefined;
