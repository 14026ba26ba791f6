import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** Numbered steps: an ordered list, or headings of one level with their content. */
export function Steps({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.steps}>{children}</div>;
}
