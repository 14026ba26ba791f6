/**
 * Replaces `Footer` of @docusaurus/theme-classic 3.10.2.
 * Reason: sections, languages, and localized links come from src/config.
 */
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import styles from './styles.module.css';
import LanguageLinks from '@site/src/components/ui/LanguageLinks';
import {navigationLabel} from '@site/src/components/ui/navigationLabels';
import {useAlternates} from '@site/src/components/ui/useAlternates';
import {Page, PlainList, Row, Stack} from '@site/src/components/ui/primitives';
import {Logo} from '@site/src/components/ui/Wren';
import {layoutOf} from '@site/src/config/layouts';
import {type NavigationLabel, footerSections, legalLinks} from '@site/src/config/navigation';
import {brand, company} from '@site/src/config/site';

/** The footer of a page, by its layout. */
export default function Footer(): ReactNode {
  if (layoutOf(useAlternates().englishPath) === 'external') {
    return <ExternalFooter />;
  }
  return (
    <footer className={clsx(styles.footer, 'no-print')}>
      <div className="ui-stripe" role="presentation" />
      <Page className={styles.content}>
        <Stack className={styles.about}>
          <p className={styles.brand}>
            <Logo />
            {brand}
          </p>
          <p>
            <Translate id="footer.tagline">
              Email API, SMTP, campaigns and email verification. Prepaid credits that never expire.
            </Translate>
          </p>
          <address translate="no">
            {`© ${company.year} ${company.name}`}
            {company.address.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
        </Stack>
        {footerSections.map(({label, links}) => (
          <nav key={label} aria-labelledby={`footer-${label}`}>
            <h2 id={`footer-${label}`}>{navigationLabel(label)}</h2>
            <Links links={links} />
          </nav>
        ))}
        <nav className={styles.languages} aria-label={translate({id: 'footer.languages', message: 'Languages'})}>
          <h2 aria-hidden="true">
            <Translate id="footer.languages">Languages</Translate>
          </h2>
          <LanguageLinks />
        </nav>
      </Page>
    </footer>
  );
}

interface LinksProps {
  links: readonly {label: NavigationLabel; to: string}[];
  className?: string;
}

function Links({links, className}: LinksProps): ReactNode {
  return (
    <PlainList className={className}>
      {links.map(({label, to}) => (
        <li key={label}>
          <Link to={to}>{navigationLabel(label)}</Link>
        </li>
      ))}
    </PlainList>
  );
}

/** The footer of a page in the `external` layout: a single line. */
function ExternalFooter(): ReactNode {
  return (
    <footer className={clsx(styles.footer, styles.external, 'no-print')}>
      <Row as={Page}>
        <Link to="/">{brand}</Link>
        <nav aria-label={navigationLabel('legal')}>
          <Links links={legalLinks} className="ui-row" />
        </nav>
        <nav className={styles.languages} aria-label={translate({id: 'footer.languages', message: 'Languages'})}>
          <LanguageLinks className="ui-row" />
        </nav>
      </Row>
    </footer>
  );
}
