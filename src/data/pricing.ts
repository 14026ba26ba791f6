import {facts} from './facts';

/** A prepaid bundle of credits. Money is in whole US cents. */
export interface Bundle {
  readonly id: string;
  readonly priceCents: number;
  readonly credits: number;
  /** The name; only three bundles have one. */
  readonly tier?: 'starter' | 'growth' | 'scale';
  readonly badge?: 'mostPopular' | 'bestValue';
  /** The values that are not confirmed yet. */
  readonly illustrative: readonly ('priceCents' | 'credits')[];
}

const both = ['priceCents', 'credits'] as const;

/**
 * The bundles, smallest first. The entry price and the best price per 10,000 emails are facts; the values in between
 * are illustrative.
 */
export const bundles: readonly [Bundle, ...Bundle[]] = [
  {id: 'b40k', priceCents: 2_000, credits: 40_000, tier: 'starter', illustrative: ['credits']},
  {id: 'b100k', priceCents: 4_000, credits: 100_000, illustrative: both},
  {id: 'b250k', priceCents: 7_500, credits: 250_000, tier: 'growth', badge: 'mostPopular', illustrative: both},
  {id: 'b500k', priceCents: 12_500, credits: 500_000, illustrative: both},
  {id: 'b1m', priceCents: 20_000, credits: 1_000_000, tier: 'scale', illustrative: both},
  {id: 'b2500k', priceCents: 37_500, credits: 2_500_000, illustrative: both},
  {id: 'b5m', priceCents: 60_000, credits: 5_000_000, illustrative: both},
  {id: 'b10m', priceCents: 100_000, credits: 10_000_000, badge: 'bestValue', illustrative: both},
];

/** The smallest bundle, with which the others are compared. */
export const entryBundle = bundles[0];

/** The bundle with the lowest price per credit. */
export const bestBundle = bundles.find(({badge}) => badge === 'bestValue') ?? entryBundle;

/** The claim "as low as 1 USD per 10,000 emails": the price of that many API or SMTP emails with the best bundle. */
export const lowestPrice = {
  emails: 10_000,
  priceCents: (bestBundle.priceCents / bestBundle.credits) * 10_000 * facts.creditsPerEmail,
} as const;

/** The bundles with a name, in the order they are shown. */
export const namedBundles = bundles.filter(({tier}) => tier !== undefined);

/** A product that is billed monthly or yearly, separately from credits. Money is in whole US cents. */
export interface AddOn {
  readonly id: 'automations' | 'dataRetention' | 'dedicatedIp';
  /** The year in which it becomes available; it has no price before then. */
  readonly comesIn?: number;
  readonly price?: {readonly monthCents: number; readonly yearCents: number};
  /** The values that are not confirmed yet. */
  readonly illustrative: readonly ('monthCents' | 'yearCents')[];
}

const bothPrices = ['monthCents', 'yearCents'] as const;

/** The add-ons. Their prices are illustrative. */
export const addOns = [
  {id: 'automations', comesIn: 2026, illustrative: []},
  {id: 'dataRetention', price: {monthCents: 1_000, yearCents: 9_600}, illustrative: bothPrices},
  {id: 'dedicatedIp', price: {monthCents: 3_000, yearCents: 28_800}, illustrative: bothPrices},
] as const satisfies readonly AddOn[];

/** The savings of a yearly payment compared with twelve monthly ones: 0.2 is 20%. */
export function yearlySaving({monthCents, yearCents}: NonNullable<AddOn['price']>): number {
  return 1 - yearCents / (12 * monthCents);
}
