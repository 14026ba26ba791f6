import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import styles from './styles.module.css';
import Button from '@site/src/components/ui/Button';
import {useFormat} from '@site/src/components/useFormat';
import {appLinks} from '@site/src/config/site';
import {facts} from '@site/src/data/facts';
import {bundles} from '@site/src/data/pricing';
import {centsPerThousand} from '@site/src/lib/money';

/**
 * What the product is, in one sentence, with two actions and a sample.
 *
 * @param sample a code panel, drawn as the letter in the envelope
 */
export default function Hero({sample}: {sample: ReactNode}): ReactNode {
  return (
    <div className={styles.hero}>
      <div>
        <h1 className={styles.title}>
          <Translate
            id="home.hero.title"
            description="Home: the main title. 'By the letter' plays on postage: you pay for what you send">
            Email that arrives. Paid by the letter.
          </Translate>
        </h1>
        <p className={styles.lead}>
          <Translate id="home.hero.lead" description="Home: what the product is">
            One API and SMTP relay for receipts, resets and newsletters. Buy credits once and use them when you like:
            they never expire, and there is no subscription.
          </Translate>
        </p>
        <p className={styles.actions}>
          <Button to={appLinks.signUp}>
            <Translate id="home.hero.start" description="Home: the main button, leads to sign-up">
              Send your first email
            </Translate>
          </Button>
          <Button to="/docs" variant="quiet">
            <Translate id="home.hero.docs" description="Home: the second button, leads to the documentation">
              Read the docs
            </Translate>
          </Button>
        </p>
        <Claims />
      </div>
      <div className={styles.envelope}>
        {sample}
        <Cancellation />
      </div>
    </div>
  );
}

function Claims(): ReactNode {
  const format = useFormat();
  const bestCents = Math.min(...bundles.map(centsPerThousand)) * 10;
  return (
    <ul className={styles.claims}>
      <li>
        <b>{format.unit(facts.averageDeliverySeconds, 'second', 'short')}</b>
        <Translate id="home.claim.delivery" description="Home: stands below '6 s'">
          average delivery
        </Translate>
      </li>
      <li>
        <b>{format.percent(facts.uptime)}</b>
        <Translate id="home.claim.uptime" description="Home: stands below '99.9 %'">
          uptime
        </Translate>
      </li>
      <li>
        <b>{format.usd(bestCents)}</b>
        <Translate
          id="home.claim.price"
          description="Home: stands below '$1'; {count} is 10,000; in the largest bundle"
          values={{count: format.number(10_000)}}>
          {'per {count} emails, at best'}
        </Translate>
      </li>
    </ul>
  );
}

/** The postmark on the envelope: accepted with status 202, delivered in six seconds. */
function Cancellation(): ReactNode {
  const format = useFormat();
  const delivered = translate({
    id: 'home.hero.delivered',
    message: 'Delivered',
    description: 'Home: the word on the postmark',
  });
  return (
    <div className={styles.postmark}>
      <svg viewBox="0 0 128 128" fill="none" stroke="currentColor" aria-hidden="true">
        <circle cx="64" cy="64" r="60" strokeWidth="3" />
        <circle cx="64" cy="64" r="43" strokeWidth="1.75" />
        <path d="M18 50h92M18 78h92" strokeWidth="1.5" strokeDasharray="1 3" />
      </svg>
      <span className={styles.postmarkText}>
        {delivered}
        <b>{format.unit(facts.averageDeliverySeconds, 'second', 'short')}</b>
      </span>
    </div>
  );
}
