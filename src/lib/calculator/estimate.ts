import {type Bundle, bundles} from '../../data/pricing';
import {startingMessagesPerMonth} from '../../data/calculator';
import {facts} from '../../data/facts';
import {centsPerThousand, discountedCents} from '../money';
import {type Purchase, cheapestBundles} from './cheapestBundles';

/** What is sent and checked in a month, and for how many months credits are bought. */
export interface Inputs {
  readonly emails: number;
  readonly campaignEmails: number;
  readonly verifications: number;
  readonly months: number;
  /** Whether the discount for non-profits and students holds. */
  readonly nonProfit: boolean;
}

/** What the inputs come to. */
export interface Estimate {
  readonly creditsPerMonth: number;
  readonly creditsNeeded: number;
  /** The cheapest set of bundles, at the price that is paid. */
  readonly purchase: Purchase<Bundle>;
  /** What the same bundles cost without a discount, in cents. */
  readonly fullPriceCents: number;
  /** The price, divided by the months. */
  readonly perMonthCents: number;
  /** Cents for a thousand of the bought credits; undefined where none are needed. */
  readonly perThousandCents: number | undefined;
  readonly leftOver: number;
  /** For how many months the bought credits last; undefined where none are needed. */
  readonly monthsCovered: number | undefined;
  /** Whether a month has more messages than a new account can send. */
  readonly exceedsNewAccount: boolean;
}

/** The bundles as non-profits and students pay for them. */
const discounted: readonly Bundle[] = bundles.map((bundle) => ({
  ...bundle,
  priceCents: discountedCents(bundle.priceCents, facts.nonProfitDiscount),
}));

/** The credits that a month takes. */
function monthlyCredits({emails, campaignEmails, verifications}: Inputs): number {
  return (
    emails * facts.creditsPerEmail +
    campaignEmails * facts.creditsPerCampaignEmail +
    verifications * facts.creditsPerVerification
  );
}

/** What to buy for these inputs, what it costs and how long it lasts. */
export function estimate(inputs: Inputs): Estimate {
  const creditsPerMonth = monthlyCredits(inputs);
  const creditsNeeded = creditsPerMonth * inputs.months;
  const purchase = cheapestBundles<Bundle>(inputs.nonProfit ? discounted : bundles, creditsNeeded);
  const counted = new Map(purchase.items.map(({bundle, count}) => [bundle.id, count]));
  return {
    creditsPerMonth,
    creditsNeeded,
    purchase,
    fullPriceCents: bundles.reduce((sum, {id, priceCents}) => sum + priceCents * (counted.get(id) ?? 0), 0),
    perMonthCents: purchase.priceCents / inputs.months,
    perThousandCents: creditsNeeded === 0 ? undefined : centsPerThousand(purchase),
    leftOver: purchase.credits - creditsNeeded,
    monthsCovered: creditsNeeded === 0 ? undefined : purchase.credits / creditsPerMonth,
    exceedsNewAccount: inputs.emails + inputs.campaignEmails > startingMessagesPerMonth,
  };
}
