import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

interface Look {
  /** `primary` for the one action of a view, `quiet` beside it. */
  variant?: 'primary' | 'quiet';
  size?: 'normal' | 'small';
  className?: string;
  children: ReactNode;
}

interface LinkProps extends Look {
  /** An English path of the site or an address of the dashboard. */
  to: string;
}

interface ActionProps extends Look {
  /** What happens here, where the button leads nowhere. */
  onClick: () => void;
}

/** A link that is drawn as a button and stays in the same tab, or a button. */
export default function Button({
  variant = 'primary',
  size = 'normal',
  className,
  children,
  ...target
}: LinkProps | ActionProps): ReactNode {
  const look = clsx(styles.button, styles[variant], styles[size], className);
  return 'to' in target ? (
    <Link to={target.to} target="_self" rel="" className={look}>
      {children}
    </Link>
  ) : (
    <button type="button" onClick={target.onClick} className={look}>
      {children}
    </button>
  );
}
