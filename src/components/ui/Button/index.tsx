import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

interface Props {
  /** An English path of the site or an address of the dashboard. */
  to: string;
  /** `primary` for the one action of a view, `quiet` beside it. */
  variant?: 'primary' | 'quiet';
  size?: 'normal' | 'small';
  className?: string;
  children: ReactNode;
}

/** A link that is drawn as a button. Stays in the same tab, wherever it leads. */
export default function Button({to, variant = 'primary', size = 'normal', className, children}: Props): ReactNode {
  return (
    <Link to={to} target="_self" rel="" className={clsx(styles.button, styles[variant], styles[size], className)}>
      {children}
    </Link>
  );
}
