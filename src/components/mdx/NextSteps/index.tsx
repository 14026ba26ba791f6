import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** Where to go from here, as cards: two to four of them. */
export function NextSteps({children}: {children: ReactNode}): ReactNode {
  return <ul className={styles.cards}>{children}</ul>;
}

interface Props {
  /** The English path of the page. */
  to: string;
  title: string;
  /** What the reader finds there, in a sentence. */
  children?: ReactNode;
}

/** One card of {@link NextSteps}; all of it is the link. */
export function NextStep({to, title, children}: Props): ReactNode {
  return (
    <li className={styles.card}>
      <Link to={to} className={styles.link}>
        {title}
      </Link>
      {/* On one line it is text, on lines of its own a paragraph. */}
      {children === undefined ? null : <div className={styles.text}>{children}</div>}
    </li>
  );
}
