import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** A round cancellation mark. It grows with its text; bold text is larger, on its own line. */
export default function Postmark({children}: {children: ReactNode}): ReactNode {
  return (
    <span className={styles.mark}>
      <svg className={styles.rings} viewBox="0 0 104 104" fill="none" stroke="currentColor" aria-hidden="true">
        <circle cx="52" cy="52" r="49.5" strokeWidth="2.5" />
        <circle cx="52" cy="52" r="45" strokeWidth="1" strokeDasharray="1.2 3" />
        <circle cx="52" cy="52" r="36" strokeWidth="1.4" />
      </svg>
      <span className={styles.text}>{children}</span>
    </span>
  );
}
