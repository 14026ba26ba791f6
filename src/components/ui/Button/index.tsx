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

interface State {
  /** Whether it cannot be pressed now. */
  disabled?: boolean;
  /** Whether it was pressed and its work goes on; it says so to screen readers. */
  busy?: boolean;
}

interface ActionProps extends Look, State {
  /** What happens here, where the button leads nowhere. */
  onClick: () => void;
}

interface SubmitProps extends Look, State {
  /** Sends the form that it stands in. */
  submit: true;
}

/** A link that is drawn as a button and stays in the same tab, or a button. */
export default function Button({
  variant = 'primary',
  size = 'normal',
  className,
  children,
  ...target
}: LinkProps | ActionProps | SubmitProps): ReactNode {
  const look = clsx(styles.button, styles[variant], styles[size], className);
  if ('to' in target) {
    return (
      <Link to={target.to} target="_self" rel="" className={look}>
        {children}
      </Link>
    );
  }
  return (
    <button
      type={'submit' in target ? 'submit' : 'button'}
      onClick={'submit' in target ? undefined : target.onClick}
      disabled={target.disabled}
      aria-busy={target.busy}
      className={look}>
      {children}
    </button>
  );
}
