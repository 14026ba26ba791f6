import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import DnsRecords from '../DnsRecords';
import EventLog from '../EventLog';
import styles from './styles.module.css';
import Section from '@site/src/components/ui/Section';
import {useFormat} from '@site/src/components/useFormat';
import {facts} from '@site/src/data/facts';

/**
 * Three steps to a delivered email, each with a view of the product.
 *
 * @param samples the request of the second step, as tabs of code panels
 */
export default function Steps({samples}: {samples: ReactNode}): ReactNode {
  const {number} = useFormat();
  return (
    <Section
      id="product"
      title={
        <Translate id="home.steps.title" values={{count: number(facts.setupMinutes)}}>
          {'Sending in under {count}\u00a0minutes'}
        </Translate>
      }>
      <ol className={styles.steps}>
        <li>
          <div className={styles.text}>
            <h3>
              <Translate id="home.steps.domain.title">Add a sending domain</Translate>
            </h3>
            <p>
              <Translate id="home.steps.domain.text">
                Copy four DNS records to your provider. We check them and say which one is missing.
              </Translate>
            </p>
          </div>
          <DnsRecords />
        </li>
        <li>
          <div className={styles.text}>
            <h3>
              <Translate id="home.steps.send.title">Send an email</Translate>
            </h3>
            <p>
              <Translate
                id="home.steps.send.text"
                values={{
                  call: (
                    <Link to="/api/emails/send-email">
                      <Translate id="home.steps.send.call">one request</Translate>
                    </Link>
                  ),
                }}>
                {'It takes {call} in your language, or your framework’s mailer over SMTP.'}
              </Translate>
            </p>
          </div>
          <div className={styles.samples}>{samples}</div>
        </li>
        <li>
          <div className={styles.text}>
            <h3>
              <Translate id="home.steps.delivery.title">Watch it arrive</Translate>
            </h3>
            <p>
              <Translate id="home.steps.delivery.text">
                Delivered in seconds, with an event for every step on the way.
              </Translate>
            </p>
          </div>
          <EventLog />
        </li>
      </ol>
    </Section>
  );
}
