import clsx from 'clsx';
import type {ReactNode} from 'react';

import {Figure} from './Figure';
import styles from './styles.module.css';

interface Bar {
  label: string;
  value: number;
  /** The value with its unit. */
  text: string;
  accent?: boolean;
}

/** A bar chart. The values are text, so the bars are hidden from screen readers. */
export function BarChart({title, bars}: {title: string; bars: readonly Bar[]}): ReactNode {
  const largest = Math.max(...bars.map(({value}) => value));
  return (
    <Figure title={title}>
      <dl className={styles.bars}>
        {bars.map(({label, value, text, accent}) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <svg width="100%" height="14" aria-hidden="true">
                <rect
                  className={clsx(styles.bar, accent && styles.accent)}
                  width={`${(100 * value) / largest}%`}
                  height="14"
                  rx="2"
                />
              </svg>
              {text}
            </dd>
          </div>
        ))}
      </dl>
    </Figure>
  );
}
