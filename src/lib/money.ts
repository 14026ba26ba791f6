/**
 * Money is whole US cents and stays an integer until it is printed; only a
 * price per thousand may be a fraction of a cent.
 */

/** Cents for a thousand credits; may be a fraction. */
export function centsPerThousand(bundle: {priceCents: number; credits: number}): number {
  return (bundle.priceCents * 1000) / bundle.credits;
}

/**
 * What a package saves against another one's price per thousand, as a share:
 * 0.4 is 40 %.
 */
export function savingsShare(
  bundle: {priceCents: number; credits: number},
  reference: {priceCents: number; credits: number},
): number {
  return 1 - (bundle.priceCents * reference.credits) / (bundle.credits * reference.priceCents);
}

/** A price with a discount, in whole cents; half a cent counts as one. */
export function discountedCents(cents: number, discount: number): number {
  return Math.round(cents * (1 - discount));
}

/** Prints US dollars; whole dollars without cents. */
export function formatUsd(cents: number, iso: string): string {
  return new Intl.NumberFormat(iso, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
    maximumFractionDigits: 2,
  }).format(cents / 100);
}
