import type {Offer} from '@site/src/lib/money';

/** A set of bundles. */
export interface Purchase<B extends Offer> {
  /** Each bundle with its count, in the order of the offers; bundles with a count of zero are omitted. */
  readonly items: readonly {readonly bundle: B; readonly count: number}[];
  readonly priceCents: number;
  readonly credits: number;
}

function gcd(a: number, b: number): number {
  return b === 0 ? a : gcd(b, a % b);
}

/** A set of bundles: one of them, and the rest. */
interface Choice extends Offer {
  readonly bundles: number;
  /** The offer's index; undefined for the empty set. */
  readonly last?: number;
  readonly rest?: Choice;
}

/** Whether a set is cheaper or, for the same price, has more credits or, for the same credits, fewer bundles. */
function isBetter(a: Choice, b: Choice): boolean {
  return (a.priceCents - b.priceCents || b.credits - a.credits || a.bundles - b.bundles) < 0;
}

/** The best set for a need, in units. Any part of the best set is also the best set for the need that the rest doesn't cover. */
function bestChoice(offers: readonly (Offer & {units: number})[], need: number): Choice {
  const nothing: Choice = {priceCents: 0, credits: 0, bundles: 0};
  const choices = [nothing];
  for (let covered = 1; covered <= need; covered += 1) {
    offers.forEach(({units, priceCents, credits}, last) => {
      const rest = choices[Math.max(0, covered - units)];
      if (rest) {
        const choice = {
          priceCents: rest.priceCents + priceCents,
          credits: rest.credits + credits,
          bundles: rest.bundles + 1,
          last,
          rest,
        };
        const best = choices[covered];
        if (!best || isBetter(choice, best)) {
          choices[covered] = choice;
        }
      }
    });
  }
  return choices[need] ?? nothing;
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
 * below `slack + b`, and dynamic programming, counted in the
 * greatest common divisor of all sizes, solves it.
 *
 * @param offers the bundles on sale, at least one, by falling price per credit; the larger one is last in a tie
 * @param needed credits, a whole number from 0 on
 */
export function cheapestBundles<B extends Offer>(offers: readonly B[], needed: number): Purchase<B> {
  const unit = offers.reduce((divisor, {credits}) => gcd(divisor, credits), 0);
  const sized = offers.map(({priceCents, credits}) => ({priceCents, credits, units: credits / unit}));
  const need = Math.ceil(needed / unit);
  const best = sized.at(-1)?.units ?? 1;
  const slack = sized.reduce((sum, {units}) => sum + (best / gcd(best, units) - 1) * units, 0);
  const bulk = Math.max(0, Math.ceil((need - slack) / best));

  const counts = offers.map((_, index) => (index === offers.length - 1 ? bulk : 0));
  let choice: Choice | undefined = bestChoice(sized, Math.max(0, need - bulk * best));
  for (; choice?.last !== undefined; choice = choice.rest) {
    counts[choice.last] = (counts[choice.last] ?? 0) + 1;
  }
  const items = offers.map((bundle, index) => ({bundle, count: counts[index] ?? 0})).filter(({count}) => count > 0);
  return {
    items,
    priceCents: items.reduce((sum, {bundle, count}) => sum + bundle.priceCents * count, 0),
    credits: items.reduce((sum, {bundle, count}) => sum + bundle.credits * count, 0),
  };
}
