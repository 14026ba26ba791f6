import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import styles from './styles.module.css';
import Picture from '@site/src/components/ui/Picture';
import {Page, Row} from '@site/src/components/ui/primitives';
import {useLanguageNames} from '@site/src/components/ui/useLanguageNames';
import {quickstartPath, quickstarts} from '@site/src/data/quickstarts';

/** Languages and frameworks with links to their quickstarts. */
export default function Quickstarts(): ReactNode {
  const names = useLanguageNames();
  return (
    <Page as="section" className={styles.section} aria-labelledby="quickstarts">
      <h2 id="quickstarts">
        <Translate id="home.quickstarts.title">Start in your programming language</Translate>
      </h2>
      <Row as="ul" className={styles.row} translate="no">
        {quickstarts.map(({slug, language}) => (
          <li key={slug}>
            <Link to={quickstartPath({slug})} className={styles.link}>
              <Picture file="languages" name={language} width={26} height={26} fill="currentColor" />
              {names[language]}
            </Link>
          </li>
        ))}
      </Row>
    </Page>
  );
}
