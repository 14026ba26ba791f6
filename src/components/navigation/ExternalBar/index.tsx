import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import ColorModeButton from '../ColorModeButton';
import LanguageMenu, {LanguageLinks} from '../LanguageMenu';
import {navigationLabel} from '../labels';
import {useAlternates} from '../useAlternates';
import styles from './styles.module.css';
import Button from '@site/src/components/ui/Button';
import Logo from '@site/src/components/ui/Logo';
import {navigationActions} from '@site/src/config/navigation';
import {brand} from '@site/src/config/site';
import {navigationId} from '@site/src/lib/page';

/**
 * The bar of a page that stands alone: whose it is, the way back, and what a
 * customer needs. It gives way to the page where that is printed or has little
 * height, as inside of something else. Works without script.
 */
export default function ExternalBar(): ReactNode {
  const {englishPath} = useAlternates();
  const {links, button} = navigationActions.external;
  const linkList = (className?: string): ReactNode => (
    <ul className={className}>
      {links.map(({label, to}) => (
        <li key={label}>
          <Link to={to} target="_self" rel="">
            {navigationLabel(label)}
          </Link>
        </li>
      ))}
    </ul>
  );
  return (
    <header id={navigationId} className={clsx('navbar', styles.header)}>
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
        {linkList(styles.links)}
        <div className={styles.wide}>
          <LanguageMenu />
          <ColorModeButton className={styles.iconButton} />
        </div>
        <Button to={button.to} size="small" className={styles.button}>
          {navigationLabel(button.label)}
        </Button>
        {/* The key closes the menu when a link in it has led to another page. */}
        <details key={englishPath} name="navigation-menu" className={styles.narrow}>
          <summary className={styles.iconButton}>
            <MoreIcon />
            <span className="visually-hidden">
              {translate({
                id: 'nav.menu',
                message: 'Menu',
                description: 'The button that opens the navigation on a phone',
              })}
            </span>
          </summary>
          <div className={styles.panel}>
            {linkList(styles.panelLinks)}
            <LanguageLinks className={styles.panelLanguages} />
            <ColorModeButton className={styles.iconButton} />
          </div>
        </details>
      </nav>
    </header>
  );
}

function MoreIcon(): ReactNode {
  return (
    <svg viewBox="0 0 20 20" width="20" height="20" fill="currentColor" aria-hidden="true">
      <circle cx="10" cy="4" r="1.6" />
      <circle cx="10" cy="10" r="1.6" />
      <circle cx="10" cy="16" r="1.6" />
    </svg>
  );
}
