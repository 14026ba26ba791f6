import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import {useFormat} from '@site/src/components/useFormat';
import {type Inputs, estimate} from '@site/src/lib/calculator/estimate';

/** The result in one go, for screen readers. */
export default function Summary({inputs}: {inputs: Inputs}): ReactNode {
  const format = useFormat();
  const {purchase, leftOver} = estimate(inputs);
  return (
    <Translate
      id="pricing.calculator.summary"
      description="Calculator: the result as screen readers say it; {bundles} is a list such as '2 × 1,000,000 and 1 × 40,000'"
      values={{
        price: format.usd(purchase.priceCents),
        credits: format.number(purchase.credits),
        bundles: format.list(
          purchase.items.map(({bundle, count}) => `${format.number(count)} × ${format.number(bundle.credits)}`),
        ),
        leftOver: format.number(leftOver),
      }}>
      {'{price} for {credits} credits. Bundles: {bundles}. Left over: {leftOver}.'}
    </Translate>
  );
}
