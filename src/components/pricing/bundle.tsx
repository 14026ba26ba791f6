import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import {type Items, buyUrl} from './buyUrl';
import Button from '@site/src/components/ui/Button';
import {useFormat} from '@site/src/components/ui/useFormat';
import {usePlural} from '@site/src/components/ui/usePlural';
import type {Bundle} from '@site/src/data/pricing';
import {type Offer, centsPerThousand} from '@site/src/lib/money';

const tiers: Readonly<Record<NonNullable<Bundle['tier']>, () => string>> = {
  starter: () => translate({id: 'pricing.tier.starter', message: 'Starter'}),
  growth: () => translate({id: 'pricing.tier.growth', message: 'Growth'}),
  scale: () => translate({id: 'pricing.tier.scale', message: 'Scale'}),
};

/** The name of a bundle, if it has one. */
export const tierName = ({tier}: Bundle): string | undefined => tier && tiers[tier]();

const badges: Readonly<Record<NonNullable<Bundle['badge']>, () => string>> = {
  mostPopular: () =>
    translate({id: 'pricing.badge.mostPopular', message: 'Most Popular', description: 'Pricing: a badge; short'}),
  bestValue: () =>
    translate({id: 'pricing.badge.bestValue', message: 'Best Value', description: 'Pricing: a badge; short'}),
};

/** The text of a bundle's badge, if it has one. */
export const badgeName = ({badge}: Bundle): string | undefined => badge && badges[badge]();

/** Formats an amount of credits: "1 credit", "5 credits". */
export function useCredits(): (count: number) => string {
  const plural = usePlural();
  return (count) =>
    plural(count, translate({id: 'pricing.credits', message: '{count} credit|{count} credits'})).replace(' ', '\u00a0');
}

/** An offer's credits, and its price per thousand credits. */
export function Rate({offer}: {offer: Offer}): ReactNode {
  const format = useFormat();
  const credits = useCredits();
  return (
    <Translate
      id="pricing.card.rate"
      description="Pricing: {credits} is an amount such as 250,000 credits, {price} a price such as $0.30"
      values={{credits: credits(offer.credits), price: format.usd(centsPerThousand(offer))}}>
      {'{credits} · {price}\u00a0per\u00a01k'}
    </Translate>
  );
}

interface BuyProps {
  /** The bundles to buy; without any, the link is disabled. */
  items: Items;
  /** Whether the buyer asks for the discount for non-profits and students. */
  nonProfit?: boolean;
  /** -1 if the link repeats a nearby one, so that only the pointer reaches it. */
  tabIndex?: -1;
  variant?: 'quiet';
  size?: 'small';
  className?: string;
  /** Default: "Buy 250,000 credits", which is always the accessible name. */
  children?: ReactNode;
}

/** A link to the dashboard that has the bundles to buy in its URL. */
export function BuyLink({items, nonProfit, children, ...look}: BuyProps): ReactNode {
  const credits = useCredits();
  const label = translate(
    {
      id: 'pricing.buy',
      message: 'Buy {credits}',
      description: 'Pricing: {credits} is an amount such as 250,000 credits',
    },
    {credits: credits(items.reduce((sum, {bundle, count}) => sum + bundle.credits * count, 0))},
  );
  return (
    <Button
      {...look}
      to={items.length > 0 ? buyUrl(items, nonProfit) : undefined}
      aria-label={children === undefined ? undefined : label}>
      {children ?? label}
    </Button>
  );
}
