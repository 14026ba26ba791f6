import clsx from 'clsx';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** A card with the perforated edge of a stamp. */
export default function Stamp({accent = false, children}: {accent?: boolean; children: ReactNode}): ReactNode {
  return (
    <div className={styles.shadow}>
      <div className={clsx(styles.paper, 'perforated')}>
        <div className={styles.frame} data-accent={accent || undefined}>
          {children}
        </div>
      </div>
    </div>
  );
}
