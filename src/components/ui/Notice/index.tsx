import clsx from 'clsx';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

interface Props {
  /** `note` for information, `error` for failures. */
  kind?: 'note' | 'error';
  className?: string;
  children: ReactNode;
}

/** A card with a colored edge, like the admonitions in Markdown. */
export default function Notice({kind = 'note', className, children}: Props): ReactNode {
  return <div className={clsx(styles.notice, styles[kind], className)}>{children}</div>;
}
