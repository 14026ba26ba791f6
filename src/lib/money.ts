/** Money is an integer number of US cents until it is printed; only a price per thousand may be a fraction. */

/** The price and credits of a bundle; both are positive integers. */
export interface Offer {
  readonly priceCents: number;
  readonly credits: number;
}

/** The price of a thousand credits in cents; may be a fraction. */
export function centsPerThousand(bundle: Offer): number {
  return (bundle.priceCents * 1000) / bundle.credits;
}

/** The savings of a bundle compared with another one's price per thousand, as a fraction: 0.4 is 40%. */
export function savingsShare(bundle: Offer, reference: Offer): number {
  return 1 - (bundle.priceCents * reference.credits) / (bundle.credits * reference.priceCents);
}

/** Applies a discount to a price, in whole cents; half a cent is rounded up. */
export function discountedCents(cents: number, discount: number): number {
  return Math.round(cents * (1 - discount));
}

/** Formats US dollars; whole dollars have no cents. */
export function formatUsd(cents: number, iso: string): string {
  return new Intl.NumberFormat(iso, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
    maximumFractionDigits: 2,
  }).format(cents / 100);
}
