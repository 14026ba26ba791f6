import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import {type ReactNode, useState} from 'react';

import {estimate} from './estimate';
import type {Inputs} from './inputs';
import {parseVolume} from './parseVolume';
import styles from './plots.module.css';
import {useFormat} from '@site/src/components/ui/useFormat';

/** Each month's email in an uneven year, as a percentage of an average month: a shop with a sale in November. */
const seasons = [60, 60, 80, 90, 100, 80, 60, 70, 110, 130, 200, 160];

/** The largest monthly price that can be compared, in dollars. */
const maxPrice = 1_000_000;

/** The heights of the tallest bar, the space above it, and the month names, in pixels. */
const height = {bars: 130, above: 8, names: 22};
const base = height.above + height.bars;

/**
 * The cost of an uneven year with credits, next to that of the visitor's plan. The bars are the cost of each month's
 * credits; the line is the plan, which costs the same every month. Without JavaScript, there is no estimate to compare.
 */
export default function PlanComparison({id, inputs}: {id: string; inputs: Inputs}): ReactNode {
  const format = useFormat();
  const [text, setText] = useState('');
  const {
    creditsPerMonth,
    purchase: {priceCents},
  } = estimate({...inputs, months: seasons.length});
  const costs = seasons.map((percent) => (priceCents * percent) / (seasons.length * 100));
  const {value, problem} = parseVolume(text, {min: 0, max: maxPrice});
  /** The price of the plan per month, in cents. */
  const plan = (value ?? 0) * 100;
  const highest = Math.max(...costs, plan, 1);
  const topOf = (cents: number): number => base - (cents / highest) * height.bars;
  const width = 100 / seasons.length;
  const saved = plan === 0 ? 0 : plan * seasons.length - priceCents;
  return (
    <figure className={clsx(styles.plot, 'needs-script')}>
      <figcaption>
        <Translate id="pricing.year.title" description="Pricing: title of a plot of twelve months">
          A year of uneven months
        </Translate>
      </figcaption>
      <div translate="no">
        <svg className={styles.year} width="100%" height={base + height.names} aria-hidden="true">
          {costs.map((cents, month) => (
            <g key={month}>
              <rect
                x={`${month * width + 1.5}%`}
                width={`${width - 3}%`}
                y={topOf(cents)}
                height={base - topOf(cents)}
              />
              <text x={`${(month + 0.5) * width}%`} y={base + height.names - 6}>
                {format.monthInitial(month)}
              </text>
            </g>
          ))}
          {plan === 0 ? null : <line x1="0" x2="100%" y1={topOf(plan)} y2={topOf(plan)} />}
        </svg>
      </div>
      <p>
        <Translate
          id="pricing.year.credits"
          description="Pricing: below the plot; {price} is the total for the year, {most} the credits needed in the busiest month"
          values={{
            price: <b>{format.usd(priceCents)}</b>,
            most: format.number((creditsPerMonth * Math.max(...seasons)) / 100),
          }}>
          {'Credits for the year: {price}. A plan has to cover the busiest month, with {most} credits, all year.'}
        </Translate>
      </p>
      <div className={styles.plan}>
        <label htmlFor={id}>
          <Translate id="pricing.year.plan">What do you pay now, in US dollars a month?</Translate>
        </label>
        <input
          id={id}
          className="ui-input"
          inputMode="numeric"
          autoComplete="off"
          placeholder={format.number(90)}
          value={text}
          aria-invalid={problem !== undefined}
          aria-describedby={`${id}-result`}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
      <p
        id={`${id}-result`}
        role="status"
        className={styles.difference}
        data-invalid={problem !== undefined || undefined}>
        {problem !== undefined ? (
          <Translate id="pricing.year.invalid" values={{max: format.number(maxPrice)}}>
            {'Enter whole dollars, up to {max}.'}
          </Translate>
        ) : saved === 0 ? null : saved > 0 ? (
          <Translate id="pricing.year.less" values={{price: <b>{format.usd(saved)}</b>}}>
            {'With credits, you would pay {price} less a year.'}
          </Translate>
        ) : (
          <Translate id="pricing.year.more" values={{price: <b>{format.usd(-saved)}</b>}}>
            {'Your plan costs {price} less a year.'}
          </Translate>
        )}
      </p>
    </figure>
  );
}
