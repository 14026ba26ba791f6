import {cheapestBundles} from './cheapestBundles';
import {type Inputs, startingMessagesPerMonth} from './inputs';
import {facts} from '@site/src/data/facts';
import {bundles} from '@site/src/data/pricing';
import {centsPerThousand, discountedCents} from '@site/src/lib/money';

/** The result of the calculation. */
export type Estimate = ReturnType<typeof estimate>;

/** The credits that one email or verification of each kind costs. */
export const creditsEach = {
  emails: facts.creditsPerEmail,
  campaignEmails: facts.creditsPerCampaignEmail,
  verifications: facts.creditsPerVerification,
} as const;

/** The bundles to buy for these inputs, their price, and how long the credits last. */
export function estimate(inputs: Inputs) {
  const creditsPerMonth =
    inputs.emails * creditsEach.emails +
    inputs.campaignEmails * creditsEach.campaignEmails +
    inputs.verifications * creditsEach.verifications;
  const creditsNeeded = creditsPerMonth * inputs.months;
  // The discount applies to every bundle, so the same set is the cheapest one with and without it.
  const full = cheapestBundles(bundles, creditsNeeded);
  const discount = inputs.nonProfit ? facts.nonProfitDiscount : 0;
  const purchase = {...full, priceCents: discountedCents(full.priceCents, discount)};
  return {
    creditsPerMonth,
    creditsNeeded,
    /** The cheapest set of bundles, at the discounted price. */
    purchase,
    /** The price of the same bundles without a discount, in cents. */
    fullPriceCents: full.priceCents,
    /** The price of the credits for one month, in cents; undefined if none are needed. */
    perMonthCents:
      creditsNeeded === 0 ? undefined : Math.round((purchase.priceCents * creditsPerMonth) / purchase.credits),
    /** Cents per thousand credits; undefined if none are needed. */
    perThousandCents: creditsNeeded === 0 ? undefined : centsPerThousand(purchase),
    leftOver: purchase.credits - creditsNeeded,
    /** How many months the credits last; undefined if none are needed. */
    monthsCovered: creditsNeeded === 0 ? undefined : purchase.credits / creditsPerMonth,
    /** Whether a month has more messages than a new account can send. */
    exceedsNewAccount: inputs.emails + inputs.campaignEmails > startingMessagesPerMonth,
  };
}
