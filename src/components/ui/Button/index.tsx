import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

interface Look {
  /** `primary` for the main action of a view, `quiet` for the others. */
  variant?: 'primary' | 'quiet';
  size?: 'normal' | 'small';
  className?: string;
  children: ReactNode;
}

interface LinkProps extends Look {
  /** An English path of the site, or a URL of the dashboard. Without one, the link is disabled. */
  to: string | undefined;
  /** The accessible name, if it differs from the text. */
  label?: string;
  /** Repeats a link that is near, for the pointer only: the Tab key skips it. */
  repeats?: boolean;
}

interface ActionProps extends Look {
  onClick: () => void;
}

interface SubmitProps extends Look {
  /** Submits the surrounding form. */
  submit: true;
}

/** A button, or a link that looks like one and opens in the same tab. */
export default function Button({
  variant = 'primary',
  size = 'normal',
  className,
  children,
  ...target
}: LinkProps | ActionProps | SubmitProps): ReactNode {
  const look = clsx(styles.button, styles[variant], styles[size], className);
  if ('to' in target) {
    return target.to === undefined ? (
      <span role="link" aria-disabled="true" className={look}>
        {children}
      </span>
    ) : (
      <Link
        to={target.to}
        target="_self"
        rel=""
        className={look}
        aria-label={target.label}
        tabIndex={target.repeats ? -1 : undefined}>
        {children}
      </Link>
    );
  }
  return (
    <button
      type={'submit' in target ? 'submit' : 'button'}
      onClick={'submit' in target ? undefined : target.onClick}
      className={look}>
      {children}
    </button>
  );
}
