import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import ColorModeButton from '../ColorModeButton';
import LanguageMenu, {LanguageLinks} from '../LanguageMenu';
import {navigationLabel} from '../labels';
import styles from './styles.module.css';
import Button from '@site/src/components/ui/Button';
import Logo from '@site/src/components/ui/Logo';
import {webActions, webNavigation} from '@site/src/config/navigation';
import {brand} from '@site/src/config/site';

/**
 * The main navigation. Menus are native disclosures, so they work without
 * script. The class `navbar` is read by the theme's table of contents, which
 * measures the element to know what scrolls below it.
 */
export default function WebNavigation(): ReactNode {
  return (
    <header className={clsx('navbar', styles.header)}>
      <nav
        className={styles.bar}
        aria-label={translate({
          id: 'nav.label',
          message: 'Main',
          description: 'Read out as the name of the main navigation',
        })}>
        <Link to="/" className={styles.brand}>
          <Logo />
          {brand}
        </Link>
        <div className={styles.wide}>
          <NavigationLinks className={styles.links} />
          <LanguageMenu />
          <ColorModeButton className={styles.iconButton} />
          <Actions />
        </div>
        <div className={styles.narrow}>
          <ColorModeButton className={styles.iconButton} />
          <details className={styles.drawer} name="navigation-menu">
            <summary className={styles.iconButton}>
              <MenuIcon />
              <span className="visually-hidden">
                {translate({
                  id: 'nav.menu',
                  message: 'Menu',
                  description: 'The button that opens the navigation on a phone',
                })}
              </span>
            </summary>
            <div className={styles.panel}>
              <NavigationLinks className={styles.panelLinks} />
              <Actions />
              <LanguageLinks className={styles.panelLanguages} />
            </div>
          </details>
        </div>
      </nav>
    </header>
  );
}

function NavigationLinks({className}: {className?: string}): ReactNode {
  return (
    <ul className={className}>
      {webNavigation.map(({label, to}) => (
        <li key={label}>
          <Link to={to}>{navigationLabel(label)}</Link>
        </li>
      ))}
    </ul>
  );
}

function Actions(): ReactNode {
  const {logIn, getStarted} = webActions;
  return (
    <div className={styles.actions}>
      <Link to={logIn.to} target="_self" rel="">
        {navigationLabel(logIn.label)}
      </Link>
      <Button to={getStarted.to} size="small">
        {navigationLabel(getStarted.label)}
      </Button>
    </div>
  );
}

function MenuIcon(): ReactNode {
  return (
    <svg
      viewBox="0 0 20 20"
      width="22"
      height="22"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      aria-hidden="true">
      <path d="M2.5 5.5h15M2.5 10h15M2.5 14.5h15" />
    </svg>
  );
}
