import type {ReactNode} from 'react';

import styles from './styles.module.css';

interface Props {
  title: ReactNode;
  /** The sentence below the title. */
  lead: ReactNode;
  /** For titles with words too long for a phone, such as those of legal pages. */
  longWords?: boolean;
}

/** The head of a marketing page: title and lead. */
export default function PageHeader({title, lead, longWords = false}: Props): ReactNode {
  return (
    <header className={styles.header} data-long-words={longWords || undefined}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.lead}>{lead}</p>
    </header>
  );
}
