import type {ReactNode} from 'react';

import styles from './styles.module.css';

interface Props {
  /** What the figure shows, in a few words. */
  title: string;
  /** The same in sentences, for who does not see the drawing; feeds print it, too. */
  description?: string;
  children: ReactNode;
}

/** The frame of every drawing in a text: the drawing, and below it what it shows. */
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
