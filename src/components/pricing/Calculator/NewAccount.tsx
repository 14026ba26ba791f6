import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import {startingMessagesPerMonth} from './inputs';
import styles from './styles.module.css';
import {Muted} from '@site/src/components/ui/primitives';
import {useFormat} from '@site/src/components/ui/useFormat';
import {facts} from '@site/src/data/facts';

/**
 * How the volume compares with what a new account can send. Both sentences are rendered, so that nothing moves when
 * the other one is shown.
 */
export default function NewAccount({exceeds}: {exceeds: boolean}): ReactNode {
  const {number} = useFormat();
  const values = {day: number(facts.startingRatePerDay), month: number(startingMessagesPerMonth)};
  return (
    <Muted as="p" className={styles.newAccount} data-exceeds={exceeds || undefined}>
      <span>
        <Translate
          id="pricing.calculator.newAccount"
          description="Calculator: {day} is 5,000, {month} is 150,000"
          values={values}>
          {'New accounts start at {day} messages a day, about {month} a month.'}
        </Translate>
      </span>
      <span>
        <Translate
          id="pricing.calculator.exceedsNewAccount"
          description="Calculator: {day} is 5,000, {month} is 150,000, {raise} is the link pricing.calculator.raise"
          values={{
            ...values,
            raise: (
              <Link to="/docs/limits#raise">
                <Translate
                  id="pricing.calculator.raise"
                  description="Calculator: text of the link in pricing.calculator.exceedsNewAccount">
                  raise your limits
                </Translate>
              </Link>
            ),
          }}>
          {'New accounts start at {day} messages a day, about {month} a month. To send this much, {raise} first.'}
        </Translate>
      </span>
    </Muted>
  );
}
