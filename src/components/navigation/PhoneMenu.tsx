import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import bar from './bar.module.css';
import {useAlternates} from './useAlternates';

interface Props {
  /** What opens the menu, as a picture. */
  icon: ReactNode;
  className?: string;
  /** Of the panel that opens below the bar. */
  panelClassName?: string;
  children: ReactNode;
}

/** The menu of a bar on a phone: a native disclosure, so it works without script. */
export default function PhoneMenu({icon, className, panelClassName, children}: Props): ReactNode {
  const {englishPath} = useAlternates();
  return (
    // The key closes the menu when a link in it has led to another page.
    <details key={englishPath} name="navigation-menu" className={className}>
      <summary className={bar.iconButton}>
        {icon}
        <span className="visually-hidden">{translate({id: 'nav.menu', message: 'Menu'})}</span>
      </summary>
      <div className={clsx(bar.panel, panelClassName)}>{children}</div>
    </details>
  );
}
