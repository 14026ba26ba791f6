import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** Two to four cards with links to related pages. */
export function NextSteps({children}: {children: ReactNode}): ReactNode {
  return <ul className={styles.cards}>{children}</ul>;
}

interface Props {
  /** The English path of the page. */
  to: string;
  title: string;
  /** One sentence about the page. */
  children?: ReactNode;
}

/** One card of {@link NextSteps}, clickable as a whole. */
export function NextStep({to, title, children}: Props): ReactNode {
  return (
    <li className={styles.card}>
      <Link to={to} className={styles.link}>
        {title}
      </Link>
      {/* MDX passes text on one line as a string, and on several lines as a paragraph. */}
      {children === undefined ? null : <div className={styles.text}>{children}</div>}
    </li>
  );
}
