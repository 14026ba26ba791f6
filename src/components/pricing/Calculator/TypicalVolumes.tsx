import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import {estimate} from './estimate';
import {typicalVolumes} from './inputs';
import styles from './styles.module.css';
import Table from '@site/src/components/ui/Table';
import {useFormat} from '@site/src/components/ui/useFormat';

/** The cost of typical months, shown instead of the calculator without JavaScript. */
export default function TypicalVolumes(): ReactNode {
  const format = useFormat();
  return (
    <Table
      caption={<Translate id="pricing.typical.caption">What a typical month costs</Translate>}
      columns={[
        translate({id: 'pricing.typical.emails', message: 'API and SMTP'}),
        translate({id: 'pricing.typical.campaignEmails', message: 'Campaigns'}),
        translate({id: 'pricing.typical.verifications', message: 'Verifications'}),
        translate({id: 'pricing.typical.credits', message: 'Credits'}),
        translate({id: 'pricing.typical.set', message: 'Cheapest bundles'}),
        translate({id: 'pricing.typical.price', message: 'Price'}),
      ]}>
      {typicalVolumes.map((volumes) => {
        const {creditsNeeded, purchase} = estimate(volumes);
        return (
          <tr key={creditsNeeded}>
            <td>{format.number(volumes.emails)}</td>
            <td>{format.number(volumes.campaignEmails)}</td>
            <td>{format.number(volumes.verifications)}</td>
            <td>{format.number(creditsNeeded)}</td>
            <td>
              {purchase.items.map(({bundle, count}) => (
                <span key={bundle.id} className={styles.item}>
                  {format.number(count)} × {format.number(bundle.credits)}
                </span>
              ))}
            </td>
            <th scope="row">{format.usd(purchase.priceCents)}</th>
          </tr>
        );
      })}
    </Table>
  );
}
