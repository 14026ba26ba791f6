import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import styles from './styles.module.css';
import Postmark from '@site/src/components/ui/Postmark';
import {useFormat} from '@site/src/components/useFormat';
import {facts} from '@site/src/data/facts';

/** The events of one email, as a routing slip. */
export default function EventLog(): ReactNode {
  const format = useFormat();
  const seconds = (count: number): string => format.unit(count, 'second', 'short');
  return (
    <figure className={styles.slip}>
      <figcaption className={styles.head}>
        <span translate="no">
          <b>Your receipt</b>
          ada@post.example
        </span>
        <span className={styles.mark} aria-hidden="true">
          <Postmark>
            <Translate id="home.hero.delivered" description="Home: the word on the postmark">
              Delivered
            </Translate>
          </Postmark>
        </span>
      </figcaption>
      <ol className={styles.events}>
        <li>
          <span className={styles.time}>{seconds(0)}</span>
          <code translate="no">email.accepted</code>
          <span className={styles.text}>
            <Translate id="home.log.accepted" values={{count: format.number(facts.creditsPerEmail)}}>
              {'We have it. Charged: {count} credit.'}
            </Translate>
          </span>
        </li>
        <li>
          <span className={styles.time}>{seconds(facts.averageDeliverySeconds)}</span>
          <code translate="no">email.delivered</code>
          <span className={styles.text}>
            <Translate id="home.log.delivered" values={{answer: <code translate="no">250 2.0.0 OK</code>}}>
              {'The recipient’s server answered {answer}.'}
            </Translate>
          </span>
        </li>
        <li>
          <span className={styles.time}>…</span>
          <code translate="no">email.clicked</code>
          <span className={styles.text}>
            <Translate id="home.log.clicked">Ada followed a link. Only where you track clicks.</Translate>
          </span>
        </li>
      </ol>
    </figure>
  );
}
