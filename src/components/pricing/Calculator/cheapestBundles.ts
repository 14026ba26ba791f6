import type {Offer} from '@site/src/lib/money';

/** A set of bundles. */
export interface Purchase<B extends Offer> extends Offer {
  /** Each bundle with its count, in the order of the offers; bundles with a count of zero are omitted. */
  readonly items: readonly {readonly bundle: B; readonly count: number}[];
}

function gcd(a: number, b: number): number {
  return b === 0 ? a : gcd(b, a % b);
}

/** A set of bundles: one of them, and the rest; the empty set has neither. */
interface Choice<B> extends Offer {
  readonly size: number;
  readonly bundle?: B;
  readonly rest?: Choice<B>;
}

/** Whether a set is cheaper or, for the same price, has more credits or, for the same credits, fewer bundles. */
function isBetter(a: Choice<Offer>, b: Choice<Offer>): boolean {
  return (a.priceCents - b.priceCents || b.credits - a.credits || a.size - b.size) < 0;
}

/**
 * The cheapest set of bundles with at least this many credits. Among sets of the same price, it's the one with the most
 * credits, then the one with the fewest bundles. Exact for any need, in time that doesn't grow with it.
 *
 * Proof: let `best` be the bundle with the lowest price per credit, and `b` its credits. If a different bundle has
 * `c` credits, `b / gcd(b, c)` of it have as many credits as `c / gcd(b, c)` of `best`, and cost no less. So some best
 * set has fewer of each other bundle than that, and gets at most `slack` credits from all of them. The rest of the need
 * comes from `best`: `bulk` of it are bought without a search. The remaining need is less than `slack + b`. Dynamic
 * programming, in units of the greatest common divisor of all sizes, covers it: the rest of a best set is a best set.
 *
 * @param offers the bundles on sale, at least one, by falling price per credit; in a tie, the larger one is last
 * @param needed credits, an integer of at least 0
 */
export function cheapestBundles<B extends Offer>(offers: readonly B[], needed: number): Purchase<B> {
  const unit = offers.reduce((divisor, {credits}) => gcd(divisor, credits), 0);
  const best = offers.at(-1)?.credits ?? unit;
  const slack = offers.reduce((sum, {credits}) => sum + (best / gcd(best, credits) - 1) * credits, 0);
  const bulk = Math.max(0, Math.ceil((needed - slack) / best));

  const nothing: Choice<B> = {priceCents: 0, credits: 0, size: 0};
  /** The best set for each number of units. */
  const choices = [nothing];
  for (let covered = 1; (covered - 1) * unit < needed - bulk * best; covered += 1) {
    for (const bundle of offers) {
      const rest = choices[Math.max(0, covered - bundle.credits / unit)] ?? nothing;
      const choice: Choice<B> = {
        priceCents: rest.priceCents + bundle.priceCents,
        credits: rest.credits + bundle.credits,
        size: rest.size + 1,
        bundle,
        rest,
      };
      const found = choices[covered];
      if (!found || isBetter(choice, found)) {
        choices[covered] = choice;
      }
    }
  }

  const counts = new Map([[offers.at(-1), bulk]]);
  for (let choice = choices.at(-1); choice?.bundle; choice = choice.rest) {
    counts.set(choice.bundle, (counts.get(choice.bundle) ?? 0) + 1);
  }
  const items = offers.map((bundle) => ({bundle, count: counts.get(bundle) ?? 0})).filter(({count}) => count > 0);
  return {
    items,
    priceCents: items.reduce((sum, {bundle, count}) => sum + bundle.priceCents * count, 0),
    credits: items.reduce((sum, {bundle, count}) => sum + bundle.credits * count, 0),
  };
}
