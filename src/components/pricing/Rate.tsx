import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import {useFormat} from '@site/src/components/useFormat';
import {centsPerThousand} from '@site/src/lib/money';

/** How many credits there are for a price, and what a thousand of them costs. */
export default function Rate({offer}: {offer: {priceCents: number; credits: number}}): ReactNode {
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
