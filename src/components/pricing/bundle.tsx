import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import Button from '@site/src/components/ui/Button';
import {useFormat} from '@site/src/components/useFormat';
import {appLinks} from '@site/src/config/site';
import type {Bundle} from '@site/src/data/pricing';
import {centsPerThousand} from '@site/src/lib/money';

const tiers: Readonly<Record<NonNullable<Bundle['tier']>, () => string>> = {
  starter: () => translate({id: 'pricing.tier.starter', message: 'Starter'}),
  growth: () => translate({id: 'pricing.tier.growth', message: 'Growth'}),
  scale: () => translate({id: 'pricing.tier.scale', message: 'Scale'}),
};

/** The name of a bundle's tier. */
export const tierName = (tier: NonNullable<Bundle['tier']>): string => tiers[tier]();

const badges: Readonly<Record<NonNullable<Bundle['badge']>, () => string>> = {
  mostPopular: () =>
    translate({id: 'pricing.badge.mostPopular', message: 'Most Popular', description: 'Pricing: a badge; short'}),
  bestValue: () =>
    translate({id: 'pricing.badge.bestValue', message: 'Best Value', description: 'Pricing: a badge; short'}),
};

/** The text of a bundle's badge. */
export const badgeName = (badge: NonNullable<Bundle['badge']>): string => badges[badge]();

/** How many credits a price buys, and the price of a thousand of them. */
export function Rate({offer}: {offer: {priceCents: number; credits: number}}): ReactNode {
  const format = useFormat();
  return (
    <Translate
      id="pricing.card.rate"
      description="Pricing: {credits} is a number such as 250,000, {price} a price such as $0.30"
      values={{credits: format.number(offer.credits), price: format.usd(centsPerThousand(offer))}}>
      {'{credits}\u00a0credits · {price}\u00a0per\u00a01k'}
    </Translate>
  );
}

/** Links to sign-up, where customers buy credits. */
export function BuyCredits({variant}: {variant?: 'quiet'}): ReactNode {
  return (
    <Button to={appLinks.signUp} variant={variant}>
      <Translate id="pricing.buy">Buy these credits</Translate>
    </Button>
  );
}
