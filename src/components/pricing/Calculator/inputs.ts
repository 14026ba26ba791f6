import {facts} from '@site/src/data/facts';

/** The range of each number in the calculator. */
export const ranges = {
  /** The volume of each kind, per month. */
  emails: {min: 0, max: 50_000_000},
  campaignEmails: {min: 0, max: 50_000_000},
  verifications: {min: 0, max: 50_000_000},
  months: {min: 1, max: 36},
} as const;

/** A number in the calculator. */
export type VolumeKey = keyof typeof ranges;

/** Returns a value for each number in the calculator. */
export const forVolumes = <Value>(valueOf: (key: VolumeKey) => Value): Record<VolumeKey, Value> =>
  Object.fromEntries(Object.keys(ranges).map((key) => [key, valueOf(key as VolumeKey)])) as Record<VolumeKey, Value>;

/** The monthly volume, and the number of months to buy credits for. */
export interface Inputs extends Readonly<Record<VolumeKey, number>> {
  /** Whether the discount for non-profits and students applies. */
  readonly nonProfit: boolean;
}

/** The initial values of the calculators on the home page and the pricing page. */
export const defaultInputs: Inputs = {
  emails: 100_000,
  campaignEmails: 0,
  verifications: 0,
  months: 1,
  nonProfit: false,
};

/** About how many messages a new account can send in a month. */
export const startingMessagesPerMonth = facts.startingRatePerDay * 30;
