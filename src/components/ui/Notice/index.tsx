import clsx from 'clsx';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

interface Props {
  /** `note` says something by the way, `empty` that there is nothing here, `error` that something failed. */
  kind?: 'note' | 'empty' | 'error';
  className?: string;
  children: ReactNode;
}

/** Something said beside the text, on a card with a coloured edge; drawn as the notices that authors write. */
export default function Notice({kind = 'note', className, children}: Props): ReactNode {
  return <div className={clsx(styles.notice, styles[kind], className)}>{children}</div>;
}
