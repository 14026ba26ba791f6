import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** The HTTP method of an operation, in the same color as in the sidebar. */
export default function MethodBadge({method}: {method: string}): ReactNode {
  return (
    <span className={styles.badge} data-method={method}>
      {method.toUpperCase()}
    </span>
  );
}
