/**
 * Replaces `Footer` of @docusaurus/theme-classic 3.10.2.
 * Reason: sections, languages and localized links come from src/config.
 */
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import external from './external.module.css';
import styles from './styles.module.css';
import {LanguageLinks} from '@site/src/components/navigation/LanguageMenu';
import {navigationLabel} from '@site/src/components/navigation/labels';
import {useAlternates} from '@site/src/components/navigation/useAlternates';
import AirmailStripe from '@site/src/components/ui/AirmailStripe';
import {Logo} from '@site/src/components/ui/Wren';
import {layoutOf} from '@site/src/config/layouts';
import {footerSections, legalLinks} from '@site/src/config/navigation';
import {brand, company} from '@site/src/config/site';

/** The footer of a page, by its layout. */
export default function Footer(): ReactNode {
  if (layoutOf(useAlternates().englishPath) === 'external') {
    return <ExternalFooter />;
  }
  return (
    <footer className={styles.footer}>
      <AirmailStripe />
      <div className={styles.content}>
        <div className={styles.about}>
          <p className={styles.brand}>
            <Logo />
            {brand}
          </p>
          <p>
            <Translate id="footer.tagline">
              Email API, SMTP, campaigns and email verification. Prepaid credits that never expire.
            </Translate>
          </p>
          <address className={styles.address} translate="no">
            {`© ${company.year} ${company.name}`}
            {company.address.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
        </div>
        {footerSections.map(({label, links}) => (
          <nav key={label} aria-labelledby={`footer-${label}`}>
            <h2 id={`footer-${label}`} className={styles.title}>
              {navigationLabel(label)}
            </h2>
            <ul className={styles.links}>
              {links.map((link) => (
                <li key={link.label}>
                  <Link to={link.to}>{navigationLabel(link.label)}</Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <nav className={styles.languages} aria-label={translate({id: 'footer.languages', message: 'Languages'})}>
          <h2 className={styles.title} aria-hidden="true">
            <Translate id="footer.languages">Languages</Translate>
          </h2>
          <LanguageLinks className={styles.links} />
        </nav>
      </div>
    </footer>
  );
}

/** The footer of a page in the `external` layout: a single line. */
function ExternalFooter(): ReactNode {
  return (
    <footer className={external.footer}>
      <div className={external.line}>
        <Link to="/" className={external.brand}>
          {brand}
        </Link>
        <nav aria-label={navigationLabel('legal')}>
          <ul className={external.links}>
            {legalLinks.map(({label, to}) => (
              <li key={label}>
                <Link to={to}>{navigationLabel(label)}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <nav className={external.languages} aria-label={translate({id: 'footer.languages', message: 'Languages'})}>
          <LanguageLinks className={external.links} />
        </nav>
      </div>
    </footer>
  );
}
