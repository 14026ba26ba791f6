import Translate from '@docusaurus/Translate';
import {type ReactNode, useSyncExternalStore} from 'react';

import {BuyLink} from '../bundle';
import styles from './styles.module.css';
import {useAlternates} from '@site/src/components/navigation/useAlternates';
import CopyButton from '@site/src/components/ui/CopyButton';
import {type Format, useFormat} from '@site/src/components/useFormat';
import {type Bundle, bundles} from '@site/src/data/pricing';
import type {Purchase} from '@site/src/lib/calculator/cheapestBundles';
import {dayAfter, spanOf} from '@site/src/lib/calculator/duration';
import {type Estimate, type Inputs, estimate} from '@site/src/lib/calculator/estimate';
import {encodeInputs} from '@site/src/lib/calculator/query';

/** Shown for a value that cannot be calculated. */
const nothing = '–';

interface Props {
  inputs: Inputs;
  /** Whether every field contains a valid number; if not, no result is shown. */
  valid: boolean;
}

/** What to buy, as a letter with its stamps, and a link to it. */
export default function Result({inputs, valid}: Props): ReactNode {
  const format = useFormat();
  const {url} = useAlternates().current;
  const result = valid ? estimate(inputs) : undefined;
  return (
    <div className={styles.envelope} data-copy={`${url}?${encodeInputs(inputs)}#calculator`}>
      <div className={styles.letter}>
        <h3 className={styles.caption}>
          <Translate id="pricing.calculator.pay">You pay once</Translate>
        </h3>
        <p className={styles.price}>{result ? format.usd(result.purchase.priceCents) : nothing}</p>
        <p className={styles.rate}>
          <RateLine result={result} />
        </p>
        <h3 className={styles.caption}>
          <Translate id="pricing.calculator.set">Cheapest combination of bundles</Translate>
        </h3>
        <BundleStamps purchase={result?.purchase} />
        <Details result={result} />
        <div className={styles.actions}>
          <BuyLink items={result?.purchase.items ?? []} />
          <CopyButton className={styles.copy}>
            <Translate id="pricing.calculator.copy">Copy link to this estimate</Translate>
          </CopyButton>
        </div>
      </div>
    </div>
  );
}

/**
 * All bundles as small stamps, with how many of each to buy. All of them are
 * rendered, so that nothing moves when the set changes; screen readers skip
 * those not bought.
 */
function BundleStamps({purchase}: {purchase: Purchase<Bundle> | undefined}): ReactNode {
  const {number} = useFormat();
  return (
    <ul className={styles.stamps}>
      {bundles.map(({id, credits}) => {
        const count = purchase?.items.find(({bundle}) => bundle.id === id)?.count ?? 0;
        return (
          <li key={id} className={styles.stamp} data-bought={count > 0 || undefined} aria-hidden={count === 0}>
            {count > 0 ? <b className={styles.count}>{number(count)} ×</b> : null}
            <span>{number(credits)}</span>
          </li>
        );
      })}
    </ul>
  );
}

/** The price of a thousand credits, and the full price if it is discounted. */
function RateLine({result}: {result: Estimate | undefined}): ReactNode {
  const format = useFormat();
  if (result?.perThousandCents === undefined) {
    return nothing;
  }
  return (
    <>
      <Translate id="pricing.calculator.rate" values={{price: format.usd(result.perThousandCents)}}>
        {'{price} per 1k credits'}
      </Translate>
      {result.fullPriceCents > result.purchase.priceCents ? (
        <>
          {' · '}
          <Translate
            id="pricing.calculator.instead"
            description="Calculator: the price without the discount, after the discounted price"
            values={{price: <s>{format.usd(result.fullPriceCents)}</s>}}>
            {'instead of {price}'}
          </Translate>
        </>
      ) : null}
    </>
  );
}

function Details({result}: {result: Estimate | undefined}): ReactNode {
  const format = useFormat();
  const count = (credits: number | undefined): string => (credits === undefined ? nothing : format.number(credits));
  return (
    <dl className={styles.details}>
      <div>
        <dt>
          <Translate id="pricing.calculator.needed">Credits needed</Translate>
        </dt>
        <dd>{count(result?.creditsNeeded)}</dd>
      </div>
      <div>
        <dt>
          <Translate id="pricing.calculator.bought">Credits in the bundles</Translate>
        </dt>
        <dd>{count(result?.purchase.credits)}</dd>
      </div>
      <div>
        <dt>
          <Translate id="pricing.calculator.leftOver" description="Calculator: names a number of credits">
            Left over
          </Translate>
        </dt>
        <dd>{count(result?.leftOver)}</dd>
      </div>
      <div>
        <dt>
          <Translate
            id="pricing.calculator.usedUp"
            description="Calculator: names a time: 'in 6 months · May 2027'; when the credits are used up">
            Used up
          </Translate>
        </dt>
        <dd>
          <End months={result?.monthsCovered} format={format} />
        </dd>
      </div>
    </dl>
  );
}

const never = (): (() => void) => () => undefined;

/** When the credits are used up. Only the browser knows the month: the page may have been built months ago. */
function End({months, format}: {months: number | undefined; format: Format}): ReactNode {
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  if (months === undefined) {
    return nothing;
  }
  const {value, unit} = spanOf(months);
  const day = inBrowser ? dayAfter(new Date(), months) : undefined;
  return (
    <>
      {format.relative(value, unit)}
      <span className={styles.month}>{day ? format.month(day) : null}</span>
    </>
  );
}
