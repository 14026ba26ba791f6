import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import {BuyLink, Rate, badgeName, tierName} from '../bundle';
import styles from './styles.module.css';
import Badge from '@site/src/components/ui/Badge';
import Postmark from '@site/src/components/ui/Postmark';
import Stamp from '@site/src/components/ui/Stamp';
import Table from '@site/src/components/ui/Table';
import {useFormat} from '@site/src/components/useFormat';
import {pricingFiles} from '@site/src/config/publishedFiles';
import {type Bundle, bestBundle, bundles, entryBundle, lowestPrice} from '@site/src/data/pricing';
import {centsPerThousand, savingsShare} from '@site/src/lib/money';

/** All bundles with their price per thousand credits and savings, next to the best one, and links to the same data. */
export default function BundleTable(): ReactNode {
  return (
    <div className={styles.bundles}>
      <Table
        label={translate({id: 'pricing.all.title', message: 'All bundles'})}
        columns={[
          translate({id: 'pricing.table.credits', message: 'Credits'}),
          translate({id: 'pricing.table.price', message: 'Price'}),
          translate({id: 'pricing.table.perThousand', message: 'Per 1k'}),
          translate({id: 'pricing.table.savings', message: 'You save'}),
          <span key="buy" className="visually-hidden">
            <Translate id="pricing.table.buy">Buy</Translate>
          </span>,
        ]}>
        {bundles.map((bundle) => (
          <Row key={bundle.id} bundle={bundle} />
        ))}
      </Table>
      <div>
        <BestBundle />
      </div>
      <PriceFiles />
    </div>
  );
}

/** Links to the prices as JSON. */
function PriceFiles(): ReactNode {
  // One file for all languages: the URL must not get a language prefix.
  const link = (name: string): ReactNode => (
    // eslint-disable-next-line @docusaurus/no-html-links -- the router would add it
    <a href={`/${name}`} translate="no">
      <code>{name}</code>
    </a>
  );
  return (
    <p className={styles.files}>
      <Translate
        id="pricing.machines"
        description="Pricing: {data} and {schema} are links with the names of two files"
        values={{data: link(pricingFiles.data), schema: link(pricingFiles.schema)}}>
        {'All prices are available as JSON: {data}, described by {schema}.'}
      </Translate>
    </p>
  );
}

function Row({bundle}: {bundle: Bundle}): ReactNode {
  const format = useFormat();
  const saved = savingsShare(bundle, entryBundle);
  return (
    <tr>
      <th scope="row">
        {format.number(bundle.credits)}{' '}
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
      <td className={styles.buy}>
        <BuyLink items={[{bundle, count: 1}]} variant="quiet" size="small">
          <Translate id="pricing.table.buy">Buy</Translate>
        </BuyLink>
      </td>
    </tr>
  );
}

/** The bundle with the lowest price per credit, on a stamp. */
function BestBundle(): ReactNode {
  const format = useFormat();
  return (
    <Stamp>
      <div className={styles.postmark}>
        <Postmark>{badgeName('bestValue')}</Postmark>
      </div>
      <p className={styles.price}>{format.usd(bestBundle.priceCents)}</p>
      <p className={styles.rate}>
        <Rate offer={bestBundle} />
      </p>
      <p className={styles.claim}>
        <Translate
          id="pricing.best.claim"
          values={{price: format.usd(lowestPrice.priceCents), count: format.number(lowestPrice.emails)}}>
          {'As low as {price} per {count} emails.'}
        </Translate>
      </p>
      <BuyLink items={[{bundle: bestBundle, count: 1}]} variant="quiet" />
    </Stamp>
  );
}
