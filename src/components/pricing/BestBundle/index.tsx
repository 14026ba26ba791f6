import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import BuyCredits from '../BuyCredits';
import Rate from '../Rate';
import {badgeName} from '../labels';
import styles from './styles.module.css';
import Postmark from '@site/src/components/ui/Postmark';
import Stamp from '@site/src/components/ui/Stamp';
import {useFormat} from '@site/src/components/useFormat';
import {bestBundle} from '@site/src/data/pricing';
import {facts} from '@site/src/data/facts';
import {centsPerThousand} from '@site/src/lib/money';

/** How many emails the claim is about: a number that gives a round price. */
const claimed = 10_000;

/** The bundle with the lowest price per credit, as a stamp. */
export default function BestBundle(): ReactNode {
  const format = useFormat();
  const cents = (centsPerThousand(bestBundle) * claimed * facts.creditsPerEmail) / 1_000;
  return (
    <Stamp>
      <div className={styles.badge}>
        <Postmark>{badgeName('bestValue')}</Postmark>
      </div>
      <p className={styles.price}>{format.usd(bestBundle.priceCents)}</p>
      <p className={styles.rate}>
        <Rate offer={bestBundle} />
      </p>
      <p className={styles.claim}>
        <Translate id="pricing.best.claim" values={{price: format.usd(cents), count: format.number(claimed)}}>
          {'As low as {price} per {count} emails.'}
        </Translate>
      </p>
      <BuyCredits variant="quiet" />
    </Stamp>
  );
}
