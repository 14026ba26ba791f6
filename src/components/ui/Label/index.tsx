import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** A color of src/css/base.css; without one, a label is gray. */
export type Tone = 'blue' | 'moss' | 'red' | 'brown';

interface Props {
  tone: Tone | undefined;
  /** The path of the page that the label links to, if any. */
  to?: string;
  children: ReactNode;
}

/** A category or a kind, in a frame of its color. */
export default function Label({tone, to, children}: Props): ReactNode {
  return to === undefined ? (
    <span className={styles.label} data-tone={tone}>
      {children}
    </span>
  ) : (
    <Link className={styles.label} to={to} data-tone={tone}>
      {children}
    </Link>
  );
}
