import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import type {Estimate} from './estimate';
import styles from './plots.module.css';
import {useFormat} from '@site/src/components/ui/useFormat';
import {bestBundle, bundles, entryBundle} from '@site/src/data/pricing';
import {type Offer, centsPerThousand} from '@site/src/lib/money';

/** The height of the drawing and the distance of the curve from its top and bottom, in pixels. */
const height = 160;
const margin = 34;

/** The distance of the first and last bundles from the sides, as a percentage of the width. */
const side = 6;

const highest = centsPerThousand(entryBundle);
const lowest = centsPerThousand(bestBundle);

/** The position of an offer: horizontally by credits on a logarithmic scale, vertically by price per thousand. */
function pointOf(offer: Offer): {x: string; y: number} {
  const right = Math.log(offer.credits / entryBundle.credits) / Math.log(bestBundle.credits / entryBundle.credits);
  const down = (highest - centsPerThousand(offer)) / (highest - lowest);
  return {
    x: `${side + Math.min(Math.max(right, 0), 1) * (100 - 2 * side)}%`,
    y: margin + down * (height - 2 * margin),
  };
}

const dots = bundles.map((bundle) => ({bundle, ...pointOf(bundle)}));

/**
 * The price per thousand credits of each bundle, with a dot at the estimate's credits. The bundle table has the same
 * values as text.
 */
export default function PriceCurve({result}: {result: Estimate}): ReactNode {
  const format = useFormat();
  const {credits} = result.purchase;
  const mine = credits > 0 ? pointOf({credits, priceCents: result.fullPriceCents}) : undefined;
  return (
    <figure className={styles.plot}>
      <figcaption>
        <Translate
          id="pricing.curve.title"
          description="Pricing: title of a plot; {high} is $0.50, {low} is $0.10"
          values={{high: format.usd(highest), low: format.usd(lowest)}}>
          {'The price per 1,000 credits falls from {high} to {low}'}
        </Translate>
      </figcaption>
      <div translate="no">
        <svg className={styles.curve} width="100%" height={height} aria-hidden="true">
          {dots.map(({bundle, x, y}, index) => {
            const next = dots[index + 1];
            return (
              <g key={bundle.id}>
                {next ? <line x1={x} y1={y} x2={next.x} y2={next.y} /> : null}
                <circle cx={x} cy={y} r="4" />
                <text x={x} y={y - 12}>
                  {format.usd(centsPerThousand(bundle))}
                </text>
                <text x={x} y={height - 8} className={styles.volume}>
                  {format.compact(bundle.credits)}
                </text>
              </g>
            );
          })}
          {mine ? <circle cx={mine.x} cy={mine.y} r="8" className={clsx(styles.mine, 'needs-script')} /> : null}
        </svg>
      </div>
    </figure>
  );
}
