import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import type {Estimate} from './estimate';
import styles from './plots.module.css';
import {useFormat} from '@site/src/components/ui/useFormat';
import {type Bundle, bestBundle, bundles, entryBundle} from '@site/src/data/pricing';
import {centsPerThousand} from '@site/src/lib/money';

/** The height of the drawing and the distance of the curve from its edges, in pixels. */
const height = 160;
const margin = {top: 34, bottom: 34};

/** The distance of the first and last bundles from the sides, as a percentage of the width. */
const side = 6;

const highest = centsPerThousand(entryBundle);
const lowest = centsPerThousand(bestBundle);
const last: Bundle = bundles.at(-1) ?? entryBundle;

/** The position of a number of credits between the smallest and the largest bundle, on a logarithmic scale, as a percentage of the width. */
function left(credits: number): number {
  const share = Math.log(credits / entryBundle.credits) / Math.log(last.credits / entryBundle.credits);
  return side + Math.min(Math.max(share, 0), 1) * (100 - 2 * side);
}

/** The distance of a price per thousand credits from the top, in pixels. */
function top(cents: number): number {
  const share = (highest - cents) / (highest - lowest);
  return margin.top + share * (height - margin.top - margin.bottom);
}

const dots = bundles.map((bundle) => ({
  bundle,
  x: `${left(bundle.credits)}%`,
  y: top(centsPerThousand(bundle)),
}));

/**
 * The price per thousand credits of each bundle, with a mark at the credits of the estimate. The table of bundles has the
 * same values as text.
 */
export default function PriceCurve({result}: {result: Estimate}): ReactNode {
  const format = useFormat();
  const {credits} = result.purchase;
  const mine =
    credits > 0
      ? {x: `${left(credits)}%`, y: top(centsPerThousand({...result.purchase, priceCents: result.fullPriceCents}))}
      : undefined;
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
