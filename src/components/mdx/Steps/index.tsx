import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** Steps in their order: an ordered list, or headings of one level, each with what belongs to it. */
export default function Steps({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.steps}>{children}</div>;
}
