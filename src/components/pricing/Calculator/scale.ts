import {ranges} from './inputs';

/** The leading digits of the slider's stops within each power of ten. */
const mantissas = [1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 8];

const {max} = ranges.emails;

/** The volumes at which a slider stops: 0, then round numbers from 1,000. All powers of ten are equally far apart. */
export const volumeStops: readonly number[] = [
  0,
  ...[3, 4, 5, 6, 7]
    .flatMap((power) => mantissas.map((mantissa) => Math.round(mantissa * 10 ** power)))
    .filter((stop) => stop < max),
  max,
];

/** The index of the stop nearest to a volume. */
export function nearestStop(stops: readonly number[], value: number): number {
  const distance = (stop: number): number => Math.abs(stop - value);
  return stops.reduce((nearest, stop, index) => (distance(stop) < distance(stops[nearest] ?? 0) ? index : nearest), 0);
}
