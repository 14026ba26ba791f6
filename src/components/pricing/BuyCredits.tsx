import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import Button from '@site/src/components/ui/Button';
import {appLinks} from '@site/src/config/site';

/** Leads to sign-up, where credits are bought. */
export default function BuyCredits({variant}: {variant?: 'primary' | 'quiet'}): ReactNode {
  return (
    <Button to={appLinks.signUp} variant={variant}>
      <Translate id="pricing.buy" description="Pricing: button below a number of credits, leads to sign-up">
        Buy these credits
      </Translate>
    </Button>
  );
}
