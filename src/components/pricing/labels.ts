import {translate} from '@docusaurus/Translate';

import type {Bundle} from '@site/src/data/pricing';

/** The name of a package that has one. */
export function tierName(tier: NonNullable<Bundle['tier']>): string {
  switch (tier) {
    case 'starter':
      return translate({id: 'pricing.tier.starter', message: 'Starter'});
    case 'growth':
      return translate({id: 'pricing.tier.growth', message: 'Growth'});
    case 'scale':
      return translate({id: 'pricing.tier.scale', message: 'Scale'});
  }
}

/** The text of a badge. */
export function badgeName(badge: NonNullable<Bundle['badge']>): string {
  switch (badge) {
    case 'mostPopular':
      return translate({
        id: 'pricing.badge.mostPopular',
        message: 'Most Popular',
        description: 'Pricing: badge on the middle bundle; keep it short',
      });
    case 'bestValue':
      return translate({
        id: 'pricing.badge.bestValue',
        message: 'Best Value',
        description: 'Pricing: badge on the bundle with the lowest price per email; keep it short',
      });
  }
}
