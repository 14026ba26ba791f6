import type {ReactNode} from 'react';

import styles from './styles.module.css';

interface Props {
  badge: ReactNode;
  /** What the page describes, as it is on the wire. */
  code: string;
  /** What else a caller needs to know: list items. */
  children?: ReactNode;
}

/** What a page of the reference describes, at its top. */
export default function PageHeader({badge, code, children}: Props): ReactNode {
  return (
    <div className={styles.header}>
      <p className={styles.endpoint}>
        {badge} {/* The space keeps them two words, for those who copy or search. */}
        <code translate="no">{code}</code>
      </p>
      <ul className={styles.facts}>{children}</ul>
    </div>
  );
}
