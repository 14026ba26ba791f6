import clsx from 'clsx';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

interface Props {
  /** What is pressed: says what stands inside. */
  summary: ReactNode;
  /** `line` in a list of its kind, as questions; `card` alone, as the contents of a page. */
  variant?: 'line' | 'card';
  className?: string;
  children: ReactNode;
}

/** Something that opens and closes, by the browser's own means: it works without script. On paper it is open. */
export default function Disclosure({summary, variant = 'line', className, children}: Props): ReactNode {
  return (
    <details className={clsx(styles.disclosure, styles[variant], className)}>
      <summary className={styles.summary}>{summary}</summary>
      {children}
    </details>
  );
}
