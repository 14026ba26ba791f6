import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** One or two words in a pill. */
export default function Badge({children}: {children: ReactNode}): ReactNode {
  return <span className={styles.badge}>{children}</span>;
}
