import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

import styles from './styles.module.css';
import LanguageIcon from '@site/src/components/ui/LanguageIcon';
import {quickstartPath, quickstarts} from '@site/src/data/quickstarts';

/** A row of languages and frameworks, each a link to its quickstart. */
export default function QuickstartLinks(): ReactNode {
  return (
    <ul className={styles.row} translate="no">
      {quickstarts.map(({slug, name, language}) => (
        <li key={slug}>
          <Link to={quickstartPath({slug})} className={`plain-link ${styles.link ?? ''}`}>
            <LanguageIcon language={language} size={20} />
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
