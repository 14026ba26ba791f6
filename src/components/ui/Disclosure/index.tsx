import clsx from 'clsx';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

interface Props {
  /** The title, which toggles the content. */
  summary: ReactNode;
  /** `line` for disclosures in a list, such as questions; `card` for a single one, such as a table of contents. */
  variant?: 'line' | 'card';
  className?: string;
  children: ReactNode;
}

/** A native disclosure, which works without JavaScript. It is printed open. */
export default function Disclosure({summary, variant = 'line', className, children}: Props): ReactNode {
  return (
    <details
      className={clsx('print-open', styles[variant], className)}
      data-site-only={variant === 'card' || undefined}>
      <summary className={styles.summary}>{summary}</summary>
      {children}
    </details>
  );
}
