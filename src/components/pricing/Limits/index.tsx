import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import styles from './styles.module.css';
import {useFormat} from '@site/src/components/useFormat';
import {facts} from '@site/src/data/facts';

/** The sending limits of a new account, what raises them, and what has no limit. */
export default function Limits(): ReactNode {
  const {number} = useFormat();
  return (
    <div className={styles.limits}>
      <dl className={styles.rates}>
        <div>
          <dt>
            <Translate id="pricing.limits.perSecond">messages per second</Translate>
          </dt>
          <dd>{number(facts.startingRatePerSecond)}</dd>
        </div>
        <div>
          <dt>
            <Translate id="pricing.limits.perDay">messages per day</Translate>
          </dt>
          <dd>{number(facts.startingRatePerDay)}</dd>
        </div>
      </dl>
      <div>
        <h3 className={styles.title}>
          <Translate id="pricing.limits.rise">What raises them</Translate>
        </h3>
        <ul className={styles.list}>
          <li>
            <Translate id="pricing.limits.history">your sending history</Translate>
          </li>
          <li>
            <Translate id="pricing.limits.reputation">your reputation as a sender</Translate>
          </li>
          <li>
            <Translate
              id="pricing.limits.policy"
              values={{
                policy: (
                  <Link to="/acceptable-use-policy">
                    <Translate
                      id="pricing.limits.policyName"
                      description="Pricing: text of a link, stands in 'keeping to the acceptable use policy'">
                      acceptable use policy
                    </Translate>
                  </Link>
                ),
              }}>
              {'keeping to the {policy}'}
            </Translate>
          </li>
        </ul>
      </div>
      <div>
        <h3 className={styles.title}>
          <Translate id="pricing.limits.none">What has no limit</Translate>
        </h3>
        <ul className={styles.list}>
          <li>
            <Translate id="pricing.limits.users">users</Translate>
          </li>
          <li>
            <Translate id="pricing.limits.domains">sending domains</Translate>
          </li>
          <li>
            <Translate
              id="pricing.limits.credentials"
              description="Pricing: one of the things without a limit; API keys and SMTP passwords">
              credentials
            </Translate>
          </li>
        </ul>
      </div>
    </div>
  );
}
