import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

interface Props {
  /** The anchor. */
  id: string;
  title: ReactNode;
  /** The number of the promise, in the postmark; the title or the text says what it is. */
  mark: string;
  children: ReactNode;
}

/** A promise with its number in a postmark; two of them stand side by side. */
export default function Promise({id, title, mark, children}: Props): ReactNode {
  // Tells the check of links that this anchor exists.
  useBrokenLinks().collectAnchor(id);
  return (
    <section className={styles.promise} id={id}>
      <span className={styles.mark} aria-hidden="true">
        {mark}
      </span>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </section>
  );
}

/** Promises on the grid of the page. */
export function Promises({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.promises}>{children}</div>;
}
