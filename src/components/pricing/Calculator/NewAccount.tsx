import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import {startingMessagesPerMonth} from './inputs';
import styles from './styles.module.css';
import LinkedText from '@site/src/components/ui/LinkedText';
import {Muted} from '@site/src/components/ui/primitives';
import {useFormat} from '@site/src/components/ui/useFormat';
import {facts} from '@site/src/data/facts';

/**
 * The limit of a new account and, if the volume exceeds it, how to raise it. Both texts are rendered, so that nothing
 * moves when the other one is shown.
 */
export default function NewAccount({exceeds}: {exceeds: boolean}): ReactNode {
  const {number} = useFormat();
  const limit = translate(
    {
      id: 'pricing.calculator.newAccount',
      message: 'New accounts start at {day} messages a day, about {month} a month.',
      description: 'Calculator: {day} is 5,000, {month} is 150,000',
    },
    {day: number(facts.startingRatePerDay), month: number(startingMessagesPerMonth)},
  );
  return (
    <Muted as="p" className={styles.newAccount} data-exceeds={exceeds || undefined}>
      <span>{limit}</span>
      <span>
        {limit}{' '}
        <LinkedText to="/docs/limits#raise">
          {translate({
            id: 'pricing.calculator.exceedsNewAccount',
            message: 'To send this much, [raise your limits] first.',
            description: 'Calculator: after pricing.calculator.newAccount; the text in brackets is a link',
          })}
        </LinkedText>
      </span>
    </Muted>
  );
}
