import type {Inputs} from '../lib/calculator/estimate';

/** The maximum values of the calculator. */
export const calculatorLimits = {
  /** Of each kind, per month. */
  perMonth: 50_000_000,
  months: 36,
} as const;

/** The initial values of the calculator. */
export const defaultInputs: Inputs = {
  emails: 100_000,
  campaignEmails: 20_000,
  verifications: 2_000,
  months: 6,
  nonProfit: false,
};

/** The initial value of the calculator on the home page, in emails per month. */
export const defaultEmails = 100_000;

/** Monthly volumes of the table that replaces the calculator if scripts are disabled. */
export const typicalVolumes: readonly Inputs[] = [
  {emails: 25_000, campaignEmails: 0, verifications: 0},
  {emails: 50_000, campaignEmails: 20_000, verifications: 0},
  {emails: 100_000, campaignEmails: 50_000, verifications: 5_000},
  {emails: 500_000, campaignEmails: 100_000, verifications: 10_000},
  {emails: 2_000_000, campaignEmails: 500_000, verifications: 50_000},
  {emails: 10_000_000, campaignEmails: 2_000_000, verifications: 200_000},
].map((volumes) => ({...volumes, months: 1, nonProfit: false}));
