/**
 * Replaces `Navbar` of @docusaurus/theme-classic 3.10.2.
 * Reason: the original's menus do not open without script; ours are native.
 */
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import external from './external.module.css';
import styles from './styles.module.css';
import {BrandLink, ColorSchemeMenu, ColorSchemes, PhoneMenu} from '@site/src/components/navigation/Bar';
import bar from '@site/src/components/navigation/bar.module.css';
import {navigationLabel} from '@site/src/components/navigation/labels';
import LanguageMenu, {MenuLanguages} from '@site/src/components/navigation/LanguageMenu';
import {SearchSlot} from '@site/src/search/box';
import {useAlternates} from '@site/src/components/navigation/useAlternates';
import Button from '@site/src/components/ui/Button';
import Icon from '@site/src/components/ui/Icon';
import {layoutOf} from '@site/src/config/layouts';
import {defaultLocale} from '@site/src/config/locales';
import {type NavigationLabel, docsNavigation, navigationActions, webNavigation} from '@site/src/config/navigation';

/**
 * The navigation of a page, by its layout. Menus are native disclosures, so they
 * work without script. The theme's table of contents measures the element with
 * the class `navbar`.
 */
export default function SiteNavigation(): ReactNode {
  const {englishPath, current} = useAlternates();
  const layout = layoutOf(englishPath);
  if (layout === 'external') {
    return <ExternalBar />;
  }
  return (
    <header className={clsx('navbar', styles.header)}>
      <nav className={styles.bar} aria-label={translate({id: 'nav.label', message: 'Main'})}>
        <BrandLink className={styles.brand} />
        <SearchSlot layout={layout} buttonClassName={bar.iconButton} />
        <div className={clsx(styles.items, styles[layout], current.locale !== defaultLocale && styles.long)}>
          <NavigationLinks layout={layout} englishPath={englishPath} className={styles.links} />
          <div className={styles.language}>
            <LanguageMenu />
          </div>
          <ColorSchemeMenu />
          <Actions layout={layout} />
          <PhoneMenu icon={<Icon name="menu" />} className={styles.menu} panelClassName={styles.panel}>
            <NavigationLinks layout={layout} englishPath={englishPath} className={bar.panelLinks} isMenu />
            <ActionButton layout={layout} />
            <MenuLanguages />
          </PhoneMenu>
        </div>
      </nav>
    </header>
  );
}

interface LinksProps {
  layout: 'web' | 'docs';
  englishPath: string;
  className?: string;
  /** Whether they are in the menu, which has the links of the actions, too. */
  isMenu?: boolean;
}

function NavigationLinks({layout, englishPath, className, isMenu = false}: LinksProps): ReactNode {
  return (
    <ul className={className}>
      {(layout === 'docs' ? docsNavigation : webNavigation).map(({label, to}) => {
        const current = englishPath === to || englishPath.startsWith(`${to}/`);
        return (
          <li key={label}>
            <Link to={to} aria-current={current ? 'true' : undefined}>
              {navigationLabel(label)}
            </Link>
          </li>
        );
      })}
      {isMenu ? <ActionItems layout={layout} /> : null}
    </ul>
  );
}

/** The links of the actions, as items of a list. */
function ActionItems({layout}: Pick<LinksProps, 'layout'>): ReactNode {
  return navigationActions[layout].links.map((link) => (
    <li key={link.label}>
      <ActionLink {...link} />
    </li>
  ));
}

function Actions({layout}: Pick<LinksProps, 'layout'>): ReactNode {
  return (
    <div className={styles.actions}>
      {navigationActions[layout].links.map((link) => (
        <ActionLink key={link.label} {...link} className={styles.actionLink} />
      ))}
      <ActionButton layout={layout} />
    </div>
  );
}

interface ActionLinkProps {
  label: NavigationLabel;
  to: string;
  className?: string;
}

function ActionLink({label, to, className}: ActionLinkProps): ReactNode {
  return (
    <Link to={to} target="_self" rel="" className={className}>
      {navigationLabel(label)}
    </Link>
  );
}

function ActionButton({layout, className}: Pick<LinksProps, 'layout' | 'className'>): ReactNode {
  const {label, to} = navigationActions[layout].button;
  return (
    <Button to={to} size="small" className={className}>
      {navigationLabel(label)}
    </Button>
  );
}

/** The slim bar of a page in the `external` layout. Works without script. */
function ExternalBar(): ReactNode {
  return (
    <header className={clsx('navbar', external.header)}>
      <nav className={external.bar} aria-label={translate({id: 'nav.label', message: 'Main'})}>
        <BrandLink className={external.brand} />
        <ul className={external.links}>
          <ActionItems layout="docs" />
        </ul>
        <div className={external.wide}>
          <LanguageMenu />
          <ColorSchemeMenu />
        </div>
        <ActionButton layout="docs" className={external.button} />
        <PhoneMenu icon={<Icon name="more" />} className={external.narrow} panelClassName={external.panel}>
          <ul className={clsx(bar.panelLinks, external.panelLinks)}>
            <ActionItems layout="docs" />
          </ul>
          <ColorSchemes />
          <MenuLanguages />
        </PhoneMenu>
      </nav>
    </header>
  );
}
