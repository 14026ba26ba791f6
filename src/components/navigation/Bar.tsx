import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import bar from './bar.module.css';
import {useAlternates} from './useAlternates';
import Icon from '@site/src/components/ui/Icon';
import {Logo} from '@site/src/components/ui/Wren';
import {brand} from '@site/src/config/site';
import {bootButton} from '@site/src/lib/page';

/** The logo and the brand's name, linked to the home page. */
export function BrandLink({className}: {className?: string}): ReactNode {
  return (
    <Link to="/" className={clsx(bar.brand, className)}>
      <Logo />
      {brand}
    </Link>
  );
}

/** The color scheme: of the system, light or dark. The boot script handles it, so it works before hydration. */
export function ColorSchemes(): ReactNode {
  const schemes = {
    system: translate({id: 'nav.colorScheme.system', message: 'System'}),
    light: translate({id: 'nav.colorScheme.light', message: 'Light'}),
    dark: translate({id: 'nav.colorScheme.dark', message: 'Dark'}),
  };
  return (
    <div className={bar.schemes} role="group" aria-label={colorSchemeLabel()}>
      {Object.entries(schemes).map(([value, label]) => (
        <button key={value} type="button" value={value} {...bootButton('color-scheme')}>
          {label}
        </button>
      ))}
    </div>
  );
}

function colorSchemeLabel(): string {
  return translate({
    id: 'nav.colorScheme',
    message: 'Color scheme',
    description: 'Navigation: the menu with System, Light and Dark',
  });
}

/** The menu with the color schemes. */
export function ColorSchemeMenu(): ReactNode {
  return (
    <details className={clsx(bar.menu, bar.scripted)} name="navigation-menu">
      <summary className={bar.iconButton} title={colorSchemeLabel()}>
        <svg
          viewBox="0 0 20 20"
          width="20"
          height="20"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          aria-hidden="true">
          <circle cx="10" cy="10" r="7.5" />
          <path d="M10 2.5a7.5 7.5 0 0 1 0 15z" fill="currentColor" />
        </svg>
        <span className="visually-hidden">{colorSchemeLabel()}</span>
      </summary>
      <div className={bar.menuPanel}>
        <ColorSchemes />
      </div>
    </details>
  );
}

interface MenuProps {
  /** The icon of the button while the menu is closed. */
  icon: ReactNode;
  className?: string;
  /** For the panel that opens below the bar. */
  panelClassName?: string;
  children: ReactNode;
}

/** The menu on a phone: a native disclosure, so it works without script. */
export function PhoneMenu({icon, className, panelClassName, children}: MenuProps): ReactNode {
  const {englishPath} = useAlternates();
  return (
    // The key closes the menu after navigation.
    <details key={englishPath} name="navigation-menu" className={className}>
      <summary className={bar.iconButton}>
        {icon}
        <Icon name="close" />
        <span className="visually-hidden">{translate({id: 'nav.menu', message: 'Menu'})}</span>
      </summary>
      <div className={clsx(bar.panel, panelClassName)}>{children}</div>
    </details>
  );
}
