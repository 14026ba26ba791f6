import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {type ReactNode, useId} from 'react';

import styles from './styles.module.css';
import Picture from '@site/src/components/ui/Picture';
import {useLanguageNames} from '@site/src/components/ui/useLanguageNames';
import {usePageLanguage} from '@site/src/components/ui/usePageLanguage';
import {quickstartPath, quickstarts} from '@site/src/data/quickstarts';

/** A row of languages and frameworks with its label, each a link to its quickstart. */
export function QuickstartLinks(): ReactNode {
  const id = useId();
  const names = useLanguageNames();
  return (
    <>
      <p id={id} className={styles.label} lang={usePageLanguage().ui}>
        <Translate id="home.quickstarts.title">Start in your programming language</Translate>
      </p>
      <ul className={styles.row} translate="no" aria-labelledby={id}>
        {quickstarts.map(({slug, language}) => (
          <li key={slug}>
            <Link to={quickstartPath({slug})} className={styles.link}>
              <Picture file="languages" name={language} width={20} height={20} fill="currentColor" />
              {names[language]}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
