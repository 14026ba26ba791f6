/** The leading digits of the slider's stops within each power of ten. */
const mantissas = [1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 8];

/** The smallest stop above zero. */
const start = 1_000;

/**
 * The round volumes at which a slider stops: 0, then 1,000 up to a limit, in steps that grow with
 * the volume, so that every power of ten takes up the same distance.
 */
export function scaleStops(max: number): readonly number[] {
  const stops = [0];
  for (let power = start; power <= max; power *= 10) {
    stops.push(...mantissas.map((mantissa) => Math.round(mantissa * power)).filter((stop) => stop < max));
  }
  return [...stops, max];
}

/** The index of the stop nearest to a volume, on the logarithmic scale. */
export function nearestStop(stops: readonly number[], value: number): number {
  // Adds one, because zero has no logarithm.
  const distance = (stop: number): number => Math.abs(Math.log((stop + 1) / (value + 1)));
  return stops.reduce((nearest, stop, index) => (distance(stop) < distance(stops[nearest] ?? 0) ? index : nearest), 0);
}
