import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import {BrandLink, ColorSchemeMenu, ColorSchemes, PhoneMenu} from '../Bar';
import LanguageMenu, {LanguageLinks} from '../LanguageMenu';
import bar from '../bar.module.css';
import {navigationLabel} from '../labels';
import styles from './styles.module.css';
import Button from '@site/src/components/ui/Button';
import Icon from '@site/src/components/ui/Icon';
import {navigationActions} from '@site/src/config/navigation';

/** The slim bar of a page in the `external` layout. Works without script. */
export default function ExternalBar(): ReactNode {
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
    <header className={clsx('navbar', styles.header)}>
      <nav className={styles.bar} aria-label={translate({id: 'nav.label', message: 'Main'})}>
        <BrandLink className={styles.brand} />
        {linkList(styles.links)}
        <div className={styles.wide}>
          <LanguageMenu />
          <ColorSchemeMenu />
        </div>
        <Button to={button.to} size="small" className={styles.button}>
          {navigationLabel(button.label)}
        </Button>
        <PhoneMenu icon={<Icon name="more" />} className={styles.narrow} panelClassName={styles.panel}>
          {linkList(clsx(bar.panelLinks, styles.panelLinks))}
          <LanguageLinks className={bar.panelLanguages} />
          <ColorSchemes />
        </PhoneMenu>
      </nav>
    </header>
  );
}
