import Translate from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ReactNode} from 'react';

import {useCredits} from '../bundle';
import styles from './styles.module.css';
import {facts} from '@site/src/data/facts';

/** The price of each service in credits, as stamps of three denominations. */
export default function CreditCosts(): ReactNode {
  // Registers the anchor with the Docusaurus link checker.
  useBrokenLinks().collectAnchor('credits');
  return (
    <div id="credits" className={styles.credits}>
      <h3 className={styles.title}>
        <Translate id="pricing.costs.title">Credit costs</Translate>
      </h3>
      <dl className={styles.costs}>
        <Cost of={<Translate id="pricing.cost.email">API or SMTP email</Translate>} credits={facts.creditsPerEmail} />
        <Cost
          of={<Translate id="pricing.cost.campaignEmail">Campaign email</Translate>}
          credits={facts.creditsPerCampaignEmail}
        />
        <Cost
          of={<Translate id="pricing.cost.verification">Email verification</Translate>}
          credits={facts.creditsPerVerification}
        />
      </dl>
    </div>
  );
}

function Cost({of: service, credits}: {of: ReactNode; credits: number}): ReactNode {
  return (
    <div className="perforated">
      <dt>{service}</dt>
      <dd>{useCredits()(credits)}</dd>
    </div>
  );
}
