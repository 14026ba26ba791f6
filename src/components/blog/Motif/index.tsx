import clsx from 'clsx';
import type {ReactNode} from 'react';

import styles from './styles.module.css';
import {type Drawing, motif, motifSize} from '@site/src/lib/motif';

interface Props extends Drawing {
  className?: string;
}

/** The generated picture of a post: decoration, hidden from screen readers. */
export default function Motif({className, ...drawing}: Props): ReactNode {
  const {width, height} = motifSize;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className={clsx(styles.motif, className)} aria-hidden="true">
      {motif(drawing).map(({d, tone, dotted}, index) => (
        <path key={index} d={d} className={styles[tone]} strokeDasharray={dotted ? '0.1 6' : undefined} />
      ))}
    </svg>
  );
}
