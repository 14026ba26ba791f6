import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** A round cancellation mark with a short text across it. */
export default function Postmark({children}: {children: ReactNode}): ReactNode {
  return (
    <span className={styles.mark}>
      <span className={styles.text}>{children}</span>
    </span>
  );
}
