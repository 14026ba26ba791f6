import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';

import styles from './styles.module.css';

interface Look {
  /** `primary` for the main action of a view, `quiet` for the others. */
  variant?: 'primary' | 'quiet';
  size?: 'normal' | 'small';
}

interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target' | 'rel'> {
  /** An English path of the site, or a URL of the dashboard. If undefined, the link is disabled. */
  to: string | undefined;
}

/** A button, or a link that looks like one and opens in the same tab. */
export default function Button({
  variant = 'primary',
  size = 'normal',
  className,
  ...attributes
}: Look & (LinkProps | ComponentProps<'button'>)): ReactNode {
  const look = clsx(styles.button, styles[variant], styles[size], className);
  if (!('to' in attributes)) {
    return <button type="button" className={look} {...attributes} />;
  }
  const {to, ...more} = attributes;
  return to === undefined ? (
    <span role="link" aria-disabled="true" className={look}>
      {more.children}
    </span>
  ) : (
    <Link to={to} target="_self" rel="" className={look} {...more} />
  );
}
