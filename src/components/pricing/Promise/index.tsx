import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

interface Props {
  /** The anchor. */
  id: string;
  title: ReactNode;
  /** The number in the postmark. */
  mark: string;
  children: ReactNode;
}

/** A promise with its number in a postmark. */
export default function Promise({id, title, mark, children}: Props): ReactNode {
  // Registers the anchor with the Docusaurus link checker.
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

/** Promises side by side. */
export function Promises({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.promises}>{children}</div>;
}
