import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import styles from './styles.module.css';
import {PlainList} from '@site/src/components/ui/primitives';
import {useFormat} from '@site/src/components/ui/useFormat';
import {hosts} from '@site/src/config/site';
import {facts} from '@site/src/data/facts';

/** A number, and a link to where readers can check it. */
function Claim({text, to, children}: {text: ReactNode; to: string; children: ReactNode}): ReactNode {
  return (
    <li>
      <b>{children}</b>
      <Link to={to} className="cover-link">
        {text}
      </Link>
    </li>
  );
}

/** A row of four numbers about the product, each with a link to its source. */
export default function Claims(): ReactNode {
  const {number, percent, unit} = useFormat();
  return (
    <PlainList className={styles.claims}>
      <Claim to="/about#delivery-time" text={<Translate id="home.claim.delivery">average delivery time</Translate>}>
        <Translate
          id="home.claim.delivery.number"
          description="Home: a claim; {time} is 6 s, an average"
          values={{time: unit(facts.averageDeliverySeconds, 'second', 'short')}}>
          {'about {time}'}
        </Translate>
      </Claim>
      <Claim to={hosts.status} text={<Translate id="home.claim.uptime">uptime target</Translate>}>
        {percent(facts.uptime)}
      </Claim>
      <Claim to={hosts.community} text={<Translate id="home.claim.customers">customers in the community</Translate>}>
        <Translate
          id="home.claim.customers.number"
          description="Home: large number above home.claim.customers"
          values={{count: number(facts.customers)}}>
          {'over {count}'}
        </Translate>
      </Claim>
      <Claim to="/docs/quickstart" text={<Translate id="home.claim.setup">to set up</Translate>}>
        <Translate
          id="home.claim.setup.number"
          description="Home: large text above home.claim.setup; {time} is a number of minutes with its unit"
          values={{time: unit(facts.setupMinutes, 'minute', 'short')}}>
          {'under {time}'}
        </Translate>
      </Claim>
    </PlainList>
  );
}
