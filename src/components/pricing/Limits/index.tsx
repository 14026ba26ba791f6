import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import styles from './styles.module.css';
import {useFormat} from '@site/src/components/useFormat';
import {facts} from '@site/src/data/facts';

/** How fast a new account sends, how that grows, and what has no limit at all. */
export default function Limits(): ReactNode {
  const {number} = useFormat();
  return (
    <div className={styles.limits}>
      <dl className={styles.rates}>
        <div>
          <dt>
            <Translate id="pricing.limits.perSecond" description="Pricing: stands below the large number 2">
              messages per second
            </Translate>
          </dt>
          <dd>{number(facts.startingRatePerSecond)}</dd>
        </div>
        <div>
          <dt>
            <Translate id="pricing.limits.perDay" description="Pricing: stands below the large number 5,000">
              messages per day
            </Translate>
          </dt>
          <dd>{number(facts.startingRatePerDay)}</dd>
        </div>
      </dl>
      <div>
        <h3 className={styles.title}>
          <Translate id="pricing.limits.rise" description="Pricing: title above what raises the sending limits">
            What raises them
          </Translate>
        </h3>
        <ul className={styles.list}>
          <li>
            <Translate id="pricing.limits.history" description="Pricing: one of the things that raise the limits">
              your sending history
            </Translate>
          </li>
          <li>
            <Translate id="pricing.limits.reputation" description="Pricing: one of the things that raise the limits">
              your reputation as a sender
            </Translate>
          </li>
          <li>
            <Translate
              id="pricing.limits.policy"
              description="Pricing: one of the things that raise the limits; {policy} is a link with the text 'acceptable use policy'"
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
          <Translate id="pricing.limits.none" description="Pricing: title above what has no limit">
            What has no limit
          </Translate>
        </h3>
        <ul className={styles.list}>
          <li>
            <Translate id="pricing.limits.users" description="Pricing: one of the things without a limit">
              users
            </Translate>
          </li>
          <li>
            <Translate id="pricing.limits.domains" description="Pricing: one of the things without a limit">
              sending domains
            </Translate>
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
