import {InvalidArgumentError} from 'commander';

/** Reads how often something is measured; throws commander's error for what is no whole number from 1 on. */
export function parseRuns(value: string): number {
  const runs = Number(value);
  if (!Number.isInteger(runs) || runs < 1) {
    throw new InvalidArgumentError('Expected a whole number from 1 on.');
  }
  return runs;
}
