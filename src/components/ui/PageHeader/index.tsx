import type {ReactNode} from 'react';

import styles from './styles.module.css';
import {unbroken} from '@site/src/lib/unbroken';

interface Props {
  title: ReactNode;
  /** The sentence below the title. */
  lead?: ReactNode;
}

/** Matches a word that may be too long for a title line on a phone. */
const longWord = /\S{14}/;

/** The head of a marketing page: title and lead. */
export default function PageHeader({title, lead}: Props): ReactNode {
  return (
    <header
      className={styles.header}
      data-long-words={(typeof title === 'string' && longWord.test(title)) || undefined}>
      <h1 className={styles.title}>{title}</h1>
      {lead === undefined ? null : <p className={styles.lead}>{typeof lead === 'string' ? unbroken(lead) : lead}</p>}
    </header>
  );
}
