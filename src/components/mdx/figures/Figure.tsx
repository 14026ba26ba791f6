import type {ReactNode} from 'react';

import styles from './styles.module.css';

interface Props {
  /** The caption. */
  title: string;
  /** A text alternative for screen readers and feeds. */
  description?: string;
  children: ReactNode;
}

/** A figure with its caption. */
export default function Figure({title, description, children}: Props): ReactNode {
  return (
    <figure className={styles.figure}>
      {children}
      <figcaption className={styles.caption}>
        {title}
        {description === undefined ? null : <span className="visually-hidden">. {description}</span>}
      </figcaption>
    </figure>
  );
}
