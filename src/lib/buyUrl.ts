import {appLinks} from '../config/site';
import type {Bundle} from '../data/pricing';

/** A number of bundles of one kind. */
interface Item {
  readonly bundle: Pick<Bundle, 'id' | 'tier'>;
  readonly count: number;
}

/** The dashboard URL to buy bundles: `?bundle=growth`, or `?bundle=b10m*3&bundle=starter` for several. */
export function buyUrl(items: readonly Item[]): string {
  const names = items.map(({bundle: {id, tier}, count}) => `${tier ?? id}${count > 1 ? `*${count}` : ''}`);
  return `${appLinks.signUp}?${new URLSearchParams(names.map((name) => ['bundle', name])).toString()}`;
}
