import {facts} from './facts';

/** The maximum values of the calculator. */
export const calculatorLimits = {
  /** Of each kind, per month. */
  perMonth: 50_000_000,
  months: 36,
} as const;

/** The initial values of the calculators on the home page and the pricing page. */
export const defaultInputs = {
  emails: 100_000,
  campaignEmails: 0,
  verifications: 0,
  months: 1,
  nonProfit: false,
};

/** About how many messages a new account can send in a month. */
export const startingMessagesPerMonth = facts.startingRatePerDay * 30;

/** Monthly volumes of the table that replaces the calculator if scripts are disabled. */
export const typicalVolumes = [
  {emails: 25_000, campaignEmails: 0, verifications: 0},
  {emails: 50_000, campaignEmails: 20_000, verifications: 0},
  {emails: 100_000, campaignEmails: 50_000, verifications: 5_000},
  {emails: 500_000, campaignEmails: 100_000, verifications: 10_000},
  {emails: 2_000_000, campaignEmails: 500_000, verifications: 50_000},
  {emails: 10_000_000, campaignEmails: 2_000_000, verifications: 200_000},
].map((volumes) => ({...volumes, months: 1, nonProfit: false}));
