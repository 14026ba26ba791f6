import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** The head of a marketing page below the home page: title and lead. */
export default function PageHeader({title, lead}: {title: ReactNode; lead: ReactNode}): ReactNode {
  return (
    <header className={styles.header}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.lead}>{lead}</p>
    </header>
  );
}
