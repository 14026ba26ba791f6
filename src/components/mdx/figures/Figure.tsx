import type {ReactNode} from 'react';

import styles from './styles.module.css';

interface Props {
  /** What the figure shows, in a few words. */
  title: string;
  /** The text alternative of the drawing. Feeds print it, too. */
  description?: string;
  children: ReactNode;
}

/** The frame of a drawing, with its caption and text alternative. Posts put an imported SVG file in it. */
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
