import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

import styles from './styles.module.css';
import {Muted} from '@site/src/components/ui/primitives';

interface Props {
  title: ReactNode;
  to: string;
  children: ReactNode;
}

/** A list item with a title that links to a page, and a sentence about it. */
export default function LinkItem({title, to, children}: Props): ReactNode {
  return (
    <li>
      <h3 className={styles.title}>
        <Link to={to}>{title}</Link>
      </h3>
      <Muted as="p">{children}</Muted>
    </li>
  );
}
