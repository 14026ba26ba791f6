import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import {LanguageLinks} from '../LanguageMenu';
import {navigationLabel} from '../labels';
import styles from './styles.module.css';
import {legalLinks} from '@site/src/config/navigation';
import {brand} from '@site/src/config/site';

/** The line below a page that stands alone: whose it is, legal texts, languages. */
export default function ExternalFooter(): ReactNode {
  return (
    <footer className={styles.footer}>
      <div className={styles.line}>
        <Link to="/" className={styles.brand}>
          {brand}
        </Link>
        <nav aria-label={navigationLabel('legal')}>
          <ul className={styles.links}>
            {legalLinks.map(({label, to}) => (
              <li key={label}>
                <Link to={to}>{navigationLabel(label)}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <nav className={styles.languages} aria-label={translate({id: 'footer.languages', message: 'Languages'})}>
          <LanguageLinks className={styles.links} />
        </nav>
      </div>
    </footer>
  );
}
