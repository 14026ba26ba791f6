import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import BestBundle from '../BestBundle';
import {badgeName, tierName} from '../labels';
import styles from './styles.module.css';
import Badge from '@site/src/components/ui/Badge';
import Table from '@site/src/components/ui/Table';
import {useFormat} from '@site/src/components/useFormat';
import {type Bundle, bundles, entryBundle} from '@site/src/data/pricing';
import {centsPerThousand, savingsShare} from '@site/src/lib/money';

/** Every package with its price per thousand and what it saves. */
export default function BundleTable(): ReactNode {
  return (
    <div className={styles.bundles}>
      <Table
        label={translate({id: 'pricing.all.title', message: 'All bundles'})}
        columns={[
          <Translate key="credits" id="pricing.table.credits">
            Credits
          </Translate>,
          <Translate key="price" id="pricing.table.price">
            Price
          </Translate>,
          <Translate key="perThousand" id="pricing.table.perThousand">
            Per 1k
          </Translate>,
          <Translate key="savings" id="pricing.table.savings">
            You save
          </Translate>,
        ]}>
        {bundles.map((bundle) => (
          <Row key={bundle.id} bundle={bundle} />
        ))}
      </Table>
      <div>
        <BestBundle />
      </div>
    </div>
  );
}

function Row({bundle}: {bundle: Bundle}): ReactNode {
  const format = useFormat();
  const saved = savingsShare(bundle, entryBundle);
  return (
    <tr>
      <th scope="row">
        {format.number(bundle.credits)}
        {bundle.tier ? <span className={styles.tier}>{tierName(bundle.tier)}</span> : null}
        {bundle.badge === 'bestValue' ? (
          <span className={styles.badge}>
            <Badge>{badgeName(bundle.badge)}</Badge>
          </span>
        ) : null}
      </th>
      <td>{format.usd(bundle.priceCents)}</td>
      <td>{format.usd(centsPerThousand(bundle))}</td>
      <td>{saved === 0 ? '–' : format.percent(saved)}</td>
    </tr>
  );
}
