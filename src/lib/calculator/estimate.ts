import {type Bundle, bundles} from '../../data/pricing';
import {startingMessagesPerMonth} from '../../data/calculator';
import {facts} from '../../data/facts';
import {centsPerThousand, discountedCents} from '../money';
import {type Purchase, cheapestBundles} from './cheapestBundles';

/** The monthly volume, and the number of months to buy credits for. */
export interface Inputs {
  readonly emails: number;
  readonly campaignEmails: number;
  readonly verifications: number;
  readonly months: number;
  /** Whether the discount for non-profits and students applies. */
  readonly nonProfit: boolean;
}

/** The result of the calculation. */
export interface Estimate {
  readonly creditsPerMonth: number;
  readonly creditsNeeded: number;
  /** The cheapest set of bundles, at the discounted price. */
  readonly purchase: Purchase<Bundle>;
  /** The price of the same bundles without a discount, in cents. */
  readonly fullPriceCents: number;
  /** The price, divided by the months. */
  readonly perMonthCents: number;
  /** Cents per thousand credits; undefined if none are needed. */
  readonly perThousandCents: number | undefined;
  readonly leftOver: number;
  /** How many months the credits last; undefined if none are needed. */
  readonly monthsCovered: number | undefined;
  /** Whether a month has more messages than a new account can send. */
  readonly exceedsNewAccount: boolean;
}

/** The credits that one of each kind costs. */
export const creditsEach = {
  emails: facts.creditsPerEmail,
  campaignEmails: facts.creditsPerCampaignEmail,
  verifications: facts.creditsPerVerification,
} as const;

/** The credits used per month. */
function monthlyCredits({emails, campaignEmails, verifications}: Inputs): number {
  return (
    emails * creditsEach.emails +
    campaignEmails * creditsEach.campaignEmails +
    verifications * creditsEach.verifications
  );
}

/** The bundles to buy for these inputs, their price, and how long the credits last. */
export function estimate(inputs: Inputs): Estimate {
  const creditsPerMonth = monthlyCredits(inputs);
  const creditsNeeded = creditsPerMonth * inputs.months;
  // The discount applies to every bundle, so the same set is the cheapest one with and without it.
  const full = cheapestBundles<Bundle>(bundles, creditsNeeded);
  const discount = inputs.nonProfit ? facts.nonProfitDiscount : 0;
  const purchase = {...full, priceCents: discountedCents(full.priceCents, discount)};
  return {
    creditsPerMonth,
    creditsNeeded,
    purchase,
    fullPriceCents: full.priceCents,
    perMonthCents: purchase.priceCents / inputs.months,
    perThousandCents: creditsNeeded === 0 ? undefined : centsPerThousand(purchase),
    leftOver: purchase.credits - creditsNeeded,
    monthsCovered: creditsNeeded === 0 ? undefined : purchase.credits / creditsPerMonth,
    exceedsNewAccount: inputs.emails + inputs.campaignEmails > startingMessagesPerMonth,
  };
}
