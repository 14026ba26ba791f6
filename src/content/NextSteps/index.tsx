import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import styles from './styles.module.css';
import Picture from '@site/src/components/ui/Picture';
import {useFormat} from '@site/src/components/ui/useFormat';
import {usePageLanguage} from '@site/src/components/ui/usePageLanguage';

/** Cards with links to related pages. */
export function NextSteps({children}: {children: ReactNode}): ReactNode {
  return <ul className={styles.cards}>{children}</ul>;
}

interface Props {
  /** The English path of the page. */
  to: string;
  title: string;
  /** The icon's ID in `static/img/guides.svg`. */
  icon?: string;
  /** The reading time of the page, in minutes. */
  minutes?: number;
  /** One sentence about the page. */
  children?: ReactNode;
}

/** One card of {@link NextSteps}, clickable as a whole. */
export function NextStep({to, title, icon, minutes, children}: Props): ReactNode {
  return (
    <li className={styles.card}>
      <Link to={to} className={styles.link}>
        {title}
      </Link>
      {/* MDX passes text on one line as a string, and on multiple lines as a paragraph. */}
      {children === undefined ? null : <div className={styles.text}>{children}</div>}
      {minutes === undefined ? null : <Time minutes={minutes} />}
      {icon === undefined ? null : <Picture file="guides" name={icon} className={clsx('line-drawing', styles.icon)} />}
    </li>
  );
}

function Time({minutes}: {minutes: number}): ReactNode {
  const {unit} = useFormat();
  return (
    <p className={styles.time} lang={usePageLanguage().ui} data-site-only>
      <Translate id="blog.readingTime" values={{time: unit(minutes, 'minute', 'short')}}>
        {'{time} read'}
      </Translate>
    </p>
  );
}
