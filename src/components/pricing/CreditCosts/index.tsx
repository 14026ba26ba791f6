import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import styles from './styles.module.css';
import {useFormat} from '@site/src/components/useFormat';
import {facts} from '@site/src/data/facts';

/** The price of each service in credits. */
export default function CreditCosts(): ReactNode {
  const {number} = useFormat();
  return (
    <dl className={styles.costs}>
      <div>
        <dt>
          <Translate id="pricing.cost.email">an email through the API or SMTP</Translate>
        </dt>
        <dd>{number(facts.creditsPerEmail)}</dd>
      </div>
      <div>
        <dt>
          <Translate id="pricing.cost.campaignEmail">a campaign email</Translate>
        </dt>
        <dd>{number(facts.creditsPerCampaignEmail)}</dd>
      </div>
      <div>
        <dt>
          <Translate id="pricing.cost.verification">the verification of an address</Translate>
        </dt>
        <dd>{number(facts.creditsPerVerification)}</dd>
      </div>
    </dl>
  );
}
