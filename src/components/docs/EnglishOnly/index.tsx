import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import styles from './styles.module.css';
import {usePageLanguage} from '@site/src/components/usePageLanguage';

/** Says below the title of a page that its text is not translated. Empty on every other page. */
export default function EnglishOnly(): ReactNode {
  const {ui} = usePageLanguage();
  return ui === undefined ? null : (
    <p className={styles.notice} lang={ui} data-english-only>
      <Translate
        id="notice.englishOnly"
        description="Below the title of a page whose text is not translated; one short sentence">
        This page is available in English only.
      </Translate>
    </p>
  );
}
