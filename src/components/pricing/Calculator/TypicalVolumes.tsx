import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import styles from './styles.module.css';
import Table from '@site/src/components/ui/Table';
import {useFormat} from '@site/src/components/useFormat';
import {typicalVolumes} from '@site/src/data/calculator';
import {estimate} from '@site/src/lib/calculator/estimate';

/** The cost of typical months, shown instead of the calculator without script. */
export default function TypicalVolumes(): ReactNode {
  const format = useFormat();
  return (
    <div className={styles.typical}>
      <Table
        caption={<Translate id="pricing.typical.caption">What a typical month costs</Translate>}
        columns={[
          <Translate key="emails" id="pricing.typical.emails">
            API and SMTP
          </Translate>,
          <Translate key="campaignEmails" id="pricing.typical.campaignEmails">
            Campaigns
          </Translate>,
          <Translate key="verifications" id="pricing.typical.verifications">
            Verifications
          </Translate>,
          <Translate key="credits" id="pricing.typical.credits">
            Credits
          </Translate>,
          <Translate key="set" id="pricing.typical.set">
            Cheapest bundles
          </Translate>,
          <Translate key="price" id="pricing.typical.price">
            Price
          </Translate>,
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
    </div>
  );
}
