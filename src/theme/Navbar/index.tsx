/**
 * Replaces `Navbar` of @docusaurus/theme-classic 3.10.2.
 * Reason: the original's menus do not open without JavaScript; ours are native.
 */
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import {ColorSchemeMenu, LanguageMenu, NarrowMenu} from './menus';
import styles from './styles.module.css';
import {navigationLabel} from '@site/src/components/ui/navigationLabels';
import {useAlternates} from '@site/src/components/ui/useAlternates';
import Button from '@site/src/components/ui/Button';
import Icon from '@site/src/components/ui/Icon';
import {PlainList} from '@site/src/components/ui/primitives';
import {Logo} from '@site/src/components/ui/Wren';
import {layoutOf} from '@site/src/config/layouts';
import {defaultLocale} from '@site/src/config/locales';
import {type NavigationLabel, navigation} from '@site/src/config/navigation';
import {brand} from '@site/src/config/site';
import {SearchSlot} from '@site/src/search/box';

/**
 * The navigation of a page, by its layout. Menus are native disclosures, so they
 * work without JavaScript. The theme's table of contents measures the element with
 * the class `navbar`.
 */
export default function SiteNavigation(): ReactNode {
  const {englishPath, current} = useAlternates();
  const layout = layoutOf(englishPath) === 'web' ? 'web' : 'docs';
  const {pages, actions, button} = navigation[layout];
  return (
    <header className={clsx('navbar', styles.header, styles[layout])}>
      <nav className={styles.bar} aria-label={translate({id: 'nav.label', message: 'Main'})}>
        <Link to="/" className={styles.brand}>
          <Logo />
          {brand}
        </Link>
        <SearchSlot layout={layout} buttonClassName={styles.iconButton} />
        <div className={clsx(styles.items, current.locale !== defaultLocale && styles.long)}>
          <Links items={pages} className={styles.links} />
          <LanguageMenu isShort={layout === 'docs'} />
          <ColorSchemeMenu />
          <Links items={actions} className={clsx(styles.links, styles.actions)} />
          <Button to={button.to} size="small" className={styles.button}>
            {navigationLabel(button.label)}
          </Button>
          <NarrowMenu>
            <Links items={[...pages, ...actions]} className={styles.menuLinks} />
            <Button to={button.to} size="small">
              {navigationLabel(button.label)}
            </Button>
          </NarrowMenu>
        </div>
      </nav>
    </header>
  );
}

interface LinksProps {
  items: readonly {label: NavigationLabel; to: string}[];
  className?: string;
}

function Links({items, className}: LinksProps): ReactNode {
  const {englishPath} = useAlternates();
  return items.length === 0 ? null : (
    <PlainList className={className}>
      {items.map(({label, to}) => {
        const current = englishPath === to || englishPath.startsWith(`${to}/`);
        const text = navigationLabel(label);
        const isBack = label === 'backToSite';
        return (
          <li key={label}>
            <Link
              to={to}
              target="_self"
              rel=""
              title={isBack ? text : undefined}
              aria-current={current ? 'true' : undefined}>
              {isBack ? <Icon name="back" /> : null}
              <span>{text}</span>
            </Link>
          </li>
        );
      })}
    </PlainList>
  );
}
