import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

interface Props {
  title: ReactNode;
  text: ReactNode;
  to: string;
}

/** A list item with a title that links to a page, and a sentence about it. */
export default function LinkItem({title, text, to}: Props): ReactNode {
  return (
    <li>
      <h3 className={styles.title}>
        <Link to={to}>{title}</Link>
      </h3>
      <p className={styles.text}>{text}</p>
    </li>
  );
}
