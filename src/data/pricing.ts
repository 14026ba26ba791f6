import {facts} from './facts';

/** A prepaid package of credits. Money is in whole US cents. */
export interface Bundle {
  readonly id: string;
  readonly priceCents: number;
  readonly credits: number;
  /** The three packages that have a name. */
  readonly tier?: 'starter' | 'growth' | 'scale';
  readonly badge?: 'mostPopular' | 'bestValue';
}

/**
 * The packages on sale, smallest first. The entry price of 20 USD and the best
 * price of 1 USD per 10,000 emails are facts; the steps between are
 * illustrative (listed in illustrative.ts) and await confirmation.
 */
export const bundles = [
  {id: 'b40k', priceCents: 2_000, credits: 40_000, tier: 'starter'},
  {id: 'b100k', priceCents: 4_000, credits: 100_000},
  {id: 'b250k', priceCents: 7_500, credits: 250_000, tier: 'growth', badge: 'mostPopular'},
  {id: 'b500k', priceCents: 12_500, credits: 500_000},
  {id: 'b1m', priceCents: 20_000, credits: 1_000_000, tier: 'scale'},
  {id: 'b2500k', priceCents: 37_500, credits: 2_500_000},
  {id: 'b5m', priceCents: 60_000, credits: 5_000_000},
  {id: 'b10m', priceCents: 100_000, credits: 10_000_000, badge: 'bestValue'},
] as const satisfies readonly Bundle[];

/** The smallest purchase, which the others are compared with. */
export const entryBundle: Bundle = bundles[0];

/** The named packages in the order they are shown. */
export const namedBundles: readonly (Bundle & {tier: NonNullable<Bundle['tier']>})[] = bundles.filter(
  (bundle) => 'tier' in bundle,
);

/** What a package's credits pay for, each on its own. */
export function bundleVolumes({credits}: Pick<Bundle, 'credits'>): {
  emails: number;
  campaignEmails: number;
  verifications: number;
} {
  return {
    emails: Math.floor(credits / facts.creditsPerEmail),
    campaignEmails: Math.floor(credits / facts.creditsPerCampaignEmail),
    verifications: Math.floor(credits / facts.creditsPerVerification),
  };
}
