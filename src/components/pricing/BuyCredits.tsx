import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import Button from '@site/src/components/ui/Button';
import {appLinks} from '@site/src/config/site';

/** Leads to sign-up, where credits are bought. */
export default function BuyCredits({variant}: {variant?: 'primary' | 'quiet'}): ReactNode {
  return (
    <Button to={appLinks.signUp} variant={variant}>
      <Translate id="pricing.buy">Buy these credits</Translate>
    </Button>
  );
}
