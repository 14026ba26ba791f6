/** The leading digits at which a slider stops within each power of ten. */
const mantissas = [1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 8];

/** The smallest volume above zero at which a slider stops. */
const start = 1_000;

/**
 * The round volumes at which a slider stops: 0, then 1,000 up to a limit, in
 * steps that grow with the volume, so that every power of ten takes the same
 * way.
 */
export function scaleStops(max: number): readonly number[] {
  const stops = [0];
  for (let power = start; power <= max; power *= 10) {
    stops.push(...mantissas.map((mantissa) => Math.round(mantissa * power)).filter((stop) => stop < max));
  }
  return [...stops, max];
}

/** The position of the stop that is nearest to a volume, in the measure of the scale. */
export function nearestStop(stops: readonly number[], value: number): number {
  // One is added because zero has no logarithm.
  const distance = (stop: number): number => Math.abs(Math.log((stop + 1) / (value + 1)));
  return stops.reduce((nearest, stop, index) => (distance(stop) < distance(stops[nearest] ?? 0) ? index : nearest), 0);
}
