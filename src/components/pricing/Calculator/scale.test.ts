import {nearestStop, volumeStops as stops} from './scale';

it('goes from zero to the limit in round numbers', () => {
  expect(stops.slice(0, 4)).toEqual([0, 1_000, 1_200, 1_500]);
  expect(stops).toContain(1_000_000);
  expect(stops.at(-1)).toBe(50_000_000);
  expect(stops.every(Number.isInteger)).toBe(true);
  expect([...new Set(stops)].sort((a, b) => a - b)).toEqual(stops);
});

it('has the same number of steps for every power of ten', () => {
  const steps = [1_000, 10_000, 100_000, 1_000_000].map((power) => stops.indexOf(power * 10) - stops.indexOf(power));
  expect(new Set(steps).size).toBe(1);
});

it('finds each of its stops, and the nearest one for volumes in between', () => {
  stops.forEach((stop, index) => expect(nearestStop(stops, stop)).toBe(index));
  expect(stops[nearestStop(stops, 123_456)]).toBe(120_000);
  expect(nearestStop(stops, 1)).toBe(0);
  expect(nearestStop(stops, 1e12)).toBe(stops.length - 1);
});
