import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import {BuyLink} from '../bundle';
import type {Estimate} from './estimate';
import type {Inputs} from './inputs';
import {encodeInputs} from './query';
import styles from './result.module.css';
import {useAlternates} from '@site/src/components/ui/useAlternates';
import CopyButton from '@site/src/components/ui/CopyButton';
import {Envelope, Muted, PlainList, Row} from '@site/src/components/ui/primitives';
import {useFormat} from '@site/src/components/ui/useFormat';
import {facts} from '@site/src/data/facts';
import {bundles} from '@site/src/data/pricing';
import {discountedCents} from '@site/src/lib/money';

/** Shown for a value that cannot be calculated. */
const nothing = '–';

interface Props {
  inputs: Inputs;
  result: Estimate;
  /** Whether all fields are valid; otherwise, the result is from the last valid inputs. */
  isCurrent: boolean;
}

/** The bundles to buy, shown as stamps on an envelope, with a button to buy them. */
export default function Result({inputs, result, isCurrent}: Props): ReactNode {
  const {url} = useAlternates().current;
  const {nonProfit} = inputs;
  const items = isCurrent ? result.purchase.items : [];
  return (
    <>
      <div className={clsx(styles.priceBar, 'no-print')} aria-hidden="true" data-site-only>
        <div>
          <Price result={result} isCurrent={isCurrent} />
        </div>
        <BuyLink items={items} nonProfit={nonProfit} size="small" tabIndex={-1}>
          <Translate id="pricing.table.buy">Buy</Translate>
        </BuyLink>
      </div>
      <Envelope className={styles.envelope} data-copy={`${url}?${encodeInputs(inputs)}#calculator`}>
        <div className={styles.letter}>
          <Muted as="h3">
            <Translate id="pricing.calculator.pay">You pay once</Translate>
          </Muted>
          <Price result={result} isCurrent={isCurrent} />
          <div className={clsx(styles.actions, 'no-print')}>
            <BuyLink items={items} nonProfit={nonProfit}>
              {isCurrent ? undefined : (
                <Translate
                  id="pricing.calculator.correct"
                  description="Calculator: the button to buy credits while a field has an invalid number">
                  Correct the number first
                </Translate>
              )}
            </BuyLink>
            <CopyButton className={clsx('ui-button', styles.copy)} disabled={!isCurrent}>
              <Translate id="pricing.calculator.copy">Copy link to this estimate</Translate>
            </CopyButton>
          </div>
          <Muted as="h3">
            <Translate id="pricing.calculator.set">Cheapest combination of bundles</Translate>
          </Muted>
          <BundleStamps purchase={result.purchase} nonProfit={nonProfit} />
          <Details result={result} />
        </div>
      </Envelope>
    </>
  );
}

/** The total price, the price per thousand credits and per month, and the full price if it differs. */
function Price({result, isCurrent}: Pick<Props, 'result' | 'isCurrent'>): ReactNode {
  const format = useFormat();
  return (
    <>
      <p className={styles.price} data-outdated={!isCurrent || undefined}>
        <span>{format.usd(result.purchase.priceCents)}</span>
        {result.fullPriceCents > result.purchase.priceCents ? (
          <Muted className={styles.was}>
            <Translate
              id="pricing.calculator.instead"
              description="Calculator: the price without the discount, after the discounted price"
              values={{price: <s>{format.usd(result.fullPriceCents)}</s>}}>
              {'was {price}'}
            </Translate>
          </Muted>
        ) : null}
      </p>
      <Row as="p" className={clsx('ui-muted', styles.rate)}>
        {result.perThousandCents === undefined ? (
          nothing
        ) : (
          <span>
            <Translate id="pricing.calculator.rate" values={{price: format.usd(result.perThousandCents)}}>
              {'{price} per 1k credits'}
            </Translate>
          </span>
        )}
        {result.perMonthCents === undefined || result.perMonthCents === result.purchase.priceCents ? null : (
          <span>
            <Translate id="pricing.addOns.perMonth" values={{price: format.usd(result.perMonthCents)}}>
              {'{price} per month'}
            </Translate>
          </span>
        )}
      </Row>
    </>
  );
}

/** All bundles as small stamps with their prices, and how many of each to buy; screen readers skip those not bought. */
function BundleStamps({purchase, nonProfit}: Pick<Estimate, 'purchase'> & Pick<Inputs, 'nonProfit'>): ReactNode {
  const {number, usd} = useFormat();
  return (
    <PlainList className={styles.stamps}>
      {bundles.map(({id, credits, priceCents}) => {
        const count = purchase.items.find(({bundle}) => bundle.id === id)?.count ?? 0;
        return (
          <li key={id} className={styles.stamp} data-bought={count > 0 || undefined} aria-hidden={count === 0}>
            {count > 0 ? <b className={styles.count}>{number(count)} ×</b> : null}
            <span>{number(credits)}</span>
            <span className={styles.stampPrice}>
              {usd(nonProfit ? discountedCents(priceCents, facts.nonProfitDiscount) : priceCents)}
            </span>
          </li>
        );
      })}
    </PlainList>
  );
}

function Details({result}: {result: Estimate}): ReactNode {
  const format = useFormat();
  // Rounded down to a tenth, so that the site never promises too much.
  const months = result.monthsCovered === undefined ? undefined : Math.floor(result.monthsCovered * 10 + 1e-9) / 10;
  const rows = [
    [translate({id: 'pricing.calculator.needed', message: 'Credits needed'}), format.number(result.creditsNeeded)],
    [
      translate({
        id: 'pricing.calculator.leftOver',
        message: 'Left over',
        description: 'Calculator: label of a number of credits',
      }),
      format.number(result.leftOver),
    ],
    [
      translate({
        id: 'pricing.calculator.lasts',
        message: 'Lasts',
        description: "Calculator: label of a duration such as '6 months': how long the credits last",
      }),
      months === undefined ? nothing : format.unit(months, 'month'),
    ],
  ];
  return (
    <dl className={styles.details}>
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
