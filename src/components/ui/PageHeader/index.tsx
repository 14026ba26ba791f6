import type {ReactNode} from 'react';

import styles from './styles.module.css';

interface Props {
  title: ReactNode;
  /** Stands below the title. */
  lead: ReactNode;
  /** Set where the title has words that would not fit a phone otherwise, as those of legal texts. */
  longWords?: boolean;
}

/** The head of a marketing page below the home page: title and lead. */
export default function PageHeader({title, lead, longWords = false}: Props): ReactNode {
  return (
    <header className={styles.header} data-long-words={longWords || undefined}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.lead}>{lead}</p>
    </header>
  );
}
