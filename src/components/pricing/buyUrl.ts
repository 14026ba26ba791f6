import {appLinks} from '@site/src/config/site';
import type {Bundle} from '@site/src/data/pricing';

/** Bundles to buy, and how many of each. */
export type Items = readonly {readonly bundle: Bundle; readonly count: number}[];

/**
 * The dashboard URL to buy bundles: `?bundle=growth`, or `?bundle=b10m*3&bundle=starter` for multiple.
 *
 * @param nonProfit whether the buyer asks for the discount for non-profits and students: `&nonprofit=1`
 */
export function buyUrl(items: Items, nonProfit = false): string {
  const names = items.map(({bundle: {id, tier}, count}) => `${tier ?? id}${count > 1 ? `*${count}` : ''}`);
  const query = new URLSearchParams(names.map((name) => ['bundle', name]));
  if (nonProfit) {
    query.set('nonprofit', '1');
  }
  return `${appLinks.signUp}?${query.toString()}`;
}
