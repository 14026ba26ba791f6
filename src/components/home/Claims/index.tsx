import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import styles from './styles.module.css';
import {useFormat} from '@site/src/components/useFormat';
import {hosts} from '@site/src/config/site';
import {facts} from '@site/src/data/facts';

interface Props {
  number: ReactNode;
  text: ReactNode;
  /** Where readers can check the number. */
  to: string;
}

function Claim({number, text, to}: Props): ReactNode {
  return (
    <li>
      <b>{number}</b>
      <Link to={to} className={styles.source}>
        {text}
      </Link>
    </li>
  );
}

/** Four numbers about the product, in a row, each with a link to its source. */
export default function Claims(): ReactNode {
  const {number, percent, unit} = useFormat();
  return (
    <ul className={styles.claims}>
      <Claim
        number={
          <Translate
            id="home.claim.delivery.number"
            description="Home: a claim; {time} is 6 s, an average"
            values={{time: unit(facts.averageDeliverySeconds, 'second', 'short')}}>
            {'about {time}'}
          </Translate>
        }
        text={<Translate id="home.claim.delivery">average delivery time</Translate>}
        to="/about#delivery-time"
      />
      <Claim
        number={percent(facts.uptime)}
        text={<Translate id="home.claim.uptime">uptime target</Translate>}
        to={hosts.status}
      />
      <Claim
        number={
          <Translate
            id="home.claim.customers.number"
            description="Home: large number above home.claim.customers"
            values={{count: number(facts.customers)}}>
            {'over {count}'}
          </Translate>
        }
        text={<Translate id="home.claim.customers">customers in the community</Translate>}
        to={hosts.community}
      />
      <Claim
        number={
          <Translate
            id="home.claim.setup.number"
            description="Home: large text above home.claim.setup; {time} is a number of minutes with its unit"
            values={{time: unit(facts.setupMinutes, 'minute', 'short')}}>
            {'under {time}'}
          </Translate>
        }
        text={<Translate id="home.claim.setup">to set up</Translate>}
        to="/docs/quickstart"
      />
    </ul>
  );
}
