import clsx from 'clsx';
import {Fragment, type ReactNode} from 'react';

import Figure from './Figure';
import styles from './styles.module.css';

interface Span {
  label: string;
  /** Start and end, in the units of the marks. */
  from: number;
  to: number;
  accent?: boolean;
}

interface Props {
  title: string;
  description: string;
  spans: readonly Span[];
  /** Points on the axis; the first and the last are its ends. */
  marks: readonly {at: number; label: string}[];
}

/** A timeline of spans on one axis. */
export default function Timeline({title, description, spans, marks}: Props): ReactNode {
  const start = marks[0]?.at ?? 0;
  const length = (marks.at(-1)?.at ?? 1) - start;
  const position = (at: number): string => `${(100 * (at - start)) / length}%`;
  return (
    <Figure title={title} description={description}>
      <div className={styles.timeline} aria-hidden="true">
        {spans.map(({label, from, to, accent}) => (
          <Fragment key={label}>
            <span>{label}</span>
            <svg width="100%" height="26">
              {marks.map(({at}) => (
                <line key={at} className={styles.mark} x1={position(at)} x2={position(at)} y1="0" y2="26" />
              ))}
              <rect
                className={clsx(styles.bar, accent && styles.accent)}
                x={position(from)}
                width={`${(100 * (to - from)) / length}%`}
                y="5"
                height="16"
                rx="2"
              />
            </svg>
          </Fragment>
        ))}
        <ol className={styles.marks}>
          {marks.map(({at, label}) => (
            <li key={at}>{label}</li>
          ))}
        </ol>
      </div>
    </Figure>
  );
}
