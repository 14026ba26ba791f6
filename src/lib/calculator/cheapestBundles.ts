/** The price and credits of a bundle; both are positive integers. */
export interface Offer {
  readonly priceCents: number;
  readonly credits: number;
}

/** A set of bundles. */
export interface Purchase<B extends Offer> {
  /** Each bundle with its count, in the order of the offers; bundles with a count of zero are omitted. */
  readonly items: readonly {readonly bundle: B; readonly count: number}[];
  readonly priceCents: number;
  readonly credits: number;
}

/** The price of a total that no set of bundles has. */
const unreachable = Infinity;

function gcd(a: number, b: number): number {
  return b === 0 ? a : gcd(b, a % b);
}

/** The index of the offer with the lowest price per credit; in a tie, the larger one. */
function bestOffer(offers: readonly Offer[]): number {
  return offers.reduce((best, offer, index) => {
    const champion = offers[best] ?? offer;
    const difference = offer.priceCents * champion.credits - champion.priceCents * offer.credits;
    return difference < 0 || (difference === 0 && offer.credits > champion.credits) ? index : best;
  }, 0);
}

/** For each total up to a limit, in units: the lowest price of exactly that total, and how to reach it. */
function exactTotals(
  offers: readonly {units: number; priceCents: number}[],
  limit: number,
): {price: Float64Array; count: Int32Array; last: Int32Array} {
  const price = new Float64Array(limit + 1).fill(unreachable);
  const count = new Int32Array(limit + 1);
  const last = new Int32Array(limit + 1).fill(-1);
  price[0] = 0;
  offers.forEach(({units, priceCents}, index) => {
    for (let total = units; total <= limit; total += 1) {
      const candidate = (price[total - units] ?? unreachable) + priceCents;
      const current = price[total] ?? unreachable;
      if (candidate > current || candidate === unreachable) {
        continue;
      }
      const bundles = (count[total - units] ?? 0) + 1;
      if (candidate < current || bundles < (count[total] ?? 0)) {
        price[total] = candidate;
        count[total] = bundles;
        last[total] = index;
      }
    }
  });
  return {price, count, last};
}

/**
 * The cheapest set of bundles that contains at least this many credits. Among sets
 * of the same price it is the one with the most credits, then the one with the
 * fewest bundles. Exact for any need, in time that does not grow with it.
 *
 * Proof that the result is exact: let `best` be the bundle with the lowest price per credit, of
 * `b` credits. As many of another bundle of `c` credits as `b / gcd(b, c)` hold
 * exactly the credits of `c / gcd(b, c)` of `best`, and cost no less. So some
 * optimum has fewer of each other bundle than that, and its other bundles hold
 * at most `slack` credits, the sum of those bounds. The rest of the need has to
 * come from `best`: that bulk is bought outright. What is left of the need is
 * below `slack + b`, and dynamic programming over exact totals, counted in the
 * greatest common divisor of all sizes, solves it. No optimum exceeds its need
 * by the size of a bundle, because leaving that bundle out would be cheaper;
 * so totals beyond that are not looked at.
 *
 * @param offers the bundles on sale, at least one; sizes and prices are positive
 * @param needed credits, a whole number from 0 on
 */
export function cheapestBundles<B extends Offer>(offers: readonly B[], needed: number): Purchase<B> {
  const unit = offers.reduce((divisor, {credits}) => gcd(divisor, credits), 0);
  const sized = offers.map(({priceCents, credits}) => ({priceCents, units: credits / unit}));
  const need = Math.ceil(needed / unit);
  const bestIndex = bestOffer(offers);
  const best = sized[bestIndex]?.units ?? 1;

  const slack = sized.reduce(
    (sum, {units}, index) => (index === bestIndex ? sum : sum + (best / gcd(best, units) - 1) * units),
    0,
  );
  const bulk = Math.max(0, Math.ceil((need - slack) / best));
  const rest = Math.max(0, need - bulk * best);

  const largest = Math.max(...sized.map(({units}) => units));
  const {price, count, last} = exactTotals(sized, rest + largest - 1);
  let total = rest;
  for (let candidate = rest; rest > 0 && candidate < price.length; candidate += 1) {
    if ((price[candidate] ?? unreachable) <= (price[total] ?? unreachable)) {
      total = candidate;
    }
  }

  const counts = offers.map((_, index) => (index === bestIndex ? bulk : 0));
  for (let left = total; (count[left] ?? 0) > 0;) {
    const index = last[left] ?? 0;
    counts[index] = (counts[index] ?? 0) + 1;
    left -= sized[index]?.units ?? left;
  }
  const items = offers.flatMap((bundle, index) => {
    const bought = counts[index] ?? 0;
    return bought > 0 ? [{bundle, count: bought}] : [];
  });
  return {
    items,
    priceCents: items.reduce((sum, {bundle, count: bought}) => sum + bundle.priceCents * bought, 0),
    credits: items.reduce((sum, {bundle, count: bought}) => sum + bundle.credits * bought, 0),
  };
}
