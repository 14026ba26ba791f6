import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import styles from './styles.module.css';
import ReadInEnglish from '@site/src/components/ui/ReadInEnglish';
import {useRoute} from '@site/src/components/ui/useRoute';
import {usePageLanguage} from '@site/src/components/ui/usePageLanguage';

/** A note that a page isn't translated, or that the translation is older than the English text; otherwise empty. */
export default function TranslationNotice(): ReactNode {
  const {ui} = usePageLanguage();
  const {isStale} = useRoute() ?? {};
  if (ui !== undefined) {
    return (
      <p className={styles.notice} lang={ui} data-english-only>
        <Translate
          id="notice.englishOnly"
          description="Below the title of a page whose text is not translated; one short sentence">
          This page is available in English only.
        </Translate>
      </p>
    );
  }
  return isStale ? (
    <p className={styles.notice} data-stale>
      <Translate
        id="notice.stale"
        description='Below the title of a translated page; followed by the link "Read it in English"'>
        The English page is newer than this translation.
      </Translate>{' '}
      <ReadInEnglish />
    </p>
  ) : null;
}
