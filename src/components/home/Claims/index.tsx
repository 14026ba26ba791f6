import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import styles from './styles.module.css';
import {useFormat} from '@site/src/components/useFormat';
import {facts} from '@site/src/data/facts';

/** What the product claims, as a line of four numbers. */
export default function Claims(): ReactNode {
  const format = useFormat();
  return (
    <ul className={styles.claims}>
      <li>
        <b>
          <Translate
            id="home.claim.delivery.number"
            description="Home: a claim; {time} is 6 s, an average"
            values={{time: format.unit(facts.averageDeliverySeconds, 'second', 'short')}}>
            {'about {time}'}
          </Translate>
        </b>
        <span>
          <Translate id="home.claim.delivery">average delivery</Translate>
        </span>
      </li>
      <li>
        <b>{format.percent(facts.uptime)}</b>
        <span>
          <Translate id="home.claim.uptime">uptime</Translate>
        </span>
      </li>
      <li>
        <b>
          <Translate id="home.claim.customers.number" values={{count: format.number(facts.customers)}}>
            {'over {count}'}
          </Translate>
        </b>
        <span>
          <Translate id="home.claim.customers">customers in the community</Translate>
        </span>
      </li>
      <li>
        <b>
          <Translate id="home.claim.setup.number" values={{time: format.unit(facts.setupMinutes, 'minute', 'short')}}>
            {'under {time}'}
          </Translate>
        </b>
        <span>
          <Translate id="home.claim.setup">for the setup</Translate>
        </span>
      </li>
    </ul>
  );
}
