import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import styles from './styles.module.css';
import LanguageLinks from '@site/src/components/ui/LanguageLinks';
import {useAlternates} from '@site/src/components/ui/useAlternates';
import Icon from '@site/src/components/ui/Icon';
import {Card, PlainButton} from '@site/src/components/ui/primitives';
import {bootButton} from '@site/src/lib/page';

/** The color scheme: of the system, light, or dark. The boot script handles it, so it works before hydration. */
export function ColorSchemeMenu(): ReactNode {
  const label = translate({
    id: 'nav.colorScheme',
    message: 'Color scheme',
    description: 'Navigation: the menu with System, Light and Dark',
  });
  const schemes = {
    system: translate({id: 'nav.colorScheme.system', message: 'System'}),
    light: translate({id: 'nav.colorScheme.light', message: 'Light'}),
    dark: translate({id: 'nav.colorScheme.dark', message: 'Dark'}),
  };
  return (
    <details className={clsx(styles.dropdown, 'needs-script')} name="navigation-menu">
      <summary className={styles.iconButton} title={label}>
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
        <span className="visually-hidden">{label}</span>
      </summary>
      <Card role="group" aria-label={label}>
        {Object.entries(schemes).map(([value, name]) => (
          <PlainButton key={value} value={value} {...bootButton('color-scheme')}>
            {name}
          </PlainButton>
        ))}
      </Card>
    </details>
  );
}

/**
 * The current page in every language.
 *
 * @param isShort whether the button shows the language code, and the language's name only to screen readers
 */
export function LanguageMenu({isShort}: {isShort: boolean}): ReactNode {
  const {current} = useAlternates();
  return (
    <details className={clsx(styles.dropdown, styles.language)} name="navigation-menu">
      <summary className={styles.languageButton}>
        <Icon name="globe" />
        <span className="visually-hidden">{translate({id: 'nav.language', message: 'Language:'})} </span>
        {isShort ? (
          <span className={styles.code} aria-hidden="true" translate="no">
            {current.locale.toUpperCase()}
          </span>
        ) : null}
        <span className={isShort ? 'visually-hidden' : undefined}>{current.name}</span>
      </summary>
      <LanguageLinks className="ui-card" />
    </details>
  );
}

/**
 * The menu of a narrow bar, with the languages at its end.
 *
 * @param children the links that do not fit in the bar
 */
export function NarrowMenu({children}: {children: ReactNode}): ReactNode {
  const {englishPath} = useAlternates();
  const languages = translate({id: 'footer.languages', message: 'Languages'});
  return (
    // The key closes the menu after navigation.
    <details key={englishPath} name="navigation-menu" className={styles.menu}>
      <summary className={styles.iconButton}>
        <Icon name="menu" />
        <Icon name="close" />
        <span className="visually-hidden">{translate({id: 'nav.menu', message: 'Menu'})}</span>
      </summary>
      <div className={styles.panel}>
        {children}
        <div role="group" aria-label={languages}>
          <b aria-hidden="true">{languages}</b>
          <LanguageLinks className={styles.languages} />
        </div>
      </div>
    </details>
  );
}
