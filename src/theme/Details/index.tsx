/**
 * Replaces `Details` of @docusaurus/theme-classic 3.10.2.
 * Reason: the original collapses its content with JavaScript, and during hydration, hides content that was open.
 */
import type {Props} from '@theme/Details';
import clsx from 'clsx';
import {type ReactNode, isValidElement} from 'react';

import styles from './styles.module.css';

export default function Details({summary, children, className, ...props}: Props): ReactNode {
  return (
    <details {...props} className={clsx(styles.details, 'print-open', className)}>
      {isValidElement(summary) ? summary : <summary>{summary ?? 'Details'}</summary>}
      {children}
    </details>
  );
}
