import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {type ReactNode, useId, useState} from 'react';

import {Rate} from '../bundle';
import Slider from './Slider';
import {estimate} from './estimate';
import {type Inputs, defaultInputs} from './inputs';
import styles from './miniCalculator.module.css';
import {encodeInputs} from './query';
import {volumeStops} from './scale';
import {Card, Muted} from '@site/src/components/ui/primitives';
import {useFormat} from '@site/src/components/ui/useFormat';

/** Without zero, because there is nothing to buy for zero emails. */
const stops = volumeStops.slice(1);

/** A slider that shows the price of monthly emails, or an example without JavaScript. Links to the full calculator. */
export default function MiniCalculator(): ReactNode {
  const format = useFormat();
  const id = useId();
  const [emails, setEmails] = useState(defaultInputs.emails);
  const inputs: Inputs = {...defaultInputs, emails};
  const {purchase} = estimate(inputs);
  return (
    <Card className={styles.calculator}>
      <div>
        <Muted as="label" htmlFor={id}>
          <Translate id="pricing.mini.label">API and SMTP emails per month</Translate>
        </Muted>
        <p className={styles.number}>{format.number(emails)}</p>
        <Slider id={id} stops={stops} value={emails} valueText={format.number(emails)} onChange={setEmails} />
      </div>
      <div className={styles.price}>
        <output htmlFor={id}>
          <span className={styles.number}>{format.usd(purchase.priceCents)}</span>
          <Muted>
            <Rate offer={purchase} />
          </Muted>
        </output>
        <Link to={`/pricing?${encodeInputs(inputs)}#calculator`}>
          <Translate id="pricing.mini.more">Add campaigns and verifications</Translate>
        </Link>
      </div>
    </Card>
  );
}
