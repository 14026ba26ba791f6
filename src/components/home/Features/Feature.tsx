import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

interface Props {
  title: ReactNode;
  text: ReactNode;
  /** The English path of the page that says how it works. */
  to: string;
  /** A small picture made of what one sees in the product; the same in every language. */
  picture: ReactNode;
  /** Half of the row instead of a third. */
  wide?: boolean;
}

/** One thing the product does: a picture, a name, two sentences. */
export default function Feature({title, text, to, picture, wide = false}: Props): ReactNode {
  return (
    <li className={styles.feature} data-wide={wide || undefined}>
      <div className={styles.picture} aria-hidden="true" translate="no">
        {picture}
      </div>
      <h3>
        <Link to={to}>
          <span>{title}</span>
        </Link>
      </h3>
      <p>{text}</p>
    </li>
  );
}
