import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import {BuyLink, badgeName, tierName, useCredits} from '../bundle';
import styles from './styles.module.css';
import Label from '@site/src/components/ui/Label';
import TableHead from '@site/src/components/ui/TableHead';
import {Muted} from '@site/src/components/ui/primitives';
import {useFormat} from '@site/src/components/ui/useFormat';
import {pricesFile} from '@site/src/config/publishedFiles';
import {facts} from '@site/src/data/facts';
import {type Bundle, bundles, entryBundle} from '@site/src/data/pricing';
import {centsPerThousand, savingsShare} from '@site/src/lib/money';

/** All bundles with their price per thousand credits and savings, next to the services that a credit pays for. */
export default function BundleTable(): ReactNode {
  const label = translate({id: 'pricing.bundles.title', message: 'Bundles'});
  return (
    <div className={styles.bundles}>
      <div>
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls sideways */}
        <div className={styles.scroller} tabIndex={0} role="group" aria-label={label}>
          <table className={styles.table} aria-label={label}>
            <TableHead
              columns={[
                translate({id: 'pricing.table.credits', message: 'Credits'}),
                translate({id: 'pricing.table.price', message: 'Price'}),
                translate({id: 'pricing.table.perThousand', message: 'Per 1k'}),
                translate({id: 'pricing.table.savings', message: 'You save'}),
                <span key="buy" className="visually-hidden">
                  <Translate id="pricing.table.buy">Buy</Translate>
                </span>,
              ]}
            />
            <tbody>
              {bundles.map((bundle) => (
                <Row key={bundle.id} bundle={bundle} />
              ))}
            </tbody>
          </table>
        </div>
        <PricesFile />
      </div>
      <CreditCosts />
    </div>
  );
}

/** Links to the prices as JSON. */
function PricesFile(): ReactNode {
  // One file for all languages: the URL must not get a language prefix.
  const link = (
    // eslint-disable-next-line @docusaurus/no-html-links -- the router would add a prefix
    <a href={`/${pricesFile}`} translate="no">
      <code>{pricesFile}</code>
    </a>
  );
  return (
    <Muted as="p" className={styles.files}>
      <Translate
        id="pricing.machines"
        description="Pricing: {data} is a link with the name of a file"
        values={{data: link}}>
        {'All prices are available as JSON: {data}.'}
      </Translate>
    </Muted>
  );
}

function Row({bundle}: {bundle: Bundle}): ReactNode {
  const format = useFormat();
  const saved = savingsShare(bundle, entryBundle);
  const perThousand = format.usd(centsPerThousand(bundle));
  const popular = bundle.badge === 'mostPopular';
  return (
    <tr className={popular ? styles.popular : undefined}>
      <th scope="row">
        <span className={styles.amount}>{format.number(bundle.credits)}</span>{' '}
        {bundle.tier ? <span className={styles.tier}>{tierName(bundle)}</span> : null}{' '}
        {bundle.badge ? (
          <span className={styles.badge}>
            <Label tone="red">{badgeName(bundle)}</Label>
          </span>
        ) : null}
      </th>
      <td>
        {format.usd(bundle.priceCents)}
        <Muted className={styles.under}>
          <Translate id="pricing.table.each" values={{price: perThousand}}>
            {'{price} per 1k'}
          </Translate>
        </Muted>
      </td>
      <td>{perThousand}</td>
      <td>{saved === 0 ? '–' : format.percent(saved)}</td>
      <td className={styles.buy}>
        <BuyLink items={[{bundle, count: 1}]} variant={popular ? undefined : 'quiet'} size="small">
          <Translate id="pricing.table.buy">Buy</Translate>
        </BuyLink>
      </td>
    </tr>
  );
}

/** The price of each service in credits, as stamps of three denominations. */
function CreditCosts(): ReactNode {
  const credits = useCredits();
  const costs = [
    [translate({id: 'pricing.cost.email', message: 'API or SMTP email'}), facts.creditsPerEmail],
    [translate({id: 'pricing.cost.campaignEmail', message: 'Campaign email'}), facts.creditsPerCampaignEmail],
    [translate({id: 'pricing.cost.verification', message: 'Email verification'}), facts.creditsPerVerification],
  ] as const;
  return (
    <div id="credits" className={styles.credits}>
      <h3>
        <Translate id="pricing.costs.title">Credit costs</Translate>
      </h3>
      <dl>
        {costs.map(([service, cost]) => (
          <div key={service} className="perforated">
            <dt>{service}</dt>
            <dd>{credits(cost)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
